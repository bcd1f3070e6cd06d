import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { knowledgePlugin } from './scripts/knowledge/knowledge-plugin.ts';
import { keepTemporaryFilesInMemory } from './tests/memory-folder.ts';

keepTemporaryFilesInMemory();
// Each of the hundreds of processes the tests start then reads its code compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/test-code');

/** The product's tests that start servers or use Postgres. */
const WITH_SERVERS = ['tests/{faults,permissions,scripts}/**', 'tests/rules/add-a-column.test.ts'];
const CLUSTER = 'packages/wire-server/tests/postgres/shared-cluster.ts';

/** Generous: a busy machine takes its time, and no test is about the clock. */
const TEST_TIMEOUT_MS = 120_000;

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
          // These tests share no state, so each worker loads the engine only once.
          isolate: false,
        },
      },
      {
        plugins: [knowledgePlugin()],
        test: {
          name: 'server',
          include: ['packages/*/{src,tests}/**/*.test.ts', ...WITH_SERVERS.map(testsIn)],
          globalSetup: CLUSTER,
          // Each file has a server or a database of its own, so they can share the loaded modules.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
        },
      },
    ],
    // More than there are cores: most tests of the server wait for other processes.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
  },
});

function testsIn(pattern: string): string {
  return pattern.endsWith('/**') ? `${pattern}/*.test.ts` : pattern;
}
