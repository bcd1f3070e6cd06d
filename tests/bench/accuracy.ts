/** Accuracy by kind of need, Pathfinder beside the peers, on needs.dev.jsonl. */
import { type Directory, parseDirectory } from '../../src/domain/directory.ts';
import { type Adapter, build } from '../eval/adapter.ts';
import { evaluate, KINDS, loadData, pct } from '../eval/metrics.mjs';
import { fuse } from './peers/fuse.ts';
import { miniSearch } from './peers/minisearch.ts';
import type { Peer } from './peers/peer.ts';
import { table } from './report.ts';

const ADAPTERS: Record<string, Adapter> = {
  Pathfinder: { build },
  MiniSearch: adapterOf(miniSearch),
  'Fuse.js': adapterOf(fuse),
};

export async function accuracyFigures(): Promise<string> {
  const data = loadData();
  const scores = await Promise.all(
    Object.entries(ADAPTERS).map(async ([name, adapter]) => {
      const { overall, byKind, top5Recall } = await evaluate(adapter, data);
      return [name, overall, ...KINDS.map((kind) => byKind[kind]), top5Recall];
    }),
  );
  return table(
    ['engine', 'overall', ...KINDS, 'top-5 recall'],
    scores.map(([name, ...rates]) => [String(name), ...rates.map(pct)]),
  );
}

/** A peer names its best member first; nobody found is its open seat. */
function adapterOf(peer: Peer): Adapter {
  return {
    build: ({ members, referral_chains }) => {
      const directory: Directory = parseDirectory(members, referral_chains);
      const search = peer(directory.members);
      return {
        route: (need) => {
          const roles = search(need).map((member) => member.profession_role);
          return { leadRole: roles[0] ?? null, roles: [...new Set(roles)] };
        },
      };
    },
  };
}
