/** What a member's role is understood as, in words, and the nearest trades to choose from where it is not (P14). */
import { commaList } from 'domain/comma-list.ts';
import type { UnderstoodRole } from 'engine/admin';
import { Button } from 'ui/button.tsx';
import { fold } from 'ui/fold.ts';
import { INPUT_CLASS } from './panel-controls.tsx';

/** The aliases of a member who is to be found by a trade too: an alias that names a trade adds it (M4). Pure. */
export function withTrade(aliases: string | null, trade: string): string {
  return [...commaList(aliases), trade].join(', ');
}

/** Whether the trade needs no mention beside the role: it is the role. Pure. */
export function isSaidByRole({ professions }: UnderstoodRole, role: string): boolean {
  const [first, ...others] = professions;
  return others.length === 0 && first !== undefined && fold(first) === fold(role.trim());
}

/** @example foundAs({ professions: ['Plumber', 'Electrician'] }) // 'Found as Plumber and Electrician' */
export function foundAs({ professions }: Pick<UnderstoodRole, 'professions'>): string {
  return `Found as ${professions.join(' and ')}`;
}

interface Props {
  /** Best first. */
  readonly nearest: readonly string[];
  /** All trades, for a choice that is not among the nearest; without them, only the nearest can be chosen. */
  readonly trades?: readonly string[];
  /** The member's name, or their role. */
  readonly of: string;
  readonly isDisabled?: boolean;
  readonly onChoose: (trade: string) => void;
}

/** A button for each of the nearest trades, and a list of all. */
export function TradeChoice({ nearest, trades, of, isDisabled = false, onChoose }: Props) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2">
      {nearest.map((trade) => (
        <Button
          key={trade}
          variant="plain"
          aria-label={`${trade}: find ${of} as this`}
          aria-disabled={isDisabled}
          onClick={() => isDisabled || onChoose(trade)}
        >
          {trade}
        </Button>
      ))}
      {trades && (
        <select
          aria-label={`Another trade for ${of}`}
          value=""
          disabled={isDisabled}
          onChange={({ target }) => onChoose(target.value)}
          className={`${INPUT_CLASS} max-w-56`}
        >
          <option value="">{nearest.length > 0 ? 'Another trade…' : 'Choose a trade…'}</option>
          {trades.map((trade) => (
            <option key={trade}>{trade}</option>
          ))}
        </select>
      )}
    </div>
  );
}
