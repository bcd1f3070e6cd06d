/** Groups of tests that share one data API. */
import { afterAll, beforeAll, describe } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../postgres/test-database.ts';
import { type DataApi, openDataApi } from './data-api.ts';

/** `schema` is SQL that adds to the demo chapter, '' for nothing. `api` is there once a test or hook runs. */
export function describeDataApi(
  name: string,
  schema: string,
  define: (api: () => DataApi) => void,
): void {
  describe(name, () => {
    let database: TestDatabase | undefined;
    let api: DataApi | undefined;
    beforeAll(async () => {
      database = await createTestDatabase();
      api = await openDataApi(database, schema);
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
