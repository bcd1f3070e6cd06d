/**
 * What columns contain, judged by their cells alone: guesses where the heading is unknown or missing, and whether the
 * cells contradict a heading. Pure.
 */
import { addressIn, httpAddress } from 'domain/contact.ts';
import { hasLostDigits, phoneIn } from 'domain/phone.ts';
import { isRecordId, type RecordKind, type Stored } from 'domain/record.ts';
import { fold } from 'ui/fold.ts';
import type { Target } from './heading-names.ts';

interface CellGuess {
  readonly fields: readonly string[];
  readonly isOne: (text: string) => boolean;
  /** The share of cells that must be one. */
  readonly minShare: number;
}

/** In this order: the most certain first. */
const GUESSES: readonly CellGuess[] = [
  { fields: ['phone', 'email'], isOne: isEmailAndPhone, minShare: 0.6 },
  { fields: ['email'], isOne: isEmail, minShare: 0.6 },
  { fields: ['phone'], isOne: isPhone, minShare: 0.6 },
  { fields: ['website'], isOne: isWebsite, minShare: 0.6 },
  { fields: ['member_name'], isOne: isPersonName, minShare: 0.7 },
  { fields: ['profession_role'], isOne: isTrade, minShare: 0.5 },
  { fields: ['company'], isOne: isCompany, minShare: 0.2 },
];

/** The share of a column's cells that a field of the directory must already contain to be recognized in it. */
const MIN_KNOWN_SHARE = 0.5;

/**
 * @param columns the filled cells of each column; none for columns that are mapped.
 * @param taken targets that other columns fill.
 * @returns the targets of each column, none for most.
 */
export function guessFromCells<T extends Stored>(
  { fields }: RecordKind<T>,
  columns: readonly (readonly string[])[],
  taken: readonly Target<T>[],
  records: readonly T[],
): readonly (readonly Target<T>[])[] {
  const guessed: Target<T>[][] = columns.map(() => []);
  const free = fields.filter(({ name }) => !taken.includes(name));
  const best = (isOne: (text: string) => boolean, minShare: number) => {
    const shares = columns.map((cells, column) =>
      cells.length === 0 || guessed[column]?.length !== 0 ? 0 : shareOf(cells, isOne),
    );
    const most = Math.max(0, ...shares);
    return most >= minShare ? shares.indexOf(most) : null;
  };

  for (const { name } of free.filter(({ check, store }) => !check && !store)) {
    const known = new Set(records.map((record) => fold(String(record[name] ?? ''))));
    known.delete('');
    const column = best((text) => known.has(fold(text)), MIN_KNOWN_SHARE);
    if (column !== null) guessed[column]?.push(name);
  }
  for (const guess of GUESSES) {
    const given = guessed.flat();
    const wanted = guess.fields.flatMap((field) => free.filter(({ name }) => name === field));
    const targets = wanted.map(({ name }) => name).filter((name) => !given.includes(name));
    const column = targets.length > 0 ? best(guess.isOne, guess.minShare) : null;
    if (column !== null) guessed[column]?.push(...targets);
  }
  return guessed;
}

function shareOf(cells: readonly string[], isOne: (text: string) => boolean): number {
  return cells.filter(isOne).length / cells.length;
}

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
  if (target === 'id') return !cells.some(isRecordId);
  if (cells.every(isHonorific)) return true;
  // Phones, addresses and contact persons have fields of their own.
  if (target === 'contact_info') {
    return [isEmailAndPhone, isPersonName].some((isOne) => cells.every(isOne));
  }
  const field = fields.find(({ name }) => name === target);
  // In files it is the name of a record.
  if (field?.namesRecord) return false;
  const isNumber = typeof field?.store?.('1') === 'number';
  if (isNumber) return !cells.some((cell) => !Number.isNaN(Number(cell)));
  // A column of rounded numbers is still one of phones.
  return cells.every((cell) => (field?.check?.(cell) ?? null) !== null && !hasLostDigits(cell));
}

function isEmail(text: string): boolean {
  return addressIn(text) !== null && !isEmailAndPhone(text);
}

/** An address and a number in one cell. */
function isEmailAndPhone(text: string): boolean {
  const address = addressIn(text);
  const rest = address === null ? '' : text.replace(address, '');
  return rest.replace(/\D/g, '').length >= MIN_PHONE_DIGITS;
}

/** Enough for a number without its area code. */
const MIN_PHONE_DIGITS = 7;

/** Seven digits or more, and hardly anything else. */
function isPhone(text: string): boolean {
  const digits = phoneIn(text)?.number.replace('+', '').length ?? 0;
  return digits >= MIN_PHONE_DIGITS && /^[\p{Pd}\p{Cf}\u2212·+()./\s\dx]*$/iu.test(text);
}

function isWebsite(text: string): boolean {
  return httpAddress(text) !== null && !isEmail(text);
}

/** Two to four capitalized words, as in people's names. */
function isPersonName(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 4 &&
    words.every((word) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word)) &&
    !isCompany(text)
  );
}

/** By its legal form, or the '&' between partners. */
function isCompany(text: string): boolean {
  return /\b(llc|llp|inc|ltd|pllc|corp|gmbh|plc|pa|co|company|group|agency|studio|associates|partners|solutions|services)\b\.?$| & | and sons$/i.test(
    text,
  );
}

/** By its last word: 'Family Lawyer', 'Real Estate', 'Roofing'. */
function isTrade(text: string): boolean {
  return /(er|or|ist|ian|ant|ent|eer|ing|ary|ney|law|tax|tor|estate|agent|insurance|repair|care|design|photography|loans?|mortgages?|therapy|services?|cpa|hvac|it)$/i.test(
    text.trim(),
  );
}

/** How people are addressed; not what they do. */
function isHonorific(text: string): boolean {
  return /^(mr|mrs|ms|miss|mx|dr|prof|rev|sir|madam|hon)\.?$/i.test(text);
}

/** Whether a row contains something that no heading would. */
export function looksLikeData(cells: readonly string[]): boolean {
  const texts = cells.map((cell) => cell.trim()).filter((text) => text !== '');
  return texts.some((text) => isEmail(text) || isPhone(text) || /^https?:\/\//i.test(text));
}
