/** A server for a single test, which can stop it and restart it at the same address with the same data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from 'wire-server';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const POLL_MS = 100;

export interface OwnServer {
  /** Without a trailing slash. */
  readonly origin: string;
  /** The built page that it serves: a copy, so that a test may change it. */
  readonly site: string;
  /** Resolves once it answers. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

/** @param settings environment variables of the server, in addition to those of this process. */
export async function createOwnServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'pathfinder-own-'));
  const site = join(folder, 'site');
  await cp(join(PROJECT, 'dist'), site, { recursive: true });
  let server: ChildProcess | null = null;

  async function stop(): Promise<void> {
    const running = server;
    server = null;
    if (running?.exitCode === null && running.kill('SIGTERM')) await once(running, 'exit');
  }

  return {
    origin,
    site,
    async start() {
      server = spawn(process.execPath, [join(PROJECT, 'scripts/start.ts')], {
        cwd: PROJECT,
        env: {
          ...process.env,
          ...settings,
          PORT: String(port),
          DATA_DIR: join(folder, 'data'),
          SITE_DIR: site,
          BACKUPS: '0',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      while (!(await fetch(`${origin}/health`).catch(() => null))?.ok) {
        if (server.exitCode !== null) throw new Error(`The server exited: ${server.exitCode}.`);
        await sleep(POLL_MS);
      }
    },
    stop,
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
