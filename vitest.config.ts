import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { knowledgePlugin } from './packages/engine/build/knowledge-plugin.ts';
import { browserArguments, findBrowser } from './scripts/browser.ts';
import { keepTemporaryFilesInMemory } from './tests/memory-folder.ts';

keepTemporaryFilesInMemory();
// The hundreds of processes that the tests start then load precompiled code.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/test-code');

/** The product's tests that start servers or use Postgres. */
const WITH_SERVERS = ['tests/{faults,permissions,scripts}/**', 'tests/rules/add-a-column.test.ts'];
/** Tests that push a server to its limits: beside others, what they see is the machine's load and not the server's. */
const UNDER_ATTACK =
  'tests/faults/{answered-pages,costly-reads,large-bodies,stop-under-load}.test.ts';
/** Tests of single components, rendered in a real browser without a page, a server or a sign-in. */
const IN_BROWSER = '**/*.browser.test.tsx';
/** What the components import, beside Vitest's own. */
const LOADED_IN_BROWSER = [
  'axe-core',
  'lucide-react',
  'papaparse',
  'react',
  'react-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'uqr',
  'vitest-browser-react',
  'wouter/use-browser-location',
];
const CLUSTER = 'wire-server/testing/shared-cluster';
const RESTORE_GLOBALS = 'tests/restore-globals.ts';

const executablePath = findBrowser();

/** Generous for a busy machine; no test depends on timing. */
const TEST_TIMEOUT_MS = 120_000;
const POLL_TIMEOUT_MS = 30_000;

const withServers = {
  globalSetup: CLUSTER,
  setupFiles: RESTORE_GLOBALS,
  // Each file has a server or a database of its own, so they can share the loaded modules.
  isolate: false,
  unstubEnvs: true,
  unstubGlobals: true,
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: POLL_TIMEOUT_MS } },
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [knowledgePlugin()],
        test: {
          name: 'product',
          include: ['{apps,packages,training,tests}/**/*.test.{ts,tsx}'],
          exclude: ['packages/wire-server/**', IN_BROWSER, ...WITH_SERVERS],
          setupFiles: RESTORE_GLOBALS,
          testTimeout: TEST_TIMEOUT_MS,
          expect: { poll: { timeout: POLL_TIMEOUT_MS } },
          // These tests share no state, so each worker loads the engine only once. They wait for nothing.
          isolate: false,
          maxWorkers: availableParallelism(),
        },
      },
      {
        plugins: [knowledgePlugin(), react(), tailwindcss()],
        // Found only while the tests run, they would reload the page in which these run.
        optimizeDeps: { include: LOADED_IN_BROWSER },
        test: {
          name: 'components',
          include: [`{apps,packages}/${IN_BROWSER}`],
          maxWorkers: availableParallelism(),
          testTimeout: TEST_TIMEOUT_MS,
          expect: { poll: { timeout: POLL_TIMEOUT_MS } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                args: browserArguments(),
                ...(executablePath && { executablePath }),
              },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 360, height: 740 },
            screenshotFailures: false,
          },
        },
      },
      {
        plugins: [knowledgePlugin()],
        test: {
          ...withServers,
          name: 'server',
          include: ['packages/wire-server/**/*.test.ts', ...WITH_SERVERS.map(testsIn)],
          exclude: [UNDER_ATTACK],
          sequence: { groupOrder: 1 },
          // More workers than cores: most of these tests wait for other processes.
          maxWorkers: availableParallelism() * 2,
        },
      },
      {
        plugins: [knowledgePlugin()],
        test: {
          ...withServers,
          name: 'attacks',
          include: [UNDER_ATTACK],
          // After all other tests, and one at a time. `npm test` runs them in a process of their own: they time answers,
          // and what has run thousands of tests takes processor time even when it is done.
          sequence: { groupOrder: 2 },
          fileParallelism: false,
        },
      },
    ],
  },
});

function testsIn(pattern: string): string {
  return pattern.endsWith('/**') ? `${pattern}/*.test.ts` : pattern;
}
