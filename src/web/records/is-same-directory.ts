/** Whether two reads of the directory are equal, to avoid rendering and indexing again. Pure. */
import type { Directory } from '../../domain/directory.ts';

export function isSameDirectory(before: Directory, now: Directory): boolean {
  return isSameList(before.members, now.members) && isSameList(before.chains, now.chains);
}

function isSameList<T extends object>(before: readonly T[], now: readonly T[]): boolean {
  return before.length === now.length && before.every((record, at) => isSame(record, now[at]));
}

/** Parsed rows of a table have the same fields, each a string, a number or null. */
function isSame<T extends object>(record: T, other: T | undefined): boolean {
  if (other === undefined) return false;
  return Object.entries(record).every(([name, value]) => value === Reflect.get(other, name));
}
