/** What a page of a list holds: its rows, and the form that is open. Pure. */
import type { Stored } from '../../../domain/record.ts';

interface ListItem<T extends Stored> {
  readonly id: string;
  /** null for an open form whose record somebody else has deleted. */
  readonly record: T | null;
}

/**
 * An open form outlives its row: the search may leave it out, or somebody else may delete it. Then it
 * stands above the others.
 * @param openId of the record whose form is open, if any.
 */
export function itemsOf<T extends Stored>(
  rows: readonly T[],
  records: readonly T[],
  openId: string | null,
): readonly ListItem<T>[] {
  const items = rows.map((record) => ({ id: record.id, record }));
  if (openId === null || rows.some(({ id }) => id === openId)) return items;
  return [{ id: openId, record: records.find(({ id }) => id === openId) ?? null }, ...items];
}
