/** Groups of tests that share one server, once on each kind of database. */
import { afterAll, beforeAll, describe, test, vi } from 'vitest';
import { type RunningTarget, TARGETS, type Target } from './targets.ts';

/** Milliseconds; a new Postgres on a busy machine is the slowest part. */
const TEST_TIMEOUT = 30_000;
const START_TIMEOUT = 90_000;

type Settings = Readonly<Record<string, string>>;
type Define = (it: ReturnType<typeof test.skipIf>, target: () => RunningTarget) => void;

/** With `settings`, only on servers that can be started with them. `target` is there once a test runs. */
export function onEveryTarget(name: string, define: Define, settings?: Settings): void {
  runOn(TARGETS, name, define, settings);
}

/** For what the database plays no part in, such as paths, keys and limits. */
export function onOneTarget(name: string, define: Define, settings: Settings): void {
  runOn(TARGETS.slice(0, 1), name, define, settings);
}

function runOn(
  targets: readonly Target[],
  name: string,
  define: Define,
  settings: Settings | undefined,
): void {
  vi.setConfig({ testTimeout: TEST_TIMEOUT, hookTimeout: START_TIMEOUT });
  describe.each(targets)(`${name}, on $name`, ({ here, settable, start }) => {
    const runs = here && (settings === undefined || settable);
    let target: RunningTarget | undefined;
    beforeAll(async () => {
      if (runs) target = await start(settings);
    });
    afterAll(() => target?.stop());
    define(test.skipIf(!runs), () => {
      if (target === undefined) throw new Error('No server is running');
      return target;
    });
  });
}
