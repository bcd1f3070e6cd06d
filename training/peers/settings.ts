/**
 * The settings each peer is measured with: the best that `npx node tests/bench/tune-peers.ts` finds on
 * the dev needs.
 */
import type { FlexSearchSettings } from './flexsearch.ts';
import type { FuseSettings } from './fuse.ts';
import type { MiniSearchSettings } from './minisearch.ts';
import type { OramaSettings } from './orama.ts';
import type { Tuned } from './peer.ts';

export const MINISEARCH: Tuned<MiniSearchSettings> = {
  aliasBoost: 1,
  companyBoost: 0.25,
  fuzzy: 0.35,
  fuzzyWeight: 0.1,
  prefixFrom: 3,
  leastScore: 0.38,
};

/** One need short of the best settings, which are much worse on misspelt needs. */
export const FUSE: Tuned<FuseSettings> = {
  aliasWeight: 1,
  companyWeight: 0.25,
  threshold: 0.2,
  ignoreFieldNorm: true,
  leastScore: 0.055,
};

export const FLEXSEARCH: Tuned<FlexSearchSettings> = {
  tokenize: 'tolerant',
  charset: 'Default',
  suggest: true,
  companies: false,
  resolution: 9,
  leastScore: 0,
};

export const ORAMA: Tuned<OramaSettings> = {
  aliasBoost: 1,
  companyBoost: 0.25,
  tolerances: [0, 1],
  threshold: 1,
  leastScore: 1.17,
};
