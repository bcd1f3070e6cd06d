/** `npm start` with little memory: a first start, including the page's build, and a start under load. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, serviceKeyFile } from 'wire-server';
import { temporaryFolder } from 'wire-server/testing';
import { loadFor } from './load-of-a-chapter.ts';
import { MemoryLimit } from './memory-limit.ts';
import { WRITABLE } from './writers.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const NOT_COPIED = /^(node_modules|dist|data|\.git)(\/|$)/;
const BYTES_PER_MB = 1_000_000;
const BUILD_LIMIT_BYTES = 1_000 * BYTES_PER_MB;
const SERVE_LIMIT_BYTES = 320 * BYTES_PER_MB;
const START_LIMIT_MS = 180_000;
const POLL_MS = 100;

export interface SmallMachine {
  readonly limitBytes: number;
  readonly what: string;
  /** Peak unreclaimable memory. */
  readonly mostBytes: number;
  readonly kills: number;
  readonly startMs: number;
}

/** @param loadSeconds how long the second start is under load. */
export async function smallMachine(loadSeconds: number): Promise<SmallMachine[]> {
  const folder = temporaryFolder();
  const project = join(folder.path, 'project');
  cpSync(PROJECT, project, {
    recursive: true,
    filter: (path) => !NOT_COPIED.test(relative(PROJECT, path)),
  });
  symlinkSync(join(PROJECT, 'node_modules'), join(project, 'node_modules'));
  const dataDir = join(folder.path, 'data');
  try {
    const built = await run(project, dataDir, BUILD_LIMIT_BYTES, async () => {});
    const served = await run(project, dataDir, SERVE_LIMIT_BYTES, async (url) => {
      const key = readFileSync(serviceKeyFile(dataDir), 'utf8').trim();
      await loadFor(loadSeconds, url, key);
    });
    return [
      { ...built, what: 'first `npm start`, building the page and the database' },
      { ...served, what: `\`npm start\` and ${loadSeconds} s of load` },
    ];
  } finally {
    rmSync(folder.path, { recursive: true, force: true });
  }
}

async function run(
  project: string,
  dataDir: string,
  limitBytes: number,
  use: (url: string) => Promise<void>,
): Promise<Omit<SmallMachine, 'what'>> {
  const limit = new MemoryLimit(limitBytes);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [command, ...args] = [...limit.command, 'npm', 'start'];
  const started = performance.now();
  const npm = spawn(command as string, args, {
    cwd: project,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, ...WRITABLE },
    stdio: 'inherit',
  });
  let mostBytes = 0;
  const watch = setInterval(() => {
    mostBytes = Math.max(mostBytes, limit.usedBytes);
  }, POLL_MS);
  try {
    await untilHealthy(url, npm, started);
    const startMs = performance.now() - started;
    await use(url);
    return { limitBytes, mostBytes, kills: limit.kills, startMs };
  } finally {
    clearInterval(watch);
    if (!hasEnded(npm) && npm.kill()) await once(npm, 'exit');
    await limit.remove();
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
