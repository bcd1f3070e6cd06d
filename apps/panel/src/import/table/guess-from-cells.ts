/** Guesses what columns with unknown or missing headings contain. Pure. */
import type { RecordKind, Stored } from 'domain/record.ts';
import { fold } from 'ui/fold.ts';
import {
  isCompany,
  isEmail,
  isEmailAndPhone,
  isPersonName,
  isPhone,
  isTrade,
  isWebsite,
} from './cell-kinds.ts';
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
