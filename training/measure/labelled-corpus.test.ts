/** The engine on real people's texts that readers labelled and that are only counted. */
import { expect, test } from 'vitest';
import { type Asked, measureLabelled } from './labelled-corpus.ts';

/** Minimum share answered right. Whether a text asks for anything is often a matter of opinion. */
const MIN_RIGHT: Readonly<Record<Asked, number>> = { held: 0.755, open: 0.79, none: 0.48 };

const counted = measureLabelled().filter(({ use }) => use === 'counted');

test.skipIf(counted.length === 0).each(Object.keys(MIN_RIGHT) as Asked[])(
  'M6 O1 enough labelled texts never learned from are answered right (asked for: %s)',
  (asked) => {
    const figure = counted.find((one) => one.asked === asked);
    expect((figure?.right ?? 0) / (figure?.texts ?? 1)).toBeGreaterThanOrEqual(MIN_RIGHT[asked]);
  },
);
