/** A throw-away Postgres for tests: made in a temporary folder, on a free port, removed after. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../server/free-port.ts';
import { findPostgres } from './install.ts';

/** Milliseconds a cluster may take to answer, and between two questions. */
const START_LIMIT = 20_000;
const POLL = 50;

export class PostgresCluster {
  readonly #bin: string;
  readonly #folder: string;
  readonly #port: number;
  /** Postgres refuses to run as root. */
  readonly #owner: { uid?: number; gid?: number };
  #server: ChildProcess | null = null;

  /** Makes a cluster and leaves it stopped. */
  static async make(): Promise<PostgresCluster> {
    return new PostgresCluster(await freePort());
  }

  constructor(port: number) {
    const bin = findPostgres();
    if (bin === null) throw new Error('Postgres is not installed');
    this.#bin = bin;
    this.#port = port;
    this.#owner = process.getuid?.() === 0 ? userPostgres() : {};
    this.#folder = mkdtempSync(join(tmpdir(), 'pathfinder-postgres-'));
    if (this.#owner.uid !== undefined) {
      chownSync(this.#folder, this.#owner.uid, this.#owner.gid ?? 0);
    }
    execFileSync(
      join(bin, 'initdb'),
      ['-D', this.#folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
      { ...this.#owner, cwd: this.#folder, stdio: 'pipe' },
    );
    process.once('exit', () => this.#server?.kill('SIGKILL'));
  }

  url(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/${database}`;
  }

  async start(): Promise<void> {
    const settings = [
      `listen_addresses=127.0.0.1`,
      `port=${this.#port}`,
      'unix_socket_directories=',
      'fsync=off',
    ];
    const server = spawn(
      join(this.#bin, 'postgres'),
      ['-D', this.#folder, ...settings.flatMap((setting) => ['-c', setting])],
      { ...this.#owner, cwd: this.#folder, stdio: 'ignore' },
    );
    this.#server = server;
    const deadline = Date.now() + START_LIMIT;
    while (!(await answers(this.url('postgres')))) {
      if (Date.now() > deadline || server.exitCode !== null) throw new Error('Postgres stays away');
      await wait(POLL);
    }
  }

  /** Ends every connection at once, as a restart of the database server does. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server === null || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** A new, empty database; answers its address. */
  async createDatabase(): Promise<string> {
    const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
    await query(this.url('postgres'), `create database ${name}`);
    return this.url(name);
  }
}

/** Runs SQL as the owner, on a connection of its own. */
async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  return query(url, 'select 1').then(
    () => true,
    () => false,
  );
}

function userPostgres(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
