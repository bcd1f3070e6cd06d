/** The measured accuracy as tables: a table a set, and what was asked for beside what was measured. Pure. */

import { type EngineName, OURS, PEER_NAMES, type PeerName } from '../engines/engines.ts';
import type { NeedSet } from '../eval/sets.ts';
import { type Target, table, targetTable } from './report.ts';

/** How many of a kind's needs were answered right, of `n`. */
export interface Share {
  readonly name: string;
  readonly right: number;
  readonly n: number;
}

/** One engine on one set. */
export interface Accuracy {
  readonly set: NeedSet;
  readonly engine: EngineName;
  /** 'overall', then each kind of need. */
  readonly shares: readonly Share[];
  readonly top5: Omit<Share, 'name'>;
}

/** Percent asked for by the product's brief, on the dev needs and on needs nobody tuned on. */
const ASKED = { overall: 95, kind: 90, open: 93 };
const JUDGED = ['dev', 'validation', 'final'];

export function percent({ right, n }: Omit<Share, 'name'>): number {
  return (100 * right) / n;
}

export function accuracyFigures(measured: readonly Accuracy[]): string {
  const sets = Map.groupBy(measured, ({ set }) => set);
  const tables = [...sets].map(([set, ofSet]) => {
    const needs = ofSet[0]?.shares[0]?.n ?? 0;
    return `**${set.name}**: ${needs} needs, ${set.use}\n\n${setTable(ofSet)}`;
  });
  const judged = measured.filter(({ set }) => JUDGED.includes(set.name));
  return [...tables, targetTable([...floors(judged), ...leads(measured)])].join('\n\n');
}

function setTable(measured: readonly Accuracy[]): string {
  const kinds = measured[0]?.shares.map(({ name }) => name) ?? [];
  return table(
    ['engine', ...kinds, 'top-5 recall'],
    measured.map(({ engine, shares, top5 }) => [
      engine,
      ...[...shares, top5].map((share) => `${percent(share).toFixed(1)}%`),
    ]),
  );
}

/** What Pathfinder alone must reach. */
function floors(measured: readonly Accuracy[]): Target[] {
  return measured
    .filter(({ engine }) => engine === OURS)
    .flatMap(({ set, shares }) => {
      const [overall, ...kinds] = shares;
      const worst = kinds.toSorted((a, b) => percent(a) - percent(b))[0];
      const open = kinds.find(({ name }) => name === 'open');
      if (overall === undefined || worst === undefined || open === undefined) return [];
      return [
        atLeast(`${set.name}: overall`, ASKED.overall, overall),
        atLeast(`${set.name}: worst kind (${worst.name})`, ASKED.kind, worst),
        atLeast(`${set.name}: open`, ASKED.open, open),
      ];
    });
}

function atLeast(figure: string, asked: number, share: Share): Target {
  const measured = percent(share);
  return {
    figure,
    asked: `≥ ${asked}%`,
    measured: `${measured.toFixed(1)}%`,
    met: measured >= asked,
  };
}

/** By how much Pathfinder leads each peer where it leads least, of all kinds on all sets. */
function leads(measured: readonly Accuracy[]): Target[] {
  return PEER_NAMES.map((peer) => {
    const least = leadsOver(peer, measured).toSorted((a, b) => a.points - b.points)[0];
    if (least === undefined) throw new Error(`${peer} was not measured.`);
    return {
      figure: `lead over ${peer} where it is least (${least.kind}, ${least.set})`,
      asked: '> 0 points',
      measured: `${least.points.toFixed(1)} points`,
      met: least.points > 0,
    };
  });
}

function leadsOver(peer: PeerName, measured: readonly Accuracy[]) {
  const theirs = measured.filter(({ engine }) => engine === peer);
  return theirs.flatMap(({ set, shares }) => {
    const ours = measured.find((each) => each.set === set && each.engine === OURS);
    return shares.flatMap((share, i) => {
      const own = ours?.shares[i];
      return own === undefined
        ? []
        : { set: set.name, kind: share.name, points: percent(own) - percent(share) };
    });
  });
}
