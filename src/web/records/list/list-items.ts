/** The items on a list page: its rows and the open form. Pure. */
import type { Stored } from '../../../domain/record.ts';

interface ListItem<T extends Stored> {
  readonly id: string;
  /** null for an open form whose record has been deleted. */
  readonly record: T | null;
}

/**
 * An open form stays even if its row is filtered out or deleted; it then comes first.
 * @param openId id of the record with the open form, if any.
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
