/** One sheet of the file: its columns, its rows, and the buttons that import it. */
import { Download } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Stored } from '../../../../domain/record.ts';
import type { Proposal } from '../../../../routing/workbench/expectations/proposal.ts';
import { buttonClass } from '../../../components/button.ts';
import { counted } from '../../../lib/counted.ts';
import type { EditableKind } from '../../../records/editable-kind.ts';
import { ChangeEffect } from '../../../records/effect/change-effect.tsx';
import type { DoneImport } from '../apply/done-import.ts';
import { downloadCsv } from '../export/download-csv.ts';
import { formatSkipped } from '../export/skipped-rows.ts';
import type { Encoding } from '../file/decode-text.ts';
import { guessMapping, type Mapping } from '../plan/mapping.ts';
import type { Correction, Corrections } from '../plan/plan-rows.ts';
import { type ApplicableRow, isApplicable } from '../plan/planned-row.ts';
import { readStoredMapping, storeMapping } from '../plan/stored-mappings.ts';
import type { NamedTable } from '../table/choose-table.ts';
import type { Table } from '../table/table.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { DefaultFields } from './default-fields.tsx';
import { ErrorMessage } from './error-message.tsx';
import { PlannedRows } from './planned-rows.tsx';
import { ProgressLine } from './progress-line.tsx';
import { EncodingChoice, SheetChoice } from './reading-choices.tsx';
import { useApply } from './use-apply.ts';
import { useDefaults } from './use-defaults.ts';
import type { FileRead } from './use-file.ts';
import { usePlan } from './use-plan.ts';

export interface PreviewProps<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly records: readonly T[];
  readonly file: FileRead;
  readonly onReadAs: (encoding: Encoding) => void;
  /**
   * @param skipped rows of the file that were not applied.
   * @param leftOut texts of applied rows that could not be stored.
   */
  readonly onDone: (done: DoneImport<T>, skipped: number, leftOut: number) => void;
  /** Called when nothing was written; the preview says why. */
  readonly onRefused: () => void;
  readonly onCancel: () => void;
}

interface Props<T extends Stored> extends PreviewProps<T> {
  /** All sheets with rows. */
  readonly sheets: readonly NamedTable[];
  readonly sheet: NamedTable;
  readonly onSheet: (name: string) => void;
}

export function TablePreview<T extends Stored>(props: Props<T>) {
  const { kind, records, file, sheets, sheet, onSheet, onReadAs } = props;
  const { table } = sheet;
  const stored = useMemo(() => readStoredMapping(kind, table.header), [kind, table]);
  const [mapping, setMapping] = useState<Mapping<T>>(
    () => stored ?? guessMapping(kind, table, records),
  );
  const [unticked, setUnticked] = useState(() => hiddenRows(table));
  const [corrections, setCorrections] = useState<Corrections<T>>(new Map());
  const choice = useDefaults(kind, mapping);
  const { defaults } = choice;
  const hidden = hiddenRows(table);
  const { rows, compared } = usePlan(kind, records, table, { mapping, corrections, defaults });
  const { isWriting, error, apply } = useApply(kind, records);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const chosen = useMemo(
    () => (rows ?? []).filter(isApplicable).filter(({ number }) => !unticked.has(number)),
    [rows, unticked],
  );
  const proposal = useMemo(() => proposalOf(kind, chosen), [kind, chosen]);
  const numbers = new Set(chosen.map(({ number }) => number));
  const skipped = (rows ?? []).filter((row) => !numbers.has(row.number));
  const leftOut = chosen.reduce((sum, row) => sum + row.leftOut.length, 0);

  function correct(row: number, correction: Correction<T>) {
    const corrected = new Map([...(corrections.get(row) ?? []), ...correction]);
    setCorrections(new Map(corrections).set(row, corrected));
  }

  async function importChosen() {
    const done = await apply(chosen);
    if (done === null) return props.onRefused();
    storeMapping(kind, table.header, mapping);
    props.onDone(done, table.rows.length - chosen.length, leftOut);
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
          {file.name}: {counted(table.rows.length, 'row')}
        </h3>
        <SheetChoice sheets={sheets} sheet={sheet.name} onSheet={onSheet} />
        <EncodingChoice guess={file.guess} onReadAs={onReadAs} />
        {stored !== null && (
          <p className="mt-2 mb-0 text-quiet">Columns as in your last import of such a file.</p>
        )}
        <ColumnMapping kind={kind} table={table} mapping={mapping} onChange={setMapping} />
        <DefaultFields kind={kind} choice={choice} />
        <ChangeEffect proposal={proposal} saving="Importing this" />
        {rows && (
          <PlannedRows
            rows={rows}
            hidden={hidden}
            unticked={unticked}
            onUntick={setUnticked}
            onCorrect={correct}
          />
        )}
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
            <button type="button" onClick={props.onCancel} className={buttonClass('plain')}>
              Cancel
            </button>
            {skipped.length > 0 && (
              <button
                type="button"
                onClick={() => downloadCsv(`skipped-${kind.list}`, formatSkipped(table, skipped))}
                className={buttonClass('plain')}
              >
                <Download className="size-4" aria-hidden="true" />
                Download {counted(skipped.length, 'skipped row')}
              </button>
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** The numbers of the rows that the workbook hides: they are not selected at first (P11). */
function hiddenRows({ rows }: Table): ReadonlySet<number> {
  return new Set(rows.flatMap(({ number, isHidden }) => (isHidden ? [number] : [])));
}

/** What importing the rows would change, for the judge. */
function proposalOf<T extends Stored>(
  kind: EditableKind<T>,
  rows: readonly ApplicableRow<T>[],
): Proposal | null {
  if (rows.length === 0) return null;
  const records = rows.flatMap((row) => {
    const before = row.verdict === 'new' ? { id: row.id } : row.record;
    return kind.parse({ ...before, ...row.values }) ?? [];
  });
  return { [kind.list]: records };
}
