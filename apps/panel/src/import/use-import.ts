/**
 * The import of one sheet of a file: what the admin chooses, the plan that follows from it, and applying it. The plan
 * is made again whenever a choice or the directory changes.
 */
import type { FieldName, Stored } from 'domain/record.ts';
import type { Proposal, SharedSeats } from 'engine/admin';
import { useEffect, useMemo, useState } from 'react';
import { once } from 'ui/error-boundary.tsx';
import type { EditableKind } from '../records/editable-kind.ts';
import { useSeatEngine } from '../records/one-holder.ts';
import { loadDirectory } from '../records/panel-directory.ts';
import { RequestFailed, wordsFor } from '../records/request-failed.ts';
import { newId } from '../records/save-record.ts';
import { type Defaults, useDefaults } from './import-questions.tsx';
import { type Chosen, type DoneImport, importRows, namesOf } from './import-rows.ts';
import type { Mapping } from './plan/heading-names.ts';
import { guessMapping, mappedFields } from './plan/mapping.ts';
import {
  type Correction,
  type Corrections,
  missingRecords,
  type PlanInput,
  planInSlices,
} from './plan/plan-rows.ts';
import { type ApplicableRow, isApplicable, type PlannedRow } from './plan/planned-row.ts';
import type { Table } from './plan/table.ts';
import { readStoredMapping, storeMapping } from './stored-mappings.ts';

/** What an import did not do. */
export interface Omitted {
  /** Texts of imported rows that could not be stored. */
  readonly leftOut: number;
  /** Records that were to be removed and are still there. */
  readonly notRemoved: string | null;
}

export interface ImportProps<T extends Stored> {
  readonly kind: EditableKind<T>;
  /** All current records. */
  readonly records: readonly T[];
  /** @param skipped rows of the file that were not applied. */
  readonly onDone: (done: DoneImport<T>, skipped: number, omitted: Omitted) => void;
  /** Asks before removing records without which something breaks. */
  readonly mayRemove: (gone: readonly T[], written: readonly T[]) => Promise<boolean>;
  /** Called when nothing was written; the preview says why. */
  readonly onRefused: () => void;
}

export type Import<T extends Stored> = ReturnType<typeof useImport<T>>;

export function useImport<T extends Stored>(props: ImportProps<T>, table: Table) {
  const { kind, records } = props;
  const choices = useChoices(kind, records, table);
  const { mapping, corrections, defaults } = choices;
  const plan = usePlan(kind, records, table, choices);
  const proposed = useProposed(kind, records, plan.rows, choices);
  const { isWriting, error, apply } = useApply(kind, records);
  const fields = useMemo(
    () => shownFields(kind, mapping, corrections, defaults),
    [kind, mapping, corrections, defaults],
  );

  async function importChosen() {
    const { chosen, gone, written } = proposed;
    if (gone.length > 0 && !(await props.mayRemove(gone, written))) return;
    const done = await apply({ rows: chosen, gone });
    if (done === null) return props.onRefused();
    storeMapping(kind, table.header, mapping);
    const removed = new Set(done.removed.map(({ id }) => id));
    const kept = gone.filter(({ id }) => !removed.has(id));
    const notRemoved = kept.length === 0 ? null : namesOf(kind, kept);
    const leftOut = chosen.reduce((sum, row) => sum + row.leftOut.length, 0);
    props.onDone(done, table.rows.length - chosen.length, { leftOut, notRemoved });
  }

  return { ...choices, ...plan, ...proposed, fields, isWriting, error, importChosen };
}

/** What the admin decides about the file, its rows, and the records that are missing from it. */
function useChoices<T extends Stored>(kind: EditableKind<T>, records: readonly T[], table: Table) {
  const hidden = useMemo(() => hiddenRows(table), [table]);
  const stored = useMemo(() => readStoredMapping(kind, table.header), [kind, table]);
  const [mapping, setMapping] = useState<Mapping<T>>(
    () => stored ?? guessMapping(kind, table, records),
  );
  /** Numbers of the rows that are hidden or that the admin has excluded. */
  const [unticked, setUnticked] = useState(hidden);
  /** Numbers of the rows that are kept beside one of the same name. */
  const [keptBoth, setKeptBoth] = useState<ReadonlySet<number>>(new Set());
  const [goneIds, setGoneIds] = useState<ReadonlySet<string>>(new Set());
  const [corrections, setCorrections] = useState<Corrections<T>>(new Map());
  const defaultChoice = useDefaults(kind, mapping);

  function correct(row: number, correction: Correction<T>) {
    const corrected = new Map([...(corrections.get(row) ?? []), ...correction]);
    setCorrections(new Map(corrections).set(row, corrected));
  }

  return {
    hidden,
    isRemembered: stored !== null,
    mapping,
    setMapping,
    unticked,
    setUnticked,
    keptBoth,
    setKeptBoth,
    goneIds,
    setGoneIds,
    corrections,
    correct,
    defaultChoice,
    defaults: defaultChoice.defaults,
  };
}

