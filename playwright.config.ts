/** The browser tests run the built app on the real server, with its own database. */
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/browser.ts';

/** Time limit for building the app and seeding a new database. */
const START_TIMEOUT_MS = 180_000;

/** After this long without stopping, the server is killed. */
const STOP_TIMEOUT_MS = 5_000;

/** Timeouts of a test and of an expectation, generous for a busy machine. */
const TEST_TIMEOUT_MS = 60_000;
const EXPECT_TIMEOUT_MS = 10_000;

/** Ports below those that Linux gives to outgoing connections, which may already be using the chosen one. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

/** Test workers load this file too, and must use the port of the process that started the server. */
process.env.E2E_PORT ??= String(randomPort());
const port = process.env.E2E_PORT;
const origin = `http://localhost:${port}`;
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // More workers than cores: a test spends much of its time waiting for its page.
  workers: Math.ceil(availableParallelism() * 1.5),
  forbidOnly: true,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  reporter: 'list',
  use: {
    baseURL: origin,
    locale: 'en-US',
    // So that each test loads the page from the server; offline.spec.ts allows them.
    serviceWorkers: 'block',
    launchOptions: {
      // A test's page closes before optimized code pays off, and is too small to need parallel garbage collection:
      // without both, the tests use about 15 % less processor time.
      args: [...browserArguments(), '--js-flags=--no-opt --no-maglev --single-threaded-gc'],
      ...(executablePath && { executablePath }),
    },
  },
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    url: `${origin}/health`,
    env: { PORT: port, DATA_DIR: dataDir() },
    timeout: START_TIMEOUT_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: STOP_TIMEOUT_MS },
  },
});

function randomPort(): number {
  return FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
}

/** A data folder for the tests, emptied at every start. */
function dataDir(): string {
  const folder = join(import.meta.dirname, '.cache', 'e2e-data');
  if (process.env.TEST_WORKER_INDEX === undefined) rmSync(folder, { recursive: true, force: true });
  return folder;
}
