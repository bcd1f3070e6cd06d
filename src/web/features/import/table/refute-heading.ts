/** Whether a column's cells contradict its heading. Pure. */
import type { RecordKind, Stored } from '../../../../domain/record.ts';
import { isEmailAndPhone, isHonorific } from './cell-kinds.ts';
import type { Target } from './heading-names.ts';

/** A UUID as Postgres writes it, in either case. */
export const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * 'Member ID' 1001 is another program's, 'Title' Mrs. is no profession, and 'Priority' Normal no number: each would cost
 * rows or values.
 * @param cells filled ones of the column, trimmed.
 */
export function refutes<T extends Stored>(
  { fields }: RecordKind<T>,
  target: Target<T>,
  cells: readonly string[],
): boolean {
  if (target === 'id') return !cells.some((cell) => UUID.test(cell));
  if (cells.every(isHonorific)) return true;
  // A phone and an address each have a field of their own.
  if (target === 'contact_info' && cells.every((cell) => isEmailAndPhone(cell))) return true;
  const field = fields.find(({ name }) => name === target);
  const isNumber = typeof field?.store?.('1') === 'number';
  if (isNumber) return !cells.some((cell) => !Number.isNaN(Number(cell)));
  return field?.check !== undefined && cells.every((cell) => field.check?.(cell) !== null);
}
