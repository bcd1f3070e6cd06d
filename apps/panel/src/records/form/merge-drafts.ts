/** Merges two admins' changes to one record, and finds the fields to choose between. Pure. */
import {
  type Draft,
  draftOf,
  type FieldName,
  type RecordKind,
  type Stored,
} from 'domain/record.ts';

interface Merged<T extends Stored> {
  /** Theirs where only they changed a field, mine everywhere else. */
  readonly draft: Draft<T>;
  /** Fields both changed, to different texts: mine are kept unless theirs are chosen. */
  readonly contested: readonly FieldName<T>[];
  /** Fields only they changed. */
  readonly taken: readonly FieldName<T>[];
}

/** @param base the record I began with; null for a new one. @param theirs the record as saved now. */
export function mergeDrafts<T extends Stored>(
  kind: RecordKind<T>,
  base: T | null,
  mine: Draft<T>,
  theirs: T,
): Merged<T> {
  const before = draftOf(kind, base);
  const saved = draftOf(kind, theirs);
  const names = kind.fields.map(({ name }) => name);
  const changedByThem = names.filter((name) => saved[name] !== before[name]);
  const contested = changedByThem.filter(
    (name) => mine[name] !== before[name] && mine[name] !== saved[name],
  );
  const taken = changedByThem.filter((name) => mine[name] === before[name]);
  const draft = { ...mine, ...Object.fromEntries(taken.map((name) => [name, saved[name]])) };
  return { draft, contested, taken };
}
