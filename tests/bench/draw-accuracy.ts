/** Draws docs/accuracy.svg: real and made-up needs by kind; below, the real ones by source. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Accuracy, Share } from '../../training/measure/measure-accuracy.ts';
import type { SetName } from '../../training/measure/sets.ts';
import { accuracyPicture, type Panel } from './accuracy-picture.ts';

const PICTURE = fileURLToPath(new URL('../../docs/accuracy.svg', import.meta.url));

/** The drawn sets, in column order. */
const DRAWN: readonly { readonly name: SetName; readonly title: string }[] = [
  { name: 'real, tuned on', title: 'Real needs, tuned on' },
  { name: 'real, held out', title: 'Real needs, held out' },
  { name: 'final', title: 'Made-up needs, never read' },
];

/** Minimum needs of a source, in both parts of the real set together, for its own row. */
const MIN_NEEDS = 20;
const OTHERS = 'other sources';

export function drawAccuracy(measured: readonly Accuracy[]): void {
  const real = measured.filter(({ sources }) => sources.length > 0);
  const large = largeSources(real);
  const byKind = panels(measured, ({ shares }) => shares);
  const bySource = panels(real, ({ sources }) => drawnSources(sources, large));
  writeFileSync(PICTURE, accuracyPicture([byKind, ...(real.length > 0 ? [bySource] : [])]));
}

/** A panel per drawn set that was measured. */
function panels(
  measured: readonly Accuracy[],
  sharesOf: (measured: Accuracy) => readonly Share[],
): Panel[] {
  return DRAWN.flatMap(({ name, title }) => {
    const ofSet = measured.filter(({ set }) => set.name === name);
    const needs = ofSet[0]?.shares[0]?.n;
    const bars = ofSet.map((each) => ({ engine: each.engine, shares: sharesOf(each) }));
    return needs === undefined ? [] : { title: `${title} (${needs})`, bars };
  });
}

/** The largest first. */
function largeSources(real: readonly Accuracy[]): string[] {
  const ours = real.filter(({ engine }) => engine === real[0]?.engine);
  const byName = Map.groupBy(
    ours.flatMap(({ sources }) => sources),
    ({ name }) => name,
  );
  return [...byName]
    .map(([name, parts]) => ({ name, n: total(parts, 'n') }))
    .filter(({ n }) => n >= MIN_NEEDS)
    .toSorted((a, b) => b.n - a.n)
    .map(({ name }) => name);
}

/** The large sources in order, then all others combined. */
function drawnSources(sources: readonly Share[], large: readonly string[]): Share[] {
  const others = sources.filter(({ name }) => !large.includes(name));
  const drawn = large.map(
    (name) => sources.find((source) => source.name === name) ?? { name, right: 0, n: 0 },
  );
  return [...drawn, { name: OTHERS, right: total(others, 'right'), n: total(others, 'n') }];
}

function total(shares: readonly Share[], figure: 'right' | 'n'): number {
  return shares.reduce((sum, share) => sum + share[figure], 0);
}
