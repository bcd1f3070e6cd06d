/** Whether a column's cells contradict its heading. Pure. */
import { hasLostDigits } from 'domain/phone.ts';
import type { RecordKind, Stored } from 'domain/record.ts';
import { isEmailAndPhone, isHonorific, isPersonName } from './cell-kinds.ts';
import type { Target } from './heading-names.ts';

/** A UUID as Postgres writes it, in either case. */
export const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * A 'Member ID' of 1001 is another program's, the 'Title' Mrs. is not a profession, and the 'Priority' Normal is not a
 * number: importing them would lose rows or values.
 * @param cells the filled cells of the column, trimmed.
 */
export function refutes<T extends Stored>(
  { fields }: RecordKind<T>,
  target: Target<T>,
  cells: readonly string[],
): boolean {
  if (target === 'id') return !cells.some((cell) => UUID.test(cell));
  if (cells.every(isHonorific)) return true;
  // Phones, addresses and contact persons have fields of their own.
  if (target === 'contact_info') {
    return [isEmailAndPhone, isPersonName].some((isOne) => cells.every(isOne));
  }
  const field = fields.find(({ name }) => name === target);
  const isNumber = typeof field?.store?.('1') === 'number';
  if (isNumber) return !cells.some((cell) => !Number.isNaN(Number(cell)));
  // A column of rounded numbers is still one of phones.
  return cells.every((cell) => (field?.check?.(cell) ?? null) !== null && !hasLostDigits(cell));
}
