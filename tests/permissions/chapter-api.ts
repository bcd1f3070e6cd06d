/** The data API of a new chapter for each test of a file, with the accounts of callers.ts. */
import { afterEach, beforeEach } from 'vitest';
import {
  createTestDatabase,
  type DataApi,
  openDataApi,
  type TestDatabase,
} from 'wire-server/testing/vitest';
import { PATHFINDER } from '../../apps/server/src/application.ts';
import { CREATE_ACCOUNTS, tokenIsCaller } from './callers.ts';

export interface ChapterApi extends Pick<DataApi, 'ask' | 'sql'> {
  /** The database of the current test. */
  database(): TestDatabase;
}

/** Call it once per file, outside the tests; use the result within them. */
export function chapterApi(): ChapterApi {
  let database: TestDatabase;
  let api: DataApi;
  beforeEach(async () => {
    database = await createTestDatabase('nothing');
    api = await openDataApi(database, CREATE_ACCOUNTS, PATHFINDER, tokenIsCaller);
  });
  afterEach(async () => {
    await api.close();
    await database.remove();
  });
  return {
    ask: (path, asked) => api.ask(path, asked),
    sql: (query) => api.sql(query),
    database: () => database,
  };
}
