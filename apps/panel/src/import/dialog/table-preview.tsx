/** One sheet of the file: its columns, its rows, and the buttons that import it. */

import type { FieldName, Stored } from 'domain/record.ts';
import type { Proposal } from 'engine/admin';
import { Download } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { counted } from '../../records/counted.ts';
import type { EditableKind } from '../../records/editable-kind.ts';
import { ChangeEffect } from '../../records/effect/change-effect.tsx';
import { namesOf, type Omitted } from '../apply/announce-import.ts';
import type { DoneImport } from '../apply/done-import.ts';
import { downloadCsv } from '../export/download-csv.ts';
import { formatSkipped } from '../export/skipped-rows.ts';
import type { Encoding } from '../file/decode-text.ts';
import { guessMapping, type Mapping, mappedFields } from '../plan/mapping.ts';
import { missingRecords } from '../plan/missing-records.ts';
import type { Correction, Corrections } from '../plan/plan-rows.ts';
import { type ApplicableRow, isApplicable } from '../plan/planned-row.ts';
import { readStoredMapping, storeMapping } from '../plan/stored-mappings.ts';
import type { NamedTable } from '../table/choose-table.ts';
import type { Table } from '../table/table.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { DefaultFields } from './default-fields.tsx';
import { ErrorMessage } from './error-message.tsx';
import { MissingRows } from './missing-rows.tsx';
import { PlannedRows } from './planned-rows.tsx';
import { ProgressLine } from './progress-line.tsx';
import { EncodingChoice, SheetChoice } from './reading-choices.tsx';
import { useApply } from './use-apply.ts';
import { type Defaults, useDefaults } from './use-defaults.ts';
import type { FileRead } from './use-file.ts';
import { usePlan } from './use-plan.ts';
import { type RowFilter, VerdictFilter } from './verdict-filter.tsx';

