/** A temporary Postgres for tests: in a temporary folder, on a free loopback port. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { makeCluster, readPassword } from '../../src/db/embedded/cluster-folder.ts';
import { findBinaries, unprivileged } from '../../src/db/embedded/postgres-programs.ts';
import { freePort } from '../../src/system/machine.ts';

const START_LIMIT_MS = 20_000;
const POLL_MS = 20;

/** Faster settings, without durability in a power cut. */
const SETTINGS = ['fsync=off', 'max_connections=200', 'shared_buffers=64MB', 'jit=off'];

/**
 * A separate Postgres; `remove` stops and deletes it.
 * @example
 * const cluster = await PostgresCluster.make();
 * await cluster.start();
 * const url = await cluster.createDatabase();
 */
export class PostgresCluster {
  readonly #binaries = findBinaries();
  readonly #programs = unprivileged();
  readonly #parent: string;
  readonly #folder: string;
  readonly #port: number;
  #server: ChildProcess | null = null;

  /** Creates a cluster without starting it. */
  static async make(): Promise<PostgresCluster> {
    const cluster = new PostgresCluster(await freePort());
    await makeCluster(cluster.#folder, cluster.#binaries, cluster.#programs);
    return cluster;
  }

  private constructor(port: number) {
    this.#port = port;
    this.#parent = mkdtempSync(join(tmpdir(), 'pathfinder-postgres-'));
    this.#folder = join(this.#parent, 'cluster');
    process.once('exit', () => this.#server?.kill('SIGKILL'));
  }

  url(database: string): string {
    return `postgres://postgres:${readPassword(this.#folder)}@127.0.0.1:${this.#port}/${database}`;
  }

  async start(): Promise<void> {
    const settings = [
      'listen_addresses=127.0.0.1',
      `port=${this.#port}`,
      'unix_socket_directories=',
      ...SETTINGS,
    ];
    const server = this.#programs.spawn(
      this.#binaries.postgres,
      ['-D', this.#folder, ...settings.flatMap((setting) => ['-c', setting])],
      { cwd: this.#folder, stdio: 'ignore' },
    );
    this.#server = server;
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await answers(this.url('postgres')))) {
      if (Date.now() > deadline || server.exitCode !== null) {
        throw new Error('Postgres does not start');
      }
      await wait(POLL_MS);
    }
  }

  /** Ends every connection, as a restart of the database server does. */
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
    rmSync(this.#parent, { recursive: true, force: true });
  }

  /** Creates a database as a copy of `template`. @returns its URL. */
  async createDatabase(template = 'template1'): Promise<string> {
    const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
    await runSql(this.url('postgres'), `create database ${name} template ${template}`);
    return this.url(name);
  }
}

/**
 * Runs SQL as the owner, on a separate connection.
 * @example await runSql(url, 'select 1 as one') // [{ one: 1 }]
 */
export async function runSql(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  return runSql(url, 'select 1').then(
    () => true,
    () => false,
  );
}
