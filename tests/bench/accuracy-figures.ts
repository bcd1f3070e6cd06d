/** The measured accuracy as tables: by kind, by source, and targets beside measured figures. Pure. */

import { sourceTable } from '../../training/measure/all-sets.ts';
import { OURS } from '../../training/measure/engines.ts';
import {
  type Accuracy,
  percent,
  percentText,
  type Share,
} from '../../training/measure/measure-accuracy.ts';
import { REAL_SET_ABSENT, type SetName } from '../../training/measure/sets.ts';
import { PEER_NAMES, type PeerName } from '../../training/peers/peers.ts';
import { type Target, table, targetTable } from './report.ts';

/** Percent: of all needs, of each kind, and of those that no member serves. */
interface Targets {
  readonly overall: number;
  readonly kind: number;
  readonly open: number;
}

const OF_REAL_NEEDS: Targets = { overall: 88, kind: 82, open: 88 };

/** The targets of the product's brief. */
const TARGETS: Partial<Record<SetName, Targets>> = {
  dev: { overall: 97, kind: 90, open: 93 },
  validation: { overall: 94, kind: 90, open: 93 },
  final: { overall: 94, kind: 90, open: 93 },
  'real, tuned on': OF_REAL_NEEDS,
  'real, held out': OF_REAL_NEEDS,
};

export function accuracyFigures(measured: readonly Accuracy[]): string {
  const sets = Map.groupBy(measured, ({ set }) => set);
  const tables = [...sets].map(([set, ofSet]) => {
    const needs = ofSet[0]?.shares[0]?.n ?? 0;
    return `**${set.name}**: ${needs} needs, ${set.use}\n\n${setTable(ofSet)}`;
  });
  const [head, ...rows] = sourceTable(measured);
  const sources = head === undefined ? REAL_SET_ABSENT : table(head, rows);
  return [...tables, sources, targetTable([...floors(measured), ...leads(measured)])].join('\n\n');
}

function setTable(measured: readonly Accuracy[]): string {
  const kinds = measured[0]?.shares.map(({ name }) => name) ?? [];
  return table(
    ['engine', ...kinds, 'top-5 recall'],
    measured.map(({ engine, shares, top5 }) => [engine, ...[...shares, top5].map(percentText)]),
  );
}

/** Targets for Pathfinder alone. */
function floors(measured: readonly Accuracy[]): Target[] {
  return measured
    .filter(({ engine }) => engine === OURS)
    .flatMap(({ set, shares }) => {
      const [overall, ...kinds] = shares;
      const worst = kinds.toSorted((a, b) => percent(a) - percent(b))[0];
      const open = kinds.find(({ name }) => name === 'open');
      const target = TARGETS[set.name];
      if (target === undefined || !overall || !worst || !open) return [];
      return [
        atLeast(`${set.name}: overall`, target.overall, overall),
        atLeast(`${set.name}: worst kind (${worst.name})`, target.kind, worst),
        atLeast(`${set.name}: open`, target.open, open),
      ];
    });
}

function atLeast(figure: string, target: number, share: Share): Target {
  const measured = percent(share);
  return {
    figure,
    target: `≥ ${target}%`,
    measured: `${measured.toFixed(1)}%`,
    met: measured >= target,
  };
}

/** Pathfinder's smallest lead over each peer, of all kinds on all sets. */
function leads(measured: readonly Accuracy[]): Target[] {
  return PEER_NAMES.map((peer) => {
    const least = leadsOver(peer, measured).toSorted((a, b) => a.points - b.points)[0];
    if (least === undefined) throw new Error(`${peer} was not measured.`);
    return {
      figure: `smallest lead over ${peer} (${least.kind}, ${least.set})`,
      target: '> 0 points',
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
