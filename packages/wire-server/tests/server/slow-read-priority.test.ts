/** A slow read yields the CPU to other work, and its connection is not used again. */
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANONYMOUS, type Caller, type ReadSource } from '../../src/db/as-role.ts';
import type { Driver } from '../../src/db/driver.ts';
import { type Database, openDatabase } from '../../src/db/open-database.ts';
import { migrationSets } from '../fixture/application.ts';
import { createTestDatabase, type TestDatabase } from '../postgres/test-database.ts';
import { USER_ID } from './data-api.ts';

const SOURCE: ReadSource = { network: '127.0.0.1', countSlow: false, onUncounted() {} };
const USER: Caller = { role: 'authenticated', claims: { sub: USER_ID } };
const LOW_PRIORITY = 10;
const WAITING = `select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where datname = current_database() and locktype = 'advisory' and not granted`;

/** Elsewhere there is no /proc to read priorities from. */
describe.runIf(process.platform === 'linux')('a read', () => {
  let testDatabase: TestDatabase;
  let driver: Driver;
  let database: Database;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    driver = testDatabase.openDriver();
    ({ database } = await openDatabase(driver, migrationSets(true)));
  });
  afterAll(async () => {
    await database?.close();
    await testDatabase?.remove();
  });

  const ask = async (caller: Caller, sql: string) =>
    Number((await database.readAs(caller, { sql, values: [] }, SOURCE))[0]?.pid);

  /** The process of the read that waits for our lock; NaN while there is none. */
  const waitingProcess = async () => {
    const rows = await driver.transaction(({ query }) => query(WAITING));
    return Number(rows[0]?.pid);
  };

  test.each([
    ['a visitor', ANONYMOUS],
    ['a user', USER],
  ])('W3 a slow read of %s goes on at a low priority; later ones do not', async (_who, caller) => {
    const slow = await driver.transaction(async ({ query }) => {
      await query('select pg_advisory_xact_lock(7)');
      const read = ask(caller, 'select pg_backend_pid() as pid, pg_advisory_xact_lock_shared(7)');
      await expect.poll(waitingProcess).toBeGreaterThan(0);
      const pid = await waitingProcess();
      await expect.poll(() => priorityOf(pid)).toBe(LOW_PRIORITY);
      await expect.poll(() => groupPriorityOf(pid)).toBe(LOW_PRIORITY);
      return { pid, read };
    });
    expect(await slow.read).toBe(slow.pid);
    for (let n = 0; n < 5; n++) {
      const pid = await ask(caller, `select ${n}, pg_backend_pid() as pid`);
      expect(pid).not.toBe(slow.pid);
      expect(priorityOf(pid)).toBeLessThan(LOW_PRIORITY);
    }
  });
});

function priorityOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Fields are counted after the name, which may contain spaces.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
}

/** The priority of its session, if the system groups processes by session (autogroup). */
function groupPriorityOf(pid: number): number {
  const file = `/proc/${pid}/autogroup`;
  if (!existsSync(file)) return LOW_PRIORITY;
  return Number(readFileSync(file, 'utf8').split('nice ')[1]);
}
