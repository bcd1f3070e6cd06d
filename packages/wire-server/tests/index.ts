/** What an application's tests share with this package's, as `wire-server/testing`. Works without Vitest. */

export { requireEmbedded, withEmbedded } from '../src/db/embedded/embedded-postgres.ts';
export { chooseWay } from '../src/db/embedded/postgres-programs.ts';
export { connectionTo } from '../src/db/embedded/running-postgres.ts';
export { clusterFolder } from '../src/system/data-folder.ts';
export { follow } from './auth/browser.ts';
export {
  CLIENT_ID,
  CLIENT_SECRET,
  type OidcProvider,
  startOidcProvider,
} from './auth/oidc-provider.ts';
export { Inbox, linkIn } from './conformance/inbox.ts';
export { PostgresCluster, runSql } from './postgres/cluster.ts';
export { cleanEnvironment } from './server/clean-environment.ts';
export { copyDemoDatabase, copyEmptyDatabase } from './server/embedded.ts';
export { killIfThere, ServerProcess } from './server/server-process.ts';
export { type TemporaryFolder, temporaryFolder } from './server/temporary-folder.ts';
