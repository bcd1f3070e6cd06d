/**
 * `npm run dev`: the API server, restarted when its code or the SQL changes, and Vite's servers of both apps. The
 * visitors' passes requests for the API and the panel on, so one address shows everything. Ctrl+C stops all.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from 'wire-server';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const API_SERVER = join(PROJECT, 'apps/server/src/main.ts');
const VITE = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')));

/** Changes in these folders restart the API server. */
const WATCHED = ['apps/server/src', 'packages/wire-server/src', 'supabase'];
const RESTARTS = /(?<!\.test)\.ts$|\.sql$/;
/**
 * Milliseconds to wait after a change: an editor saves in several steps, and git checks out many files at
 * once.
 */
const SETTLE_MS = 200;

const PAGE_PORT = 5173;
const PANEL_PORT = 5174;

const stopping = new AbortController();
const stopped = once(stopping.signal, 'abort');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort());
}

const pagePort = await freePort('localhost', Number(process.env.PORT ?? PAGE_PORT));
const panelPort = await freePort('localhost', PANEL_PORT);
const apiPort = await freePort('localhost');
const firstStart = Promise.withResolvers<void>();
let onChange = () => {};
for (const folder of WATCHED) {
  const options = { recursive: true, signal: stopping.signal };
  watch(join(PROJECT, folder), options, (_, file) => {
    if (file !== null && RESTARTS.test(file)) onChange();
  });
}
await Promise.all([
  keepApiRunning(),
  runVite('apps/panel', panelPort),
  runVite('apps/visitor', pagePort),
]);

/** The next server starts only after the previous one, with its Postgres, has ended. */
async function keepApiRunning(): Promise<void> {
  while (!stopping.signal.aborted) {
    const changed = nextChange();
    const api = startApi();
    await changed;
    await stop(api);
    if (!stopping.signal.aborted) console.log('Restarting the API server …');
  }
}

function startApi(): ChildProcess {
  const api = spawn(process.execPath, [API_SERVER], {
    env: {
      SITE_URL: `http://localhost:${pagePort}`,
      // SITE_URL would close sign-up, but only this machine can connect.
      SIGNUP: 'open',
      // Backups at every restart would soon replace the useful ones.
      BACKUPS: '0',
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(apiPort),
    },
    // Hides its start-up message: the address to open is Vite's.
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  api.stdout?.once('data', firstStart.resolve);
  api.once('exit', (code) => {
    firstStart.resolve();
    if (code) console.error('The API server has exited; the next change restarts it.');
  });
  return api;
}

/** Waits for the API first: the page needs it at once. */
async function runVite(app: string, port: number): Promise<void> {
  await Promise.race([firstStart.promise, stopped]);
  if (stopping.signal.aborted) return;
  const vite = spawn(process.execPath, [VITE, '--port', String(port), '--strictPort'], {
    cwd: join(PROJECT, app),
    env: {
      ...process.env,
      API_URL: `http://127.0.0.1:${apiPort}`,
      PANEL_URL: `http://localhost:${panelPort}`,
    },
    stdio: 'inherit',
  });
  vite.once('exit', (code) => {
    if (!stopping.signal.aborted) process.exitCode = code ?? 0;
    stopping.abort();
  });
  await stopped;
  await stop(vite);
}

/** Resolves when files have changed, or on shutdown. */
async function nextChange(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  onChange = resolve;
  await Promise.race([promise, stopped]);
  await wait(SETTLE_MS, undefined, { signal: stopping.signal }).catch(() => {});
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
