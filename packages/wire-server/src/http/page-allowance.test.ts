import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPageAllowance } from './page-allowance.ts';

const MINUTE_MS = 60_000;

test('W3 forty people behind one address, each with five links a minute, get every page', () => {
  const opened = fc.array(fc.nat(10 * MINUTE_MS), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(opened, { minLength: 40, maxLength: 40 }), (people) => {
      // Each person's five moments, within every one of ten minutes.
      const moments = people
        .flatMap((times) =>
          Array.from({ length: 10 }, (_, minute) =>
            times.map((time) => minute * MINUTE_MS + (time % MINUTE_MS)),
          ),
        )
        .flat()
        .sort((a, b) => a - b);
      let now = 0;
      const take = createPageAllowance(() => now);
      for (const moment of moments) {
        now = moment;
        expect(take('203.0.113.9')).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});

test('W3 a flood from one network gets 120 pages and four more each second; others are unaffected', () => {
  let now = 0;
  const take = createPageAllowance(() => now);
  const taken = () =>
    Array.from({ length: 1000 }, () => take('203.0.113.9')).filter(Boolean).length;
  expect(taken()).toBe(120);
  now += 1000;
  expect(taken()).toBe(4);
  expect(take('203.0.113.10')).toBe(true);
});