interface ChosenRows {
  readonly unticked: ReadonlySet<number>;
  readonly goneIds: ReadonlySet<string>;
}

/** What the import would do. @param rows null until they are planned. */
function useProposed<T extends Stored>(
  kind: EditableKind<T>,
  records: readonly T[],
  rows: readonly PlannedRow<T>[] | null,
  { unticked, goneIds }: ChosenRows,
) {
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
  const readSeats = useSeats(proposal);
  const numbers = new Set(chosen.map(({ number }) => number));
  const skipped = (rows ?? []).filter((row) => !numbers.has(row.number));
  return { chosen, missing, gone, written, proposal, readSeats, skipped };
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

const NO_SEATS: SharedSeats = new Map();

/** The seats at home that the chosen rows would give another holder (P13). */
function useSeats(proposal: Proposal | null): () => SharedSeats {
  const engine = useSeatEngine();
  return useMemo(
    () =>
      once(() =>
        engine && proposal?.members
          ? engine.sharedSeats(proposal.members, proposal.gone)
          : NO_SEATS,
      ),
    [engine, proposal],
  );
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

interface Plan<T extends Stored> {
  /** null at first; the previous plan while a new one is being computed. */
  readonly rows: readonly PlannedRow<T>[] | null;
  /** Rows compared so far; null when the plan is complete. */
  readonly compared: number | null;
}

/** What the plan follows from, besides the file and the directory. */
type PlanChoices<T extends Stored> = Required<
  Pick<PlanInput<T>, 'mapping' | 'corrections' | 'defaults' | 'keptBoth'>
>;

function usePlan<T extends Stored>(
  kind: EditableKind<T>,
  records: readonly T[],
  table: Table,
  { mapping, corrections, defaults, keptBoth }: PlanChoices<T>,
): Plan<T> {
  const [idOf] = useState(stableIds);
  const [plan, setPlan] = useState<Plan<T>>({ rows: null, compared: 0 });

  useEffect(() => {
    const outdated = new AbortController();
    const { signal } = outdated;
    const onProgress = (compared: number) => setPlan(({ rows }) => ({ rows, compared }));
    onProgress(0);
    const input = { kind, records, idOf, table, mapping, corrections, defaults, keptBoth };
    void planInSlices(input, { signal, onProgress }).then(
      (rows) => rows && setPlan({ rows, compared: null }),
    );
    return () => outdated.abort();
  }, [kind, records, table, mapping, corrections, defaults, keptBoth, idOf]);

  return plan;
}

/** A fixed id per row, so that a retried import adds nothing twice. */
function stableIds(): (rowNumber: number) => string {
  const ids = new Map<number, string>();
  return (rowNumber) => {
    const id = ids.get(rowNumber) ?? newId();
    ids.set(rowNumber, id);
    return id;
  };
}

const CONFLICT =
  'Someone else has saved some of these records, so nothing was imported. ' +
  'The preview now shows the current records and keeps your choices. Check it and import again.';

interface Apply<T extends Stored> {
  readonly isWriting: boolean;
  /** Why the last attempt wrote nothing. */
  readonly error: string | null;
  /** @returns null when nothing was written. */
  readonly apply: (chosen: Chosen<T>) => Promise<DoneImport<T> | null>;
}

function useApply<T extends Stored>(kind: EditableKind<T>, records: readonly T[]): Apply<T> {
  const [isWriting, setWriting] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function apply(chosen: Chosen<T>): Promise<DoneImport<T> | null> {
    setError(null);
    setWriting(true);
    try {
      return await importRows(kind, chosen, records);
    } catch (reason) {
      setError(await explain(reason));
      return null;
    } finally {
      setWriting(false);
    }
  }

  return { isWriting, error, apply };
}

async function explain(reason: unknown): Promise<string> {
  if (!(reason instanceof RequestFailed)) throw reason;
  // The server may have applied the request although no response arrived.
  if (reason.failure === 'unreachable') return `${wordsFor(reason)} Nothing is added twice.`;
  if (reason.failure !== 'stale') return `Nothing was imported. ${wordsFor(reason)}`;
  await loadDirectory();
  return CONFLICT;
}
