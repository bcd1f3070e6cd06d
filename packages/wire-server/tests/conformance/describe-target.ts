/** Describe blocks that share one server. */
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type RunningTarget, TARGET } from './target.ts';

type Define = (it: ReturnType<typeof test.skipIf>, target: () => RunningTarget) => void;

/**
 * With `settings`, the tests are skipped if the server cannot be started with them.
 * `target` is available once a test runs.
 */
export function describeTarget(
  name: string,
  define: Define,
  settings?: Readonly<Record<string, string>>,
): void {
  const runs = settings === undefined || TARGET.settable;
  describe(`${name}, on ${TARGET.name}`, () => {
    let target: RunningTarget | undefined;
    beforeAll(async () => {
      if (runs) target = await TARGET.start(settings);
    });
    afterAll(() => target?.stop());
    define(test.skipIf(!runs), () => {
      if (target === undefined) throw new Error('No server is running');
      return target;
    });
  });
}
