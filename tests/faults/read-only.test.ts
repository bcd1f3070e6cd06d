/** A data folder that is not writable is refused in one line that says what to do, and left unchanged. */
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  chooseWay,
  clusterFolder,
  copyEmptyDatabase,
  type TemporaryFolder,
  temporaryFolder,
} from 'wire-server/testing';
import { PathfinderServer } from '../pathfinder-server.ts';
import { FaultyServer } from './faulty-server.ts';
import { LoopDisk, whyNoLoopDisk } from './loop-disk.ts';

const READ_ONLY = 0o500;
const WRITABLE = 0o700;
/** Root may write anywhere; in a user namespace it is an ordinary owner. */
const AS_ORDINARY_USER =
  chooseWay() === 'namespace' ? ['unshare', '-U', '--map-user=1000', '--map-group=1000', '--'] : [];
/** Advice that would lead the operator away from good data. */
const BAD_ADVICE = /DATA_DIR to|restore|remove/;

const noDisk = await whyNoLoopDisk();

/** The one line that a server prints when it refuses to start. */
async function refusal(dataDir: string): Promise<string> {
  const server = new PathfinderServer({ DATA_DIR: dataDir }, AS_ORDINARY_USER);
  expect(await server.end()).toBe(1);
  expect(server.output.trim()).not.toContain('\n');
  expect(server.output).not.toMatch(BAD_ADVICE);
  return server.output;
}

describe.skipIf(chooseWay() === 'other-user')('refuses to start without permission', () => {
  let folder: TemporaryFolder;

  beforeEach(async () => {
    folder = temporaryFolder();
    await copyEmptyDatabase(folder.path);
    mkdirSync(join(folder.path, 'keys'));
  });
  afterEach(() => {
    for (const path of inside()) chmodSync(path, WRITABLE);
    folder.remove();
  });
  const inside = () => [folder.path, clusterFolder(folder.path), join(folder.path, 'keys')];

  test.each([READ_ONLY, 0])('to write in the data folder, or to enter it', async (mode) => {
    chmodSync(folder.path, mode);
    expect(await refusal(folder.path)).toMatch(
      /^Cannot write to .*EACCES.*Give the user .* runs as/,
    );
  });

  test.each([READ_ONLY, 0])('to write in the database’s folder, or to enter it', async (mode) => {
    chmodSync(clusterFolder(folder.path), mode);
    expect(await refusal(folder.path)).toMatch(
      /^Cannot write to .*database .*EACCES.*Give the user/,
    );
  });

  test('to write in the folder of the keys', async () => {
    chmodSync(join(folder.path, 'keys'), READ_ONLY);
    expect(await refusal(folder.path)).toMatch(/^Cannot store the keys .*EACCES.*Give the user/);
  });
});

describe.skipIf(noDisk !== null)(`a disk that is read-only${noDisk ? ` (${noDisk})` : ''}`, () => {
  let disk: LoopDisk;
  let dataDir: string;

  beforeEach(() => {
    disk = new LoopDisk(200);
    dataDir = join(disk.path, 'data');
  });
  afterEach(() => disk.remove());

  test('from the start: refused', async () => {
    await copyEmptyDatabase(dataDir);
    disk.makeReadOnly();
    expect(await refusal(dataDir)).toMatch(/^Cannot write to .*EROFS.*Mount its disk writable/);
    expect(existsSync(clusterFolder(dataDir))).toBe(true);
  });

  test('while it runs: reported in one line, and the server recovers once it is writable', async () => {
    const server = await FaultyServer.start(dataDir);
    try {
      const writers = server.writers();
      await writers.acknowledge(20);
      disk.wearOut();
      await server.process.prints(/Waiting for the database .*EROFS.*retrying/);
      await disk.unmount();
      disk.mount();
      await server.recover();
      await writers.acknowledge(1);
      await writers.stop();
      expect(await writers.verify(server.process)).toMatchObject({ lost: 0, duplicated: 0 });
      expect(await server.process.stop()).toBe(0);
    } finally {
      await server.process.kill();
    }
  });
});
