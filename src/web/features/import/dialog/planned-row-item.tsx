/** A row of the file in the preview: what would happen, why, and whether to apply it. */
import type { Stored } from '../../../../domain/record.ts';
import { shorten } from '../../../lib/shorten.ts';
import type { Correction } from '../plan/plan-rows.ts';
import { faultsOf, isApplicable, isStopped, type PlannedRow } from '../plan/planned-row.ts';
import { FaultsForm } from './faults-form.tsx';
import { RowChanges } from './row-changes.tsx';
import { VERDICT_LOOKS } from './verdicts.ts';

/** Maximum characters shown of a name. */
const MAX_SHOWN_CHARS = 120;

interface Props<T extends Stored> {
  readonly row: PlannedRow<T>;
  /** Whether the workbook hides it. */
  readonly isHidden: boolean;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  /** @param goesOn whether the focus should move to the next fault. */
  readonly onCorrect: (correction: Correction<T>, goesOn: boolean) => void;
}

export function PlannedRowItem<T extends Stored>(props: Props<T>) {
  const { row, isHidden, isTicked, onTick, onCorrect } = props;
  const faults = faultsOf(row);
  const title = (
    <span dir="auto" className="font-medium [overflow-wrap:anywhere]">
      {shorten(row.title, MAX_SHOWN_CHARS) || 'Unnamed'}
    </span>
  );
  return (
    <li className="py-2">
      <div className="flex items-center justify-between gap-3">
        {isApplicable(row) ? (
          <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={isTicked}
              onChange={(event) => onTick(event.currentTarget.checked)}
              className="size-5 shrink-0 accent-accent"
            />
            {title}
          </label>
        ) : (
          <span className="flex min-h-11 min-w-0 flex-1 items-center pl-8">{title}</span>
        )}
        <VerdictBadge row={row} isHidden={isHidden} />
      </div>
      <div className="pl-8">
        {isApplicable(row) && <RowChanges row={row} />}
        {isStopped(row) && row.reason !== null && (
          <p
            className={`m-0 line-clamp-4 [overflow-wrap:anywhere] ${row.verdict === 'invalid' ? 'text-danger' : 'text-quiet'}`}
          >
            {row.reason}
          </p>
        )}
        {faults.length > 0 && (
          <FaultsForm
            // Resets the form to the corrected texts when they are still wrong.
            key={faults.map(({ target, text }) => `${target} ${text}`).join('\n')}
            faults={faults}
            areLeftOut={!isStopped(row)}
            onCorrect={onCorrect}
          />
        )}
      </div>
    </li>
  );
}

function VerdictBadge<T extends Stored>({ row, isHidden }: Pick<Props<T>, 'row' | 'isHidden'>) {
  const { word, Icon, colours } = VERDICT_LOOKS[row.verdict];
  return (
    <span className="flex shrink-0 flex-col items-end gap-0.5 sm:flex-row-reverse sm:items-center sm:gap-3">
      <span
        className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-medium ${colours}`}
      >
        <Icon className="size-3.5" aria-hidden="true" />
        {word}
      </span>
      <span className="text-sm text-quiet">
        Row {row.number}
        {isHidden && ', hidden'}
      </span>
    </span>
  );
}
