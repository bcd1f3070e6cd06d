/** The sets of labelled needs, and what each was used for. README.md says who wrote them. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { demoRows } from 'domain/demo';
import { loadNeeds } from './metrics.mjs';
import professions from './professions.json' with { type: 'json' };
import realHeldIds from './real-held-ids.json' with { type: 'json' };

export interface LabelledNeed {
  readonly id: string;
  readonly need: string;
  readonly professions: readonly string[];
  readonly kind: string;
  /** Where a real need was found. */
  readonly source?: string;
}

export interface NeedSet {
  readonly name: SetName;
  /** What the set was used for, and so what its figures are worth. */
  readonly use: string;
  readonly file: URL;
  /** Professions in its labels that professions.json does not have. */
  readonly extra: URL;
  /** Which of the file's needs belong to it; rows count from 0. */
  readonly has: (need: LabelledNeed, row: number) => boolean;
}

export type SetName =
  | 'dev'
  | 'heldout, tuned on'
  | 'heldout, left out'
  | 'validation'
  | 'final'
  | RealSetName;
export type RealSetName = 'real, tuned on' | 'real, held out';

/** Of the held-out needs, rows 1, 4, 7, … were left out when constants were chosen. */
const THIRD = 3;
const all = () => true;

const beside = (file: string) => new URL(file, import.meta.url);
const extra = beside('professions.heldout.json');

const MADE_UP_SETS: readonly NeedSet[] = [
  { name: 'dev', use: 'tuned on', file: beside('needs.dev.jsonl'), extra, has: all },
  {
    name: 'heldout, tuned on',
    use: 'constants and words chosen with it',
    file: beside('needs.heldout.jsonl'),
    extra,
    has: (_, row) => row % THIRD !== 0,
  },
  {
    name: 'heldout, left out',
    use: 'left out of choosing constants, counted in choosing words',
    file: beside('needs.heldout.jsonl'),
    extra,
    has: (_, row) => row % THIRD === 0,
  },
  {
    name: 'validation',
    use: 'figures watched, some needs read while working',
    file: beside('needs.validation.jsonl'),
    extra,
    has: all,
  },
  {
    name: 'final',
    use: 'figures watched, no need ever looked at',
    file: beside('needs.final.jsonl'),
    extra,
    has: all,
  },
];

/** The real needs are outside the project, which must not contain their sentences. */
export const REAL_FOLDER = beside('../../../shared/eval/real/');

const heldIds = new Set(realHeldIds);

/** Whether this need is in the third of the real set that is only counted, never shown or tuned on. */
export function isHeldOut({ id }: Pick<LabelledNeed, 'id'>): boolean {
  return heldIds.has(id);
}

/** Both parts of the real set; empty when its folder is missing. */
export function realSets(folder: URL = REAL_FOLDER): NeedSet[] {
  const file = new URL('needs.real.dev.jsonl', folder);
  if (!existsSync(fileURLToPath(file))) return [];
  const real = { file, extra: new URL('professions.extra.json', folder) };
  return [
    { ...real, name: 'real, tuned on', use: 'read and tuned on', has: (need) => !isHeldOut(need) },
    { ...real, name: 'real, held out', use: 'kept out of every choice', has: isHeldOut },
  ];
}

/** Printed in place of the real set's figures. */
export const REAL_SET_ABSENT = 'The real set is skipped: ../shared/eval/real is missing.';

export function needSets(): NeedSet[] {
  return [...MADE_UP_SETS, ...realSets()];
}

/** The input of the metric: the directory, its professions, and the needs of one set. */
export function loadSet({ file, extra, has }: NeedSet) {
  const needs: LabelledNeed[] = loadNeeds(fileURLToPath(file));
  return {
    directory: demoRows,
    professions: { ...JSON.parse(readFileSync(extra, 'utf8')), ...professions },
    needs: needs.filter(has),
  };
}

/** The same for the needs that the engine is tuned on. */
export function devData() {
  const needs: LabelledNeed[] = loadNeeds(fileURLToPath(beside('needs.dev.jsonl')));
  const roles: Readonly<Record<string, readonly string[]>> = professions;
  return { directory: demoRows, professions: roles, needs };
}
