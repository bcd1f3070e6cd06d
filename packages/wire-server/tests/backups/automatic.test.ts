/** Automatic backups of a running server. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { automaticBackups } from '../../src/db/backup/automatic-backups.ts';
import { listBackups } from '../../src/db/backup/backup-folder.ts';
import { prepareEmbedded } from '../../src/db/embedded/embedded-postgres.ts';
import { MIGRATIONS, migrationSets } from '../fixture/application.ts';
import {
  connectTo,
  demoFolder,
  emptyFolder,
  type Running,
  runOn,
  runScript,
  serve,
  signUp,
} from './chapter.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WRITE = `insert into members (member_name, profession_role) values ('Ann', 'Baker')`;

/** A server whose clock the tests set. */
function backupsOf({ dataDir, cluster }: Running, kept = 7) {
  const clock = { now: Date.now() };
  const told: string[] = [];
  const backups = automaticBackups({
    dataDir,
    cluster,
    kept,
    now: () => new Date(clock.now),
    tell: (line) => told.push(line),
  });
  return { backups, clock, told };
}

const timesIn = (dataDir: string) => listBackups(dataDir).map(({ takenAt }) => takenAt.getTime());

test('a clean stop takes a backup if anything changed, and the last N are kept', async () => {
  const dataDir = await demoFolder();
  const env = { DATA_DIR: dataDir, BACKUPS: '2' };
  const counts: number[] = [];
  let newest = '';
  const changes: readonly boolean[] = [true, false, true, false, true];
  for (const [i, changesIt] of changes.entries()) {
    const server = await serve(env);
    if (changesIt) {
      const body = JSON.stringify({ email: `ann${i}@example.com`, password: 'correct horse' });
      const answer = await fetch(`${server.url}/auth/v1/signup`, { method: 'POST', body });
      expect(answer.status).toBe(200);
    }
    expect(await server.stop()).toBe(0);
    const [latest] = listBackups(dataDir);
    expect(latest?.path !== newest).toBe(changesIt);
    newest = latest?.path ?? '';
    counts.push(listBackups(dataDir).length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 2]);
  expect(await runScript('restore', dataDir, 'latest')).toMatchObject({ code: 0 });
  // The restored data equals the backed-up data.
  await (await serve(env)).stop();
  expect(listBackups(dataDir)[0]?.path).toBe(newest);
});

test('BACKUPS=0 takes no backups', async () => {
  const dataDir = await demoFolder();
  const server = await serve({ DATA_DIR: dataDir, BACKUPS: '0' });
  await signUp(server);
  await server.stop();
  expect(listBackups(dataDir)).toEqual([]);
});

test('a running server takes a backup a day after the last, or after the database was created', async () => {
  const running = await runOn(await demoFolder());
  const { backups, clock, told } = backupsOf(running);
  const times: number[][] = [];
  const start = clock.now;
  for (const hours of [0, 23, 25, 26, 48, 50]) {
    clock.now = start + hours * HOUR_MS;
    await backups.daily(running.connection);
    times.push(timesIn(running.dataDir).map((time) => (time - start) / HOUR_MS));
  }
  expect(times).toEqual([[], [], [25], [25], [25], [50, 25]]);
  expect(told).toEqual([]);
});

test('two backups due at the same time are taken once', async () => {
  const running = await runOn(await demoFolder());
  const { backups, clock, told } = backupsOf(running);
  clock.now += 2 * DAY_MS;
  await Promise.all([backups.daily(running.connection), backups.daily(running.connection)]);
  expect(timesIn(running.dataDir)).toHaveLength(1);
  expect(told).toEqual([]);
});

test('an old backup is removed only after the next is verified', async () => {
  const running = await runOn(await demoFolder());
  const { backups, clock, told } = backupsOf(running, 1);
  clock.now += 2 * DAY_MS;
  await backups.daily(running.connection);
  const [first] = timesIn(running.dataDir);
  // Makes a full read of the database fail.
  await running.query(
    `create function broken(text) returns text immutable language plpgsql as $$ begin return $1; end $$`,
  );
  await running.query('create table t (a text check (broken(a) is not null))');
  await running.query(`update pg_class set relfilenode = 999999 where relname = 't'`);
  clock.now += 2 * DAY_MS;
  await backups.daily(running.connection);
  expect(timesIn(running.dataDir)).toEqual([first]);
  expect(told).toEqual([expect.stringMatching(/^No backup was taken: .* cannot be opened: .*\.$/)]);
});

test('a failed backup is reported in one line, and the server keeps running', async () => {
  const running = await runOn(await demoFolder());
  const told: string[] = [];
  const { dataDir, cluster } = running;
  const backups = automaticBackups({
    dataDir,
    cluster,
    kept: 7,
    now: () => new Date(),
    tell: (line) => told.push(line),
    freeBytes: () => 0,
  });
  await backups.beforeStopping(running.connection);
  expect(told).toEqual([
    expect.stringMatching(/^No backup was taken: The disk .* Free some space\.$/),
  ]);
  expect(timesIn(dataDir)).toEqual([]);
});

/** The current migrations and one more. */
function withMigration(sql: string) {
  const folder = join(emptyFolder(), 'migrations');
  cpSync(MIGRATIONS, folder, { recursive: true });
  writeFileSync(join(folder, '20990101000000_later.sql'), sql);
  const [directory, ...others] = migrationSets(false);
  if (directory === undefined) throw new Error('The fixture has no migrations');
  return [{ ...directory, folder }, ...others];
}

async function sourceOf(dataDir: string) {
  const cluster = await prepareEmbedded(dataDir);
  const told: string[] = [];
  const now = () => new Date();
  const tell = (line: string) => told.push(line);
  const backups = automaticBackups({ dataDir, cluster, kept: 7, now, tell });
  return { source: { cluster, backups }, told };
}

test('a backup of the unchanged data is taken before a migration', async () => {
  const dataDir = await demoFolder();
  const { source, told } = await sourceOf(dataDir);
  const opened = await connectTo(source, withMigration('drop table members'));
  expect(listBackups(dataDir)).toHaveLength(1);
  expect(told).toEqual([]);
  await opened.database.close();
  expect(listBackups(dataDir)).toHaveLength(2);

  const [, before] = listBackups(dataDir);
  await runScript('restore', dataDir, before?.path ?? '');
  const restored = await runOn(dataDir);
  expect((await restored.query('select count(*)::int as rows from members')).rows).toEqual([
    { rows: 48 },
  ]);
});

test('a migration that fails at every start takes only one backup, so that older ones are kept', async () => {
  const dataDir = await demoFolder();
  const migrations = withMigration(`create table more (); ${WRITE}; select 1 / 0`);
  for (let start = 0; start < 3; start++) {
    const { source } = await sourceOf(dataDir);
    await expect(connectTo(source, migrations)).rejects.toThrow(/later.sql.* failed/);
  }
  expect(listBackups(dataDir)).toHaveLength(1);
});

test('a new database is not backed up before it is filled', async () => {
  const dataDir = join(emptyFolder(), 'data');
  const { source } = await sourceOf(dataDir);
  const opened = await connectTo(source);
  expect(listBackups(dataDir)).toEqual([]);
  await opened.database.close();
  expect(listBackups(dataDir)).toHaveLength(1);
  rmSync(dataDir, { recursive: true });
});
