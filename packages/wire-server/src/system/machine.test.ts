import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSteadyClock } from './machine.ts';

const DAY_MS = 86_400_000;

test('U1 the clock of the limits never goes back, and loses no time, however the system’s is set', () => {
  const steps = fc.array(
    fc.record({ passed: fc.nat(DAY_MS), set: fc.integer({ min: -DAY_MS, max: DAY_MS }) }),
  );
  fc.assert(
    fc.property(steps, (all) => {
      let elapsed = 0;
      let system = 0;
      const now = createSteadyClock(
        () => system,
        () => elapsed,
      );
      for (const { passed, set } of all) {
        const before = now();
        elapsed += passed;
        system += passed + set;
        expect(now()).toBe(Math.max(before + passed, system));
      }
    }),
  );
});
