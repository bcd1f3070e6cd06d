/** One sheet of the file: its columns, its rows, and the buttons that import it. */

import type { Stored } from 'domain/record.ts';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { Apart, ErrorBoundary } from 'ui/error-boundary.tsx';
import { ChangeEffect } from '../records/change-effect.tsx';
import { counted } from '../records/dates-and-counts.ts';
import type { EditableKind } from '../records/editable-kind.ts';
import { ErrorMessage, type FileRead, ProgressLine } from './choose-file.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { downloadCsv, formatSkipped } from './export-csv.ts';
import { DefaultFields, EncodingChoice, SheetChoice } from './import-questions.tsx';
import { MissingRows } from './missing-rows.tsx';
import type { NamedTable, Table } from './plan/table.ts';
import { PlannedRows } from './planned-rows.tsx';
import type { Encoding } from './read-file/decode-text.ts';
import { useRolesInRows } from './role-in-row.tsx';
import { type Import, type ImportProps, useImport } from './use-import.ts';
import { type RowFilter, VerdictFilter } from './verdict-filter.tsx';

export interface PreviewProps<T extends Stored> extends ImportProps<T> {
  readonly file: FileRead;
  readonly onReadAs: (encoding: Encoding) => void;
  readonly onCancel: () => void;
}

interface Props<T extends Stored> extends PreviewProps<T> {
  /** All sheets with rows. */
  readonly sheets: readonly NamedTable[];
  readonly sheet: NamedTable;
  readonly onSheet: (name: string) => void;
}

export function TablePreview<T extends Stored>(props: Props<T>) {
  const { kind, file, sheets, sheet, onSheet, onReadAs } = props;
  const { table } = sheet;
  const preview = useImport(props, table);
  const { isWriting, error } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <div className="relative min-h-0 flex-1 overflow-y-auto px-5 pb-5 sm:px-6" inert={isWriting}>
        <Apart>
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
          {preview.isRemembered && (
            <p className="mt-2 mb-0 text-quiet">
              Columns are matched as in your last import of a file like this.
            </p>
          )}
          <ColumnMapping
            kind={kind}
            table={table}
            mapping={preview.mapping}
            onChange={preview.setMapping}
          />
          <DefaultFields kind={kind} choice={preview.defaultChoice} />
          <ChangeEffect proposal={preview.proposal} saving="Importing this" />
          <FilteredRows kind={kind} preview={preview} />
        </Apart>
      </div>
      <ErrorBoundary>
        <Deeds kind={kind} table={table} preview={preview} onCancel={props.onCancel} />
      </ErrorBoundary>
    </>
  );
}

interface PartProps<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly preview: Import<T>;
}

/** The rows of the file, or the records that are missing from it, by the choice above them. */
function FilteredRows<T extends Stored>({ kind, preview }: PartProps<T>) {
  const { rows, missing } = preview;
  const { roleIn, countUnknown } = useRolesInRows(kind, rows);
  const [filter, setFilter] = useState<RowFilter>(null);
  const isEmptied =
    (filter === 'missing' && missing.length === 0) ||
    (filter === 'not a person' && !rows?.some(({ verdict }) => verdict === filter)) ||
    (filter === 'not-understood' && countUnknown() === 0);
  const shown = isEmptied ? null : filter;
  if (rows === null) return null;
  return (
    <Apart>
      <VerdictFilter
        rows={rows}
        missing={missing.length}
        countUnknown={countUnknown}
        filter={filter}
        onFilter={setFilter}
      />
      {shown === 'missing' ? (
        <MissingRows
          kind={kind}
          missing={missing}
          fields={preview.fields}
          gone={preview.goneIds}
          onChoose={preview.setGoneIds}
        />
      ) : (
        <PlannedRows
          // Every filter begins at its first page.
          key={shown}
          kind={kind}
          preview={preview}
          rows={rows}
          filter={shown}
          roleIn={roleIn}
        />
      )}
    </Apart>
  );
}

interface DeedsProps<T extends Stored> extends PartProps<T> {
  readonly table: Table;
  readonly onCancel: () => void;
}

/** The buttons that import, cancel and download what is skipped, and how far the work is. */
function Deeds<T extends Stored>({ kind, table, preview, onCancel }: DeedsProps<T>) {
  const { compared, chosen, gone, skipped, isWriting } = preview;
  return (
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
            onClick={() => void preview.importChosen()}
            className="disabled:cursor-not-allowed disabled:opacity-50"
          >
            {deedInWords(kind, chosen.length, gone.length)}
          </Button>
          <Button variant="plain" onClick={onCancel}>
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
  );
}

/** @example deedInWords(editableMembers, 5, 1) // 'Import 5 rows, remove 1 member' */
function deedInWords<T extends Stored>({ noun }: EditableKind<T>, rows: number, gone: number) {
  const removing = counted(gone, noun);
  if (gone === 0) return `Import ${counted(rows, 'row')}`;
  return rows === 0 ? `Remove ${removing}` : `Import ${counted(rows, 'row')}, remove ${removing}`;
}
