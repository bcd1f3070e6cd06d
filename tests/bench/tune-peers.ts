/**
 * `npx node tests/bench/tune-peers.ts`: tries a grid of settings for each peer on the dev needs and prints the
 * best. The findings are copied into training/peers/settings.ts by hand.
 */
import { parseDirectory } from 'domain/directory.ts';
import { isCorrect, loadData } from '../../training/measure/metrics.mjs';
import { type FlexSearchSettings, flexSearch } from '../../training/peers/flexsearch.ts';
import { type FuseSettings, fuse } from '../../training/peers/fuse.ts';
import { type MiniSearchSettings, miniSearch } from '../../training/peers/minisearch.ts';
import { type OramaSettings, orama } from '../../training/peers/orama.ts';
import type { Hit, Peer, Tuned } from '../../training/peers/peer.ts';

/** Number of best settings to print: what they have in common matters more than the first. */
const SETTINGS_PRINTED = 5;

const data = loadData();
const { members } = parseDirectory(data.directory.members, data.directory.referral_chains);

interface Attempt<Settings> {
  readonly right: number;
  readonly settings: Tuned<Settings>;
}

const MINISEARCH_GRID: MiniSearchSettings[] = [1, 2].flatMap((aliasBoost) =>
  [0.25, 0.5, 1].flatMap((companyBoost) =>
    [0.15, 0.2, 0.25, 0.3, 0.35].flatMap((fuzzy) =>
      [0.1, 0.2, 0.45].flatMap((fuzzyWeight) =>
        [3, 4, Infinity].map((prefixFrom) => ({
          aliasBoost,
          companyBoost,
          fuzzy,
          fuzzyWeight,
          prefixFrom,
        })),
      ),
    ),
  ),
);

const FUSE_GRID: FuseSettings[] = [1, 2].flatMap((aliasWeight) =>
  [0.25, 0.5, 1].flatMap((companyWeight) =>
    [0.1, 0.15, 0.2, 0.25, 0.3].flatMap((threshold) =>
      [false, true].map((ignoreFieldNorm) => ({
        aliasWeight,
        companyWeight,
        threshold,
        ignoreFieldNorm,
      })),
    ),
  ),
);

const TOKENIZERS = ['strict', 'tolerant', 'forward', 'reverse', 'full'] as const;
const CHARSETS = ['Default', 'LatinBalance', 'LatinAdvanced', 'LatinExtra'] as const;
const FLEXSEARCH_GRID: FlexSearchSettings[] = TOKENIZERS.flatMap((tokenize) =>
  CHARSETS.flatMap((charset) =>
    [false, true].flatMap((suggest) =>
      [false, true].flatMap((companies) =>
        [3, 9, 20].map((resolution) => ({ tokenize, charset, suggest, companies, resolution })),
      ),
    ),
  ),
);

const TOLERANCES = [[0], [1], [2], [0, 1], [0, 2], [0, 1, 2]];
const ORAMA_GRID: OramaSettings[] = [1, 2, 3].flatMap((aliasBoost) =>
  [0.25, 0.5, 1].flatMap((companyBoost) =>
    TOLERANCES.flatMap((tolerances) =>
      [0, 0.5, 1].map((threshold) => ({ aliasBoost, companyBoost, tolerances, threshold })),
    ),
  ),
);

tune('MiniSearch', miniSearch, MINISEARCH_GRID);
tune('Fuse.js', fuse, FUSE_GRID);
tune('FlexSearch', flexSearch, FLEXSEARCH_GRID);
tune('Orama', orama, ORAMA_GRID);

function tune<Settings>(name: string, peer: Peer<Settings>, grid: readonly Settings[]): void {
  const attempts = grid
    .map((settings) => attempt(peer, settings))
    .toSorted((a, b) => b.right - a.right);
  console.log(`${name}, the best of ${grid.length}:`);
  for (const { right, settings } of attempts.slice(0, SETTINGS_PRINTED)) {
    const share = ((100 * right) / data.needs.length).toFixed(1);
    console.log(`  ${share} %  ${JSON.stringify(settings)}`);
  }
}

/** Searches once, then tries every score that occurred as the threshold. */
function attempt<Settings>(peer: Peer<Settings>, settings: Settings): Attempt<Settings> {
  const find = peer(members, settings);
  const best = data.needs.map(({ need }) => find(need)[0]);
  const scores = new Set([0, ...best.flatMap((hit) => hit?.score ?? [])]);
  return [...scores]
    .map((leastScore) => ({
      right: rightOf(best, leastScore),
      settings: { ...settings, leastScore },
    }))
    .reduce((one, other) => (other.right > one.right ? other : one));
}

function rightOf(best: readonly (Hit | undefined)[], leastScore: number): number {
  const roles = best.map((hit) =>
    hit !== undefined && hit.score >= leastScore
      ? (members[hit.position]?.profession_role ?? null)
      : null,
  );
  return data.needs.filter((row, i) => isCorrect(row, roles[i] ?? null, data.professions)).length;
}
