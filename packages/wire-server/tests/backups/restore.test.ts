/** A restore brings back everything or changes nothing. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Entry, textEntry, writeArchive } from '../../src/db/backup/archive.ts';
import { listBackups } from '../../src/db/backup/backup-folder.ts';
import {
  deleteMembers,
  demoFolder,
  emptyFolder,
  logIn,
  membersOf,
  NEVER,
  runScript,
  serve,
  signUp,
  statusOf,
} from './chapter.ts';

const PERMISSION_BITS = 0o777;
const DEMO_MEMBERS = 48;

test('a backup of a running server restores members, accounts, sessions and keys', async () => {
  const dataDir = await demoFolder();
  const first = await serve({ DATA_DIR: dataDir });
  const session = await signUp(first);
  expect(await runScript('backup', dataDir)).toMatchObject({ code: 0 });
  await deleteMembers(first, session);
  expect(await membersOf(first)).toHaveLength(0);
  const refused = await runScript('restore', dataDir, 'latest');
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringMatching(`process ${first.process.pid}.* already uses .* Stop it first`),
  });
  await first.stop();
  const key = readFileSync(join(dataDir, 'keys/service-key'), 'utf8');
  writeFileSync(
    join(dataDir, 'keys/service-key'),
    'sb_secret_of_another_server_altogether_0123456789',
  );

  const listed = await runScript('restore', dataDir);
  expect(listed.output).toMatch(/backups\/.*\.tar\.gz {3}\d+\.\d MB, 0 minutes old\n.*-- latest/);
  const restored = await runScript('restore', dataDir, 'latest');
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringMatching(/What was there before is in .*before-restore-/),
  });
  expect(readFileSync(join(dataDir, 'keys/service-key'), 'utf8')).toBe(key);
  if (process.platform !== 'win32') {
    expect(statSync(join(dataDir, 'keys/signing-keys.json')).mode & PERMISSION_BITS).toBe(0o600);
  }

  const second = await serve({ DATA_DIR: dataDir });
  expect(await membersOf(second)).toHaveLength(DEMO_MEMBERS);
  expect(await statusOf(second, session)).toBe(200);
  await logIn(second);
});

test('a backup can be restored into an empty folder on another machine', async () => {
  const dataDir = await demoFolder();
  const first = await serve({ DATA_DIR: dataDir });
  const session = await signUp(first);
  await runScript('backup', dataDir);
  await first.stop('SIGKILL');
  const file = join(emptyFolder(), 'moved.tar.gz');
  copyFileSync(listBackups(dataDir)[0]?.path ?? '', file);

  const elsewhere = join(emptyFolder(), 'data');
  expect(await runScript('restore', elsewhere, file)).toMatchObject({ code: 0 });
  const second = await serve({ DATA_DIR: elsewhere });
  expect(await statusOf(second, session)).toBe(200);
});

test('a restore stops the Postgres that a killed server left behind', async () => {
  const dataDir = await demoFolder();
  const server = await serve({ DATA_DIR: dataDir });
  await runScript('backup', dataDir);
  await server.stop('SIGKILL');
  expect(existsSync(join(dataDir, 'database/postmaster.pid'))).toBe(true);
  expect(await runScript('restore', dataDir, 'latest')).toMatchObject({ code: 0 });
  expect(existsSync(join(dataDir, 'database/postmaster.pid'))).toBe(false);
});

async function* entries(...given: readonly Entry[]) {
  yield* given;
}

const MANIFEST = { takenAt: new Date(), postgres: 18, cluster: '1', transaction: '1' };

test('an unusable backup is refused in one line, and the data stay unchanged', async () => {
  const dataDir = await demoFolder();
  mkdirSync(join(dataDir, 'keys'));
  writeFileSync(join(dataDir, 'keys/service-key'), 'a key');
  await runScript('backup', dataDir);
  const [backup] = listBackups(dataDir);
  const whole = readFileSync(backup?.path ?? '');
  const folder = emptyFolder();
  const file = (name: string) => join(folder, name);
  writeFileSync(file('cut'), whole.subarray(0, whole.length - 1000));
  const flipped = Buffer.from(whole);
  const middle = Math.floor(whole.length / 2);
  flipped.fill(0, middle, middle + 50);
  writeFileSync(file('flipped'), flipped);
  writeFileSync(file('text'), 'no archive');
  await writeArchive(file('earlier'), { ...MANIFEST, postgres: 17 }, entries(), NEVER);
  await writeArchive(
    file('outside'),
    MANIFEST,
    entries(textEntry('database/../../out', '')),
    NEVER,
  );
  await writeArchive(file('strange'), MANIFEST, entries(textEntry('elsewhere', '')), NEVER);
  await writeArchive(file('empty'), MANIFEST, entries(), NEVER);
  const before = readdirSync(dataDir, { recursive: true }).sort();

  for (const [name, reason] of [
    ['cut', /is damaged/],
    ['flipped', /is damaged/],
    ['text', /is not a backup of this server/],
    ['missing', /is not a backup of this server/],
    ['earlier', /made by Postgres 17, .* npm run upgrade/],
    ['outside', /is damaged/],
    ['strange', /it contains elsewhere/],
    ['empty', /cannot be opened/],
  ] as const) {
    const { code, output } = await runScript('restore', dataDir, file(name));
    expect(output.trimEnd().split('\n'), output).toHaveLength(1);
    expect(output).toMatch(reason);
    expect(code).toBe(1);
  }
  expect(readdirSync(dataDir, { recursive: true }).sort()).toEqual(before);
  expect(readdirSync(folder)).not.toContain('out');
});

test('a restore killed between its two renames is reported at the next start and can be repeated', async () => {
  const dataDir = await demoFolder();
  await runScript('backup', dataDir);
  rmSync(join(dataDir, 'database'), { recursive: true });
  await expect(serve({ DATA_DIR: dataDir })).rejects.toThrow(
    /contains backups but no database.*npm run restore/,
  );
  expect(await runScript('restore', dataDir, 'latest')).toMatchObject({ code: 0 });
  expect(await membersOf(await serve({ DATA_DIR: dataDir }))).toHaveLength(DEMO_MEMBERS);
});
