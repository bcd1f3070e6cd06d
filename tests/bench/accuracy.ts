/** Who is named: Pathfinder beside its peers, by kind of need, on every set of labelled needs. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseDirectory } from '../../src/domain/directory.ts';
import { ENGINE_NAMES, type EngineName, OURS, PEERS, type PeerName } from '../engines/engines.ts';
import { type Adapter, build } from '../eval/adapter.ts';
import { evaluate, KINDS } from '../eval/metrics.mjs';
import { loadSet, NEED_SETS } from '../eval/sets.ts';
import type { Accuracy } from './accuracy-figures.ts';
import { accuracyPicture } from './accuracy-picture.ts';

const PICTURE = fileURLToPath(new URL('../../docs/accuracy.svg', import.meta.url));

/** Of every engine on every set, in the order of both. */
export async function measureAccuracy(): Promise<Accuracy[]> {
  const measured: Accuracy[] = [];
  for (const set of NEED_SETS) {
    const data = loadSet(set);
    for (const engine of ENGINE_NAMES) {
      const { overall, byKind, top5Recall } = await evaluate(adapterOf(engine), data);
      const kinds = KINDS.map((kind) => ({ name: kind, right: 0, n: 0, ...byKind[kind] }));
      measured.push({
        set,
        engine,
        shares: [{ name: 'overall', ...overall }, ...kinds],
        top5: top5Recall,
      });
    }
  }
  return measured;
}

/** What all engines were tuned on, and what nobody has looked at. */
export function drawAccuracy(measured: readonly Accuracy[]): void {
  const of = (name: string) => measured.filter(({ set }) => set.name === name);
  const panels = [
    { title: 'Needs all engines were tuned on (dev)', measured: of('dev') },
    { title: 'Needs nobody has looked at (final)', measured: of('final') },
  ];
  writeFileSync(PICTURE, accuracyPicture(panels));
}

function adapterOf(engine: EngineName): Adapter {
  return engine === OURS ? { build } : peerAdapter(engine);
}

/** A peer names its best member first; nobody found is its open seat. */
function peerAdapter(peer: PeerName): Adapter {
  return {
    build: ({ members, referral_chains }) => {
      const search = PEERS[peer](parseDirectory(members, referral_chains).members);
      return {
        route: (need) => {
          const roles = search(need).map((member) => member.profession_role);
          return { leadRole: roles[0] ?? null, roles: [...new Set(roles)] };
        },
      };
    },
  };
}
