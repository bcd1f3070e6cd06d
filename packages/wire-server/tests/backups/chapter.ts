/** Data folders with the demo chapter, and actions on them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { connect, type DatabaseSource } from '../../src/connect.ts';
import {
  type EmbeddedPostgres,
  openEmbedded,
  prepareEmbedded,
} from '../../src/db/embedded/embedded-postgres.ts';
import type { Cluster } from '../../src/db/embedded/postmaster.ts';
import { migrationSets } from '../fixture/application.ts';
import { cleanEnvironment } from '../server/clean-environment.ts';
import { copyDemoDatabase } from '../server/embedded.ts';
import { ServerProcess } from '../server/server-process.ts';
import { temporaryFolder } from '../server/temporary-folder.ts';

export const NEVER = new AbortController().signal;
export const DATABASE_COMMAND = fileURLToPath(new URL('../fixture/database.ts', import.meta.url));

/** An empty folder, removed after the test. */
export function emptyFolder(): string {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  return folder.path;
}

/** A new data folder with the demo chapter, without keys or a running server. */
export async function demoFolder(): Promise<string> {
  const dataDir = join(emptyFolder(), 'data');
  mkdirSync(dataDir);
  await copyDemoDatabase(dataDir);
  return dataDir;
}

/** Opens a database as a server does; a new one gets the demo chapter. */
export function connectTo(source: DatabaseSource, migrations = migrationSets(true)) {
  const onUnavailable = (reason: Error) => {
    throw reason;
  };
  return connect({ source, migrations, signal: NEVER, onUnavailable, onAvailable: () => {} });
}

export interface Running extends Pick<EmbeddedPostgres, 'connection' | 'close'> {
  readonly dataDir: string;
  readonly cluster: Cluster;
  query(sql: string, values?: readonly unknown[]): Promise<pg.QueryResult>;
}

/** Postgres on a data folder, without a server, stopped after the test. */
export async function runOn(dataDir: string): Promise<Running> {
  const cluster = await prepareEmbedded(dataDir);
  const embedded = await openEmbedded(cluster, { signal: NEVER });
  const pool = new pg.Pool({ ...embedded.connection, max: 10 });
  pool.on('error', () => {});
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= pool.end().then(() => embedded.close());
    return closing;
  };
  onTestFinished(close);
  return {
    dataDir,
    cluster,
    connection: embedded.connection,
    query: (sql, values = []) => pool.query(sql, [...values]),
    close,
  };
}

/** The URL of the running Postgres, in the format of DATABASE_URL. */
export function urlOf({ cluster }: Running): string {
  return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(cluster.folder)}`;
}

/** The real server, ready; stopped after the test if it is still running. */
export async function serve(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = new ServerProcess({ LIMITS: 'off', ...env });
  onTestFinished(async () => void (await server.stop()));
  await server.ready();
  return server;
}

interface Answer {
  readonly code: number | null;
  readonly output: string;
}

/** `npm run <name> -- <words>` */
export async function runScript(
  name: string,
  dataDir: string,
  ...words: readonly string[]
): Promise<Answer> {
  const child = spawn(process.execPath, [DATABASE_COMMAND, name, ...words], {
    env: { ...cleanEnvironment(), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode ?? once(child, 'close'),
  ]);
  return { code: child.exitCode, output: output + errors };
}

const ANN = { email: 'ann@example.com', password: 'correct horse battery' };

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
}

export const signUp = (server: ServerProcess) => ask(server, '/auth/v1/signup', ANN);
export const logIn = (server: ServerProcess) =>
  ask(server, '/auth/v1/token?grant_type=password', ANN);

async function ask(server: ServerProcess, path: string, body: unknown): Promise<Session> {
  const answer = await fetch(server.url + path, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Session;
}

/** The response status to a request with the token. */
export async function statusOf(server: ServerProcess, { access_token }: Session): Promise<number> {
  const headers = { Authorization: `Bearer ${access_token}` };
  return (await fetch(`${server.url}/auth/v1/user`, { headers })).status;
}

export async function membersOf(server: ServerProcess): Promise<readonly { id: string }[]> {
  return (await fetch(`${server.url}/rest/v1/members`)).json() as Promise<{ id: string }[]>;
}

export async function deleteMembers(server: ServerProcess, { access_token }: Session) {
  const answer = await fetch(`${server.url}/rest/v1/members?id=not.is.null`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${access_token}` },
  });
  if (!answer.ok) throw new Error(await answer.text());
}
