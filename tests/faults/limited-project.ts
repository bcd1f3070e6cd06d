/** A copy of the project that `npm start` runs with limited memory, like a container or a small machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, serviceKeyFile } from 'wire-server';
import { type TemporaryFolder, temporaryFolder } from 'wire-server/testing';
import { MemoryLimit } from './memory-limit.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const NOT_COPIED = /^(node_modules|dist|data|\.git)(\/|$)/;
const START_LIMIT_MS = 180_000;
const POLL_MS = 100;
const WATCH_MS = 100;

/** A server that was started by `npm start`. */
export interface LimitedServer {
  readonly url: string;
  readonly serviceKey: string;
  readonly limit: MemoryLimit;
  /** Milliseconds from `npm start` to the first response. */
  readonly startMs: number;
  /** Peak unreclaimable memory since `npm start`. */
  mostBytes(): number;
}

export class LimitedProject {
  readonly #folder: TemporaryFolder = temporaryFolder();
  /** The data folder of every start. */
  readonly dataDir = join(this.#folder.path, 'data');
  readonly #project = join(this.#folder.path, 'project');

  constructor() {
    cpSync(PROJECT, this.#project, {
      recursive: true,
      filter: (path) => !NOT_COPIED.test(relative(PROJECT, path)),
    });
    symlinkSync(join(PROJECT, 'node_modules'), join(this.#project, 'node_modules'));
  }

  /** Runs `npm start` during `use`. The first start also builds the page and the database. */
  async start<T>(
    limitBytes: number,
    env: Readonly<Record<string, string>>,
    use: (server: LimitedServer) => Promise<T>,
  ): Promise<T> {
    const limit = new MemoryLimit(limitBytes);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const [command, ...args] = [...limit.command, 'npm', 'start'];
    const started = performance.now();
    const npm = spawn(command as string, args, {
      cwd: this.#project,
      env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: this.dataDir, ...env },
      stdio: 'inherit',
    });
    let mostBytes = 0;
    const watching = setInterval(() => {
      mostBytes = Math.max(mostBytes, limit.usedBytes);
    }, WATCH_MS);
    try {
      await untilHealthy(url, npm, started);
      const startMs = performance.now() - started;
      const serviceKey = readFileSync(serviceKeyFile(this.dataDir), 'utf8').trim();
      return await use({ url, serviceKey, limit, startMs, mostBytes: () => mostBytes });
    } finally {
      clearInterval(watching);
      if (!hasEnded(npm) && npm.kill()) await once(npm, 'exit');
      await limit.remove();
    }
  }

  remove(): void {
    this.#folder.remove();
  }
}

async function untilHealthy(url: string, npm: ChildProcess, started: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/health`).catch(() => null);
    if (answer?.ok) return;
    if (hasEnded(npm)) throw new Error('npm start exited.');
    if (performance.now() - started > START_LIMIT_MS) throw new Error('npm start took too long.');
    await wait(POLL_MS);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
