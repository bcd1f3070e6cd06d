/** Two admins changed one record: what of both can stand, and what has to be chosen. Pure. */
import {
  type Draft,
  draftOf,
  type FieldName,
  type RecordKind,
  type Stored,
} from '../../../domain/record.ts';

interface Merged<T extends Stored> {
  /** Theirs where only they changed a field, mine everywhere else. */
  readonly draft: Draft<T>;
  /** Fields both changed, to different texts: mine stand until theirs are chosen. */
  readonly contested: readonly FieldName<T>[];
  /** Fields only they changed. */
  readonly taken: readonly FieldName<T>[];
}

/** @param base what I began from; null when I began with nothing. @param theirs what is saved by now. */
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
