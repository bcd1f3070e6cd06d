/** The app as `npm start` serves it, on a free port with a new database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from 'wire-server';

const START = fileURLToPath(new URL('../../scripts/start.ts', import.meta.url));

/** Time limit for building the web app, seeding a new database and responding. */
const START_LIMIT_MS = 180_000;
const POLL_MS = 200;

export interface ServedApp {
  /** Without a slash at the end. */
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Resolves once /health responds; throws when the server exits or does not respond.
 * @param settings of the server, in addition to those of this process.
 */
export async function serveApp(
  settings: Readonly<Record<string, string>> = {},
): Promise<ServedApp> {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'pathfinder-bench-'));
  const server = spawn(process.execPath, [START], {
    env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
    await rm(data, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  try {
    await healthy(`${origin}/health`, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

async function healthy(address: string, server: ChildProcess): Promise<void> {
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; await sleep(POLL_MS)) {
    if (server.exitCode !== null) throw new Error(`The app exited with code ${server.exitCode}.`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`${address} did not answer within ${START_LIMIT_MS / 1000} s.`);
}
