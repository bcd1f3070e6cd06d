/** A separate database for one test file, in the shared cluster. */
import { inject } from 'vitest';
import { SLOW_READ_MS } from '../../src/db/allowances.ts';
import { VISITOR_CONNECTIONS, VISITOR_SESSION } from '../../src/db/as-role.ts';
import type { Driver } from '../../src/db/driver.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { runSql } from './cluster.ts';
import { DEMO_TEMPLATE } from './shared-cluster.ts';

export interface TestDatabase {
  readonly url: string;
  openDriver(): Driver;
  /** Call once every connection is closed. */
  remove(): Promise<void>;
}

/**
 * Creates a database in the cluster of the Vitest run.
 * @param holds the demo chapter, or nothing, as at a server's first start.
 * @example const database = await createTestDatabase('nothing'); await runSql(database.url, 'select 1')
 */
export async function createTestDatabase(
  holds: 'demo chapter' | 'nothing' = 'demo chapter',
): Promise<TestDatabase> {
  const admin = inject('sharedPostgres');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const template = holds === 'nothing' ? 'template1' : DEMO_TEMPLATE;
  await runSql(admin, `create database ${name} template ${template}`);
  const address = new URL(admin);
  address.pathname = name;
  return {
    url: address.href,
    openDriver: () =>
      openPostgres(
        { connectionString: address.href },
        {
          visitors: { session: VISITOR_SESSION, connections: VISITOR_CONNECTIONS },
          slowReadMs: SLOW_READ_MS,
        },
      ),
    remove: async () => {
      await runSql(admin, `drop database ${name} with (force)`);
    },
  };
}