export interface PreviewProps<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly records: readonly T[];
  readonly file: FileRead;
  readonly onReadAs: (encoding: Encoding) => void;
  /**
   * @param skipped rows of the file that were not applied.
   */
  readonly onDone: (done: DoneImport<T>, skipped: number, omitted: Omitted) => void;
  /** Asks before removing records without which something breaks. */
  readonly mayRemove: (gone: readonly T[], written: readonly T[]) => Promise<boolean>;
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
  const hidden = useMemo(() => hiddenRows(table), [table]);
  const stored = useMemo(() => readStoredMapping(kind, table.header), [kind, table]);
  const [mapping, setMapping] = useState<Mapping<T>>(
    () => stored ?? guessMapping(kind, table, records),
  );
  const [unticked, setUnticked] = useState(hidden);
  const [keptBoth, setKeptBoth] = useState<ReadonlySet<number>>(new Set());
  const [goneIds, setGoneIds] = useState<ReadonlySet<string>>(new Set());
  const [filter, setFilter] = useState<RowFilter>(null);
  const [corrections, setCorrections] = useState<Corrections<T>>(new Map());
  const choice = useDefaults(kind, mapping);
  const { defaults } = choice;
  const choices = { mapping, corrections, defaults, keptBoth };
  const { rows, compared } = usePlan(kind, records, table, choices);
  const { isWriting, error, apply } = useApply(kind, records);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const chosen = useMemo(
    () => (rows ?? []).filter(isApplicable).filter(({ number }) => !unticked.has(number)),
    [rows, unticked],
  );
  const missing = useMemo(() => missingRecords(kind, records, rows ?? []), [kind, records, rows]);
  const gone = useMemo(
    () => missing.filter(({ record }) => goneIds.has(record.id)).map(({ record }) => record),
    [missing, goneIds],
  );
  const written = useMemo(() => writtenBy(kind, chosen), [kind, chosen]);
  const proposal = useMemo(
    () => (written.length + gone.length === 0 ? null : proposalOf(kind, written, gone)),
    [kind, written, gone],
  );
  const fields = useMemo(
    () => shownFields(kind, mapping, corrections, defaults),
    [kind, mapping, corrections, defaults],
  );
  const numbers = new Set(chosen.map(({ number }) => number));
  const skipped = (rows ?? []).filter((row) => !numbers.has(row.number));
  const shown = filter === 'missing' && missing.length === 0 ? null : filter;
  const leftOut = chosen.reduce((sum, row) => sum + row.leftOut.length, 0);

  function correct(row: number, correction: Correction<T>) {
    const corrected = new Map([...(corrections.get(row) ?? []), ...correction]);
    setCorrections(new Map(corrections).set(row, corrected));
  }

  async function importChosen() {
    if (gone.length > 0 && !(await props.mayRemove(gone, written))) return;
    const done = await apply({ rows: chosen, gone });
    if (done === null) return props.onRefused();
    storeMapping(kind, table.header, mapping);
    const removed = new Set(done.removed.map(({ id }) => id));
    const kept = gone.filter(({ id }) => !removed.has(id));
    const notRemoved = kept.length === 0 ? null : namesOf(kind, kept);
    const skippedRows = table.rows.length - chosen.length;
    props.onDone(done, skippedRows, { leftOut, notRemoved });
  }

  return (
    <>
      <div className="relative min-h-0 flex-1 overflow-y-auto px-5 pb-5 sm:px-6" inert={isWriting}>
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
          <VerdictFilter
            rows={rows}
            missing={missing.length}
            filter={filter}
            onFilter={setFilter}
          />
        )}
        {rows &&
          (shown !== 'missing' ? (
            <PlannedRows
              // Every filter begins at its first page.
              key={shown}
              kind={kind}
              rows={rows}
              filter={shown}
              fields={fields}
              hidden={hidden}
              unticked={unticked}
              onUntick={setUnticked}
              keptBoth={keptBoth}
              onKeepBoth={setKeptBoth}
              onCorrect={correct}
            />
          ) : (
            <MissingRows
              kind={kind}
              missing={missing}
              fields={fields}
              gone={goneIds}
              onChoose={setGoneIds}
            />
          ))}
      </div>
      <div className="border-t border-line px-5 py-4 sm:px-6">
        {isWriting && (
          <ProgressLine
            label={chosen.length > 0 ? `Importing ${counted(chosen.length, 'row')}…` : 'Removing…'}
          />
        )}
        {!isWriting && compared !== null && (
          <ProgressLine
            label="Comparing with the directory…"
            done={compared}
            total={table.rows.length}
          />
        )}
        {!isWriting && (
          <div className="flex flex-wrap gap-3">
            <Button
              variant="primary"
              disabled={chosen.length + gone.length === 0 || compared !== null}
              onClick={() => void importChosen()}
              className="disabled:cursor-not-allowed disabled:opacity-50"
            >
              {deedInWords(kind, chosen.length, gone.length)}
            </Button>
            <Button variant="plain" onClick={props.onCancel}>
              Cancel
            </Button>
            {skipped.length > 0 && (
              <Button
                variant="plain"
                onClick={() => downloadCsv(`skipped-${kind.list}`, formatSkipped(table, skipped))}
              >
                <Download className="size-4" aria-hidden="true" />
                Download {counted(skipped.length, 'skipped row')}
              </Button>
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

/** The records as the rows would store them. */
function writtenBy<T extends Stored>(
  kind: EditableKind<T>,
  rows: readonly ApplicableRow<T>[],
): readonly T[] {
  return rows.flatMap((row) => {
    const before = row.verdict === 'new' ? { id: row.id } : row.record;
    return kind.parse({ ...before, ...row.values }) ?? [];
  });
}

/** What the import would change, for the judge. */
function proposalOf<T extends Stored>(
  kind: EditableKind<T>,
  written: readonly T[],
  gone: readonly T[],
): Proposal {
  return { [kind.list]: written, gone: gone.map(({ id }) => id) };
}

/** The fields that the file or the admin gives texts for, without the name. */
function shownFields<T extends Stored>(
  kind: EditableKind<T>,
  mapping: Mapping<T>,
  corrections: Corrections<T>,
  defaults: Defaults<T>,
): readonly FieldName<T>[] {
  const [nameField] = kind.knownBy;
  const given = new Set<string>([
    ...mappedFields(kind, mapping),
    ...[...corrections.values()].flatMap((correction) => [...correction.keys()]),
    ...Object.keys(defaults),
  ]);
  return kind.fields
    .map(({ name }) => name)
    .filter((name) => name !== nameField && given.has(name));
}

/** @example deedInWords(editableMembers, 5, 1) // 'Import 5 rows, remove 1 member' */
function deedInWords<T extends Stored>({ noun }: EditableKind<T>, rows: number, gone: number) {
  const removing = counted(gone, noun);
  if (gone === 0) return `Import ${counted(rows, 'row')}`;
  return rows === 0 ? `Remove ${removing}` : `Import ${counted(rows, 'row')}, remove ${removing}`;
}
