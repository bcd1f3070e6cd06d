/** As index.ts, for tests that Vitest runs with `wire-server/testing/shared-cluster` as global setup: `wire-server/testing/vitest`. */
export { REQUEST_ROLES, type RequestRole } from '../src/db/as-role.ts';
export { copyDatabase } from '../src/db/move/copy-database.ts';
export { openDatabase } from '../src/db/open-database.ts';
export { allParts, migrationSets } from '../src/migrations.ts';
export type { VerifyCredential } from '../src/rest/request-headers.ts';
export { newEmail } from './auth/harness.ts';
export { createTestDatabase, type TestDatabase } from './postgres/test-database.ts';
export { type Answered, type DataApi, openDataApi } from './server/data-api.ts';
export { describeDataApi } from './server/describe-data-api.ts';
