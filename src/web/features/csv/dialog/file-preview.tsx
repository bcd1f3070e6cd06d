/** What importing the chosen file would do, and doing it. */
import { useEffect, useRef, useState } from 'react';
import type { Stored } from '../../../../domain/record.ts';
import { buttonClass } from '../../../components/button.ts';
import { counted } from '../../../lib/counted.ts';
import type { KeptKind } from '../../../records/kept-kind.ts';
import type { DoneImport } from '../apply/done-import.ts';
import { guessMapping } from '../plan/mapping.ts';
import { isApplicable } from '../plan/planned-row.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { ErrorMessage } from './error-message.tsx';
import { Preview } from './preview.tsx';
import { ProgressLine } from './progress-line.tsx';
import { useApply } from './use-apply.ts';
import type { CsvFile } from './use-csv-file.ts';
import { usePlan } from './use-plan.ts';

interface Props<T extends Stored> {
  readonly kind: KeptKind<T>;
  readonly records: readonly T[];
  readonly file: CsvFile;
  /** @param skipped rows of the file that were not applied. */
  readonly onDone: (done: DoneImport<T>, skipped: number) => void;
  /** Called when nothing was written; the preview says why. */
  readonly onRefused: () => void;
  readonly onCancel: () => void;
}

export function FilePreview<T extends Stored>(props: Props<T>) {
  const { kind, records, file, onDone, onRefused, onCancel } = props;
  const { name, table, isGuess } = file;
  const [mapping, setMapping] = useState(() => guessMapping(kind, table.header));
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const { rows, compared } = usePlan(kind, records, table, mapping);
  const { isWriting, error, apply } = useApply(kind, records);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const chosen = (rows ?? []).filter(isApplicable).filter(({ number }) => !unticked.has(number));

  async function importChosen() {
    const done = await apply(chosen);
    if (done) onDone(done, table.rows.length - chosen.length);
    else onRefused();
  }

  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5 sm:px-6" inert={isWriting}>
        {error && <ErrorMessage text={error} />}
        <h3
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="text-lg font-medium [overflow-wrap:anywhere]"
        >
          {name}: {counted(table.rows.length, 'row')}
        </h3>
        {isGuess && (
          <p className="mt-2 rounded-lg bg-yellow-wash p-3 text-yellow">
            This file does not declare its encoding. We read it as an older Excel file
            (Windows-1252): check that names with accents look right.
          </p>
        )}
        <ColumnMapping kind={kind} table={table} mapping={mapping} onChange={setMapping} />
        {rows && <Preview rows={rows} unticked={unticked} onUntick={setUnticked} />}
      </div>
      <div className="border-t border-line px-5 py-4 sm:px-6">
        {isWriting && <ProgressLine label={`Importing ${counted(chosen.length, 'row')}…`} />}
        {!isWriting && compared !== null && (
          <ProgressLine
            label="Comparing with the directory…"
            done={compared}
            total={table.rows.length}
          />
        )}
        {!isWriting && (
          <div className="flex flex-wrap gap-3">
            <button
              type="button"
              disabled={chosen.length === 0 || compared !== null}
              onClick={() => void importChosen()}
              className={`${buttonClass('primary')} disabled:cursor-not-allowed disabled:opacity-50`}
            >
              Import {counted(chosen.length, 'row')}
            </button>
            <button type="button" onClick={onCancel} className={buttonClass('plain')}>
              Cancel
            </button>
          </div>
        )}
      </div>
    </>
  );
}
