/** Describe blocks that share one data API. */
import { afterAll, beforeAll, describe } from 'vitest';
import type { Application } from '../../src/application.ts';
import type { VerifyCredential } from '../../src/rest/request-headers.ts';
import { FIXTURE } from '../fixture/application.ts';
import { createTestDatabase, type TestDatabase } from '../postgres/test-database.ts';
import { type DataApi, openDataApi, tokenIsRole } from './data-api.ts';

/**
 * `schema` is SQL that adds to the application's tables, '' for none. `api` is available once a test or hook runs.
 * @example
 * describeDataApi('reads', '', (api) => {
 *   test('are allowed', async () => expect((await api().ask('members')).status).toBe(200));
 * });
 */
export function describeDataApi(
  name: string,
  schema: string,
  define: (api: () => DataApi) => void,
  application: Application = FIXTURE,
  verifyCredential: VerifyCredential = tokenIsRole,
): void {
  describe(name, () => {
    let database: TestDatabase | undefined;
    let api: DataApi | undefined;
    beforeAll(async () => {
      database = await createTestDatabase(application === FIXTURE ? 'demo chapter' : 'nothing');
      api = await openDataApi(database, schema, application, verifyCredential);
    });
    afterAll(async () => {
      await api?.close();
      await database?.remove();
    });
    define(() => {
      if (api === undefined) throw new Error('No data API is open');
      return api;
    });
  });
}
