import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchSteps } from './match-steps.ts';

type Steps = readonly (readonly string[])[];
type Filling = (string | null)[];

/** Every way to give each step one of its candidates or none, no candidate twice. */
function fillings([possible, ...later]: Steps, taken: readonly string[] = []): Filling[] {
  if (possible === undefined) return [[]];
  const free = possible.filter((candidate) => !taken.includes(candidate));
  return [...free, null].flatMap((chosen) =>
    fillings(later, chosen === null ? taken : [...taken, chosen]).map((rest) => [chosen, ...rest]),
  );
}

/** The rule by brute force: most filled steps, then the best candidate for the first step, and so on. */
function bestFilling(steps: Steps): Filling | undefined {
  const filled = (filling: Filling) => filling.filter((chosen) => chosen !== null).length;
  const rank = (filling: Filling, step: number) => {
    const chosen = filling[step] ?? null;
    return chosen === null ? Number.POSITIVE_INFINITY : (steps[step] ?? []).indexOf(chosen);
  };
  const compare = (a: Filling, b: Filling) => {
    if (filled(a) !== filled(b)) return filled(b) - filled(a);
    const step = steps.findIndex((_, i) => rank(a, i) !== rank(b, i));
    return step === -1 ? 0 : rank(a, step) - rank(b, step);
  };
  return fillings(steps).sort(compare)[0];
}

/** Few people for many steps, so that most fillings conflict. */
const crowdedSteps = fc.array(
  fc
    .subarray(['Ann', 'Bo', 'Cy', 'Di', 'Ed'], { maxLength: 4 })
    .chain((some) => fc.shuffledSubarray(some, { minLength: some.length })),
  { maxLength: 5 },
);

test('C4 the filling is the best of all fillings', () => {
  fc.assert(
    fc.property(crowdedSteps, (steps) => {
      expect(matchSteps(steps)).toEqual(bestFilling(steps));
    }),
    { numRuns: 1_000 },
  );
});

test.each<[why: string, steps: Steps, expected: Filling]>([
  ['a candidate is left to a step that has no other', [['Ann', 'Bo'], ['Ann']], ['Bo', 'Ann']],
  ['and so on through the chain', [['Ann', 'Bo'], ['Bo', 'Cy'], ['Ann']], ['Bo', 'Cy', 'Ann']],
  [
    'the order decides when all can be filled',
    [
      ['Bo', 'Ann'],
      ['Bo', 'Ann'],
    ],
    ['Bo', 'Ann'],
  ],
  [
    'the first step chooses first when one is left out either way',
    [['Ann', 'Bo'], ['Ann'], ['Bo']],
    ['Ann', null, 'Bo'],
  ],
  ['a step without candidates stays empty', [[], ['Ann']], [null, 'Ann']],
])('C4 %s', (_, steps, expected) => {
  expect(matchSteps(steps)).toEqual(expected);
});
