/** Allowances on a database for one test file, all regrown before each test; `server` opens one server's view of them. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Allowances, createAllowances } from '../../src/db/allowances.ts';
import { AUTH_SERVICE, createAsRole } from '../../src/db/as-role.ts';
import type { Driver } from '../../src/db/driver.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { migrationSets } from '../fixture/application.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export function describeAllowances(): { server(): Allowances } {
  let testDatabase: TestDatabase;
  let driver: Driver;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    driver = testDatabase.openDriver();
    await openDatabase(driver, migrationSets(false));
  });
  beforeEach(async () => {
    await driver.transaction((tx) => tx.query('truncate auth_service.allowances'));
  });
  afterAll(async () => {
    await driver.close();
    await testDatabase.remove();
  });
  return {
    server() {
      const asRole = createAsRole(driver);
      return createAllowances((work) => asRole(AUTH_SERVICE, 'write', work));
    },
  };
}
