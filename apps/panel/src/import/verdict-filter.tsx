/** Counts of new, changed, unchanged, invalid and other rows and of missing records, and the choice of which to show. */
import type { Stored } from 'domain/record.ts';
import { CircleAlert, Equal, type LucideIcon, PencilLine, Plus, UserX } from 'lucide-react';
import { counted } from '../records/dates-and-counts.ts';
import { faultsOf, hasLeftOut, type PlannedRow, type Verdict } from './plan/planned-row.ts';

/**
 * left-out: rows that are imported without some of their texts. not-understood: rows whose role is not (P14). missing:
 * records not in the file. null: all rows.
 */
export type RowFilter = Verdict | 'left-out' | 'not-understood' | 'missing' | null;

interface Props<T extends Stored> {
  readonly rows: readonly PlannedRow<T>[];
  /** How many records are not in the file. */
  readonly missing: number;
  /** How many rows have a role that is not understood. */
  readonly countUnknown: () => number;
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
}

export function VerdictFilter<T extends Stored>(props: Props<T>) {
  const { filter, onFilter } = props;
  const choices = choicesOf(props);
  return (
    <fieldset className="my-4 flex flex-wrap gap-2">
      <legend className="sr-only">Rows to show</legend>
      <p role="status" className="sr-only">
        {choices.map(({ word, count }) => `${word} ${count}`).join(', ')}
      </p>
      <Notices {...props} />
      {choices.map(({ verdict, word, count }) => (
        <button
          key={word}
          type="button"
          aria-pressed={verdict === filter}
          onClick={() => onFilter(verdict)}
          className={`min-h-11 cursor-pointer rounded-full border px-4 text-[0.9375rem] font-medium ${
            verdict === filter
              ? 'border-accent bg-accent text-on-accent'
              : 'border-line bg-sheet text-ink hover:border-accent'
          }`}
        >
          {word} {count}
        </button>
      ))}
    </fieldset>
  );
}

interface Choice {
  readonly verdict: RowFilter;
  readonly word: string;
  readonly count: number;
}

/** All rows, and those of each verdict; the other choices only where there are some. */
function choicesOf<T extends Stored>(props: Props<T>): readonly Choice[] {
  const { rows, missing } = props;
  const notUnderstood = props.countUnknown();
  const ofVerdict = (verdict: Verdict): Choice => ({
    verdict,
    word: VERDICT_LOOKS[verdict].word,
    count: rows.filter((row) => row.verdict === verdict).length,
  });
  const others: readonly Choice[] = [
    ofVerdict('not a person'),
    { verdict: 'left-out', word: 'With values left out', count: rows.filter(hasLeftOut).length },
    { verdict: 'not-understood', word: 'Role not understood', count: notUnderstood },
    { verdict: 'missing', word: 'Not in this file', count: missing },
  ];
  return [
    { verdict: null, word: 'All', count: rows.length },
    ...VERDICTS.map(ofVerdict),
    ...others.filter(({ count }) => count > 0),
  ];
}

/** What is left out of the directory, and what no need leads to yet. */
function Notices<T extends Stored>({ rows, countUnknown }: Props<T>) {
  const notUnderstood = countUnknown();
  const leftOut = rows.filter(hasLeftOut).reduce((sum, row) => sum + faultsOf(row).length, 0);
  const notPeople = rows.filter(({ verdict }) => verdict === 'not a person').length;
  return (
    <>
      {leftOut > 0 && (
        <p className="m-0 w-full">
          {counted(leftOut, 'value')} cannot be stored and {leftOut === 1 ? 'is' : 'are'} left out.
          The rest of each row is imported; you can correct the values below.
        </p>
      )}
      {notPeople > 0 && (
        <p className="m-0 w-full">
          {counted(notPeople, 'row')} {notPeople === 1 ? 'is' : 'are'} not about a person and left
          out: open seats, headings or totals. ‘{VERDICT_LOOKS['not a person'].word}’ shows which,
          and why.
        </p>
      )}
      {notUnderstood > 0 && (
        <p className="m-0 w-full">
          {counted(notUnderstood, 'role')} {notUnderstood === 1 ? 'is' : 'are'} not understood, so
          no need leads there yet. Choose a trade below, or later in the list of members.
        </p>
      )}
    </>
  );
}

/** How the preview shows what would happen to a row. */
interface Look {
  readonly word: string;
  readonly Icon: LucideIcon;
  readonly colours: string;
}

/** Shown even where there are none, in this order. */
const VERDICTS: readonly Verdict[] = ['new', 'changed', 'unchanged', 'invalid'];

export const VERDICT_LOOKS: Readonly<Record<Verdict, Look>> = {
  new: { word: 'New', Icon: Plus, colours: 'bg-green-wash text-green' },
  changed: { word: 'Changed', Icon: PencilLine, colours: 'bg-blue-wash text-blue' },
  unchanged: { word: 'Unchanged', Icon: Equal, colours: 'bg-paper text-quiet' },
  invalid: { word: 'Invalid', Icon: CircleAlert, colours: 'bg-danger-wash text-danger' },
  'not a person': { word: 'Not a person', Icon: UserX, colours: 'bg-paper text-quiet' },
};
