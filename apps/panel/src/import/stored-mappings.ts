/** The columns as an admin matched them, stored for the next file with the same headings. */
import type { RecordKind, Stored } from 'domain/record.ts';
import type { Mapping, Target } from './plan/heading-names.ts';

const KEY = 'pathfinder-import-columns';

/** Sets of headings remembered; the oldest is forgotten. */
const MAX_STORED = 20;

interface StoredMapping {
  readonly table: string;
  readonly header: readonly string[];
  readonly targets: readonly (readonly string[])[];
}

/** null when no file with these headings has been imported. */
export function readStoredMapping<T extends Stored>(
  kind: RecordKind<T>,
  header: readonly string[],
): Mapping<T> | null {
  const found = readStored().find((each) => isFor(each, kind, header));
  if (found === undefined) return null;
  const known: readonly Target<T>[] = [...kind.fields.map(({ name }) => name), 'id'];
  return header.map((_, column) =>
    known.filter((target) => found.targets[column]?.includes(target)),
  );
}

export function storeMapping<T extends Stored>(
  kind: RecordKind<T>,
  header: readonly string[],
  mapping: Mapping<T>,
): void {
  const others = readStored().filter((each) => !isFor(each, kind, header));
  const added: StoredMapping = { table: kind.table, header, targets: mapping };
  try {
    localStorage.setItem(KEY, JSON.stringify([added, ...others].slice(0, MAX_STORED)));
  } catch {
    // Storage is blocked or full: the columns are guessed again.
  }
}

function readStored(): readonly StoredMapping[] {
  try {
    return parseMappings(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** The valid mappings in the stored text. Pure. */
export function parseMappings(stored: string | null): readonly StoredMapping[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(parsed) ? parsed.filter(isStoredMapping) : [];
}

function isStoredMapping(value: unknown): value is StoredMapping {
  if (typeof value !== 'object' || value === null) return false;
  const { table, header, targets } = value as Readonly<Record<string, unknown>>;
  return (
    typeof table === 'string' &&
    isTexts(header) &&
    Array.isArray(targets) &&
    targets.length === header.length &&
    targets.every(isTexts)
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isFor<T extends Stored>(
  stored: StoredMapping,
  { table }: RecordKind<T>,
  header: readonly string[],
): boolean {
  return (
    stored.table === table &&
    stored.header.length === header.length &&
    stored.header.every((name, column) => name === header[column])
  );
}
