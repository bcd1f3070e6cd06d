/** Counts of new, changed, unchanged and invalid rows, and the choice of which to show. */
import type { Stored } from '../../../../domain/record.ts';
import type { PlannedRow, Verdict } from '../plan/planned-row.ts';
import { VERDICT_LOOKS, VERDICTS } from './verdicts.ts';

interface Props<T extends Stored> {
  readonly rows: readonly PlannedRow<T>[];
  /** null for all. */
  readonly filter: Verdict | null;
  readonly onFilter: (verdict: Verdict | null) => void;
}

export function VerdictFilter<T extends Stored>({ rows, filter, onFilter }: Props<T>) {
  const choices = [
    { verdict: null, word: 'All', count: rows.length },
    ...VERDICTS.map((verdict) => ({
      verdict,
      word: VERDICT_LOOKS[verdict].word,
      count: rows.filter((row) => row.verdict === verdict).length,
    })),
  ];
  return (
    <fieldset className="my-4 flex flex-wrap gap-2">
      <legend className="sr-only">Rows to show</legend>
      <p role="status" className="sr-only">
        {choices.map(({ word, count }) => `${word} ${count}`).join(', ')}
      </p>
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
