/**
 * Measures the accuracy of Pathfinder and its peers on every set of labelled needs, by kind of need
 * and by source.
 */
import { parseDirectory } from 'domain/directory.ts';
import { PEERS, type PeerName } from '../peers/peers.ts';
import { type Adapter, build, type Naming } from './adapter.ts';
import { ENGINE_NAMES, type EngineName, OURS } from './engines.ts';
import { evaluate, isCorrect, KINDS } from './metrics.mjs';
import { sourceName } from './real-sources.ts';
import { loadSet, type NeedSet, needSets } from './sets.ts';

/** How many of `n` needs in a group were answered right. */
export interface Share {
  readonly name: string;
  readonly right: number;
  readonly n: number;
}

/** The accuracy of one engine on one set. */
export interface Accuracy {
  readonly set: NeedSet;
  readonly engine: EngineName;
  /** 'overall', then each kind of need. */
  readonly shares: readonly Share[];
  /** By source of the needs, the largest first; empty for invented needs. */
  readonly sources: readonly Share[];
  readonly top5: Omit<Share, 'name'>;
}

/** NaN without needs. */
export function percent({ right, n }: Omit<Share, 'name'>): number {
  return (100 * right) / n;
}

/** The percentage as text, with one decimal. @example percentText({ right: 2, n: 3 }) // '66.7%' */
export function percentText(share: Omit<Share, 'name'>): string {
  return share.n === 0 ? '–' : `${percent(share).toFixed(1)}%`;
}

/** Every engine on every set, in the order of both. */
export async function measureAccuracy(sets: readonly NeedSet[] = needSets()): Promise<Accuracy[]> {
  const measured: Accuracy[] = [];
  for (const set of sets) {
    for (const engine of ENGINE_NAMES) measured.push(await measure(engine, set));
  }
  return measured;
}

async function measure(engine: EngineName, set: NeedSet): Promise<Accuracy> {
  const data = loadSet(set);
  const { overall, byKind, top5Recall, answers } = await evaluate(adapterOf(engine), data);
  const kinds = KINDS.map((kind) => ({ name: kind, right: 0, n: 0, ...byKind[kind] }));
  return {
    set,
    engine,
    shares: [{ name: 'overall', ...overall }, ...kinds],
    sources: bySource(data, answers),
    top5: top5Recall,
  };
}

function bySource(
  { needs, professions }: ReturnType<typeof loadSet>,
  answers: readonly Naming[],
): Share[] {
  const answered = needs.flatMap(({ source, ...need }, i) => {
    const right = isCorrect(need, answers[i]?.leadRole ?? null, professions);
    return source === undefined ? [] : { name: sourceName(source), right };
  });
  return [...Map.groupBy(answered, ({ name }) => name)]
    .map(([name, of]) => ({ name, right: of.filter(({ right }) => right).length, n: of.length }))
    .toSorted((a, b) => b.n - a.n || a.name.localeCompare(b.name));
}

/** An engine in the form that the metric takes. */
export function adapterOf(engine: EngineName): Adapter {
  return engine === OURS ? { build } : peerAdapter(engine);
}

/** A peer names its best member first; if it finds none, that counts as an open seat. */
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
