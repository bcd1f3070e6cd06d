import { setImmediate as otherArrivals } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Row, Statement } from './driver.ts';
import { shareReads } from './shared-read.ts';

/**
 * A database of one number. Its reads start and end when told to, first come first served, and
 * answer the number as it is when they start.
 */
class SlowDatabase {
  number = 0;
  executions = 0;
  readonly #toStart: (() => void)[] = [];
  readonly #toEnd: (() => void)[] = [];

  readonly batch = async (_: readonly Statement[], onStart: () => void): Promise<Row[]> => {
    const turn = Promise.withResolvers<void>();
    this.#toStart.push(turn.resolve);
    await turn.promise;
    onStart();
    this.executions++;
    const rows = [{ number: this.number }];
    const end = Promise.withResolvers<void>();
    this.#toEnd.push(end.resolve);
    await end.promise;
    return rows;
  };

  async start(): Promise<void> {
    await otherArrivals();
    this.#toStart.shift()?.();
    await otherArrivals();
  }

  async end(): Promise<void> {
    this.#toEnd.shift()?.();
    await otherArrivals();
  }
}

const NUMBER: readonly Statement[] = [{ sql: 'select number', values: [] }];

test('reads that wait together are one execution', async () => {
  const database = new SlowDatabase();
  const read = shareReads(database.batch);
  const answers = [read(NUMBER), read(NUMBER)];
  await database.start();
  await database.end();
  expect(await Promise.all(answers)).toEqual([[{ number: 0 }], [{ number: 0 }]]);
  expect(database.executions).toBe(1);
});

test('a read that has started is not joined: it may have missed a write made since', async () => {
  const database = new SlowDatabase();
  const read = shareReads(database.batch);
  const early = read(NUMBER);
  await database.start();
  database.number = 1;
  const late = read(NUMBER);
  await database.end();
  await database.start();
  await database.end();
  expect(await early).toEqual([{ number: 0 }]);
  expect(await late).toEqual([{ number: 1 }]);
});

test('reads that differ in a statement, a value or how the values are cut are not shared', async () => {
  const asked: string[] = [];
  const read = shareReads(async (statements) => {
    asked.push(JSON.stringify(statements));
    return [];
  });
  const different: readonly Statement[] = [
    { sql: 'a', values: [] },
    { sql: 'b', values: [] },
    { sql: 'a', values: [null] },
    { sql: 'a', values: ['null'] },
    { sql: 'a', values: ['x', 'y'] },
    { sql: 'a', values: ['x","y'] },
  ];
  await Promise.all(different.map((statement) => read([statement])));
  expect(new Set(asked).size).toBe(different.length);
});

test('a failure before or after the start fails all who share it, and nobody after', async () => {
  for (const started of [false, true]) {
    let fails = true;
    const read = shareReads(async (_, onStart) => {
      if (started) onStart();
      if (fails) throw new Error('away');
      return [{ number: 0 }];
    });
    const failed = await Promise.allSettled([read(NUMBER), read(NUMBER)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await read(NUMBER)).toEqual([{ number: 0 }]);
  }
});

test('whatever the order of things, nobody is told a number older than their question', async () => {
  const events = fc.array(fc.constantFrom('ask', 'write', 'start', 'end'), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(events, async (happening) => {
      const database = new SlowDatabase();
      const read = shareReads(database.batch);
      const checks: Promise<void>[] = [];
      const ask = () => {
        const atLeast = database.number;
        checks.push(
          read(NUMBER).then(([row]) => expect(row?.number).toBeGreaterThanOrEqual(atLeast)),
        );
      };
      for (const event of happening) {
        if (event === 'ask') ask();
        if (event === 'write') database.number++;
        if (event === 'start') await database.start();
        if (event === 'end') await database.end();
      }
      let answered = false;
      const all = Promise.all(checks).finally(() => {
        answered = true;
      });
      while (!answered) {
        await database.start();
        await database.end();
      }
      await all;
    }),
  );
});
