import { defineConfig } from 'vitest/config';
import { knowledgePlugin } from './scripts/knowledge/knowledge-plugin.ts';
import { keepTemporaryFilesInMemory } from './tests/memory-folder.ts';

keepTemporaryFilesInMemory();

/** The product's tests that start servers or use Postgres. */
const WITH_SERVERS = ['tests/{faults,permissions,scripts}/**', 'tests/rules/add-a-column.test.ts'];
const CLUSTER = 'packages/wire-server/tests/postgres/shared-cluster.ts';

/** Generous: a busy machine takes its time, and no test is about the clock. */
const TEST_TIMEOUT_MS = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [knowledgePlugin()],
        test: {
          name: 'product',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: WITH_SERVERS,
          testTimeout: TEST_TIMEOUT_MS,
          // These tests change nothing another could notice, so a worker loads the engine once for all of them.
          isolate: false,
        },
      },
      {
        plugins: [knowledgePlugin()],
        test: {
          name: 'server',
          include: ['packages/*/{src,tests}/**/*.test.ts', ...WITH_SERVERS.map(testsIn)],
          globalSetup: CLUSTER,
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
        },
      },
    ],
    // By default Vitest leaves one core idle; most tests of the server wait for other processes.
    maxWorkers: '100%',
  },
});

function testsIn(pattern: string): string {
  return pattern.endsWith('/**') ? `${pattern}/*.test.ts` : pattern;
}
