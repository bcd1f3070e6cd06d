/** The sets of labelled needs, and what each was used for. README.md tells who wrote them. */
import { fileURLToPath } from 'node:url';
import { loadData } from './metrics.mjs';
import heldOutProfessions from './professions.heldout.json' with { type: 'json' };

interface LabelledNeed {
  readonly id: string;
  readonly need: string;
  readonly professions: readonly string[];
  readonly kind: string;
}

export interface NeedSet {
  readonly name: SetName;
  /** What its figures can be taken for. */
  readonly use: string;
  readonly file: string;
  /** Which of the file's rows belong to it, counted from 0. */
  readonly has: (row: number) => boolean;
}

export type SetName = 'dev' | 'heldout, tuned on' | 'heldout, left out' | 'validation' | 'final';

/** Of the held-out needs, rows 1, 4, 7, … were left out when constants were chosen. */
const THIRD = 3;
const all = () => true;

export const NEED_SETS: readonly NeedSet[] = [
  { name: 'dev', use: 'tuned on', file: 'needs.dev.jsonl', has: all },
  {
    name: 'heldout, tuned on',
    use: 'constants and words chosen with it',
    file: 'needs.heldout.jsonl',
    has: (row) => row % THIRD !== 0,
  },
  {
    name: 'heldout, left out',
    use: 'left out of choosing constants, counted in choosing words',
    file: 'needs.heldout.jsonl',
    has: (row) => row % THIRD === 0,
  },
  {
    name: 'validation',
    use: 'figures watched, some needs read while working',
    file: 'needs.validation.jsonl',
    has: all,
  },
  {
    name: 'final',
    use: 'figures watched, no need ever looked at',
    file: 'needs.final.jsonl',
    has: all,
  },
];

/** What the metric takes: the directory, its professions, and the needs of one set. */
export function loadSet({ file, has }: NeedSet) {
  const data = loadData({ needs: fileURLToPath(new URL(file, import.meta.url)) });
  const needs: LabelledNeed[] = data.needs;
  return {
    ...data,
    professions: { ...heldOutProfessions, ...data.professions },
    needs: needs.filter((_, row) => has(row)),
  };
}
