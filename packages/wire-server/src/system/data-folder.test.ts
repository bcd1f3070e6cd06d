import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from '../../tests/server/temporary-folder.ts';
import { makeDataFolderPrivate } from './data-folder.ts';

// Windows has no such mode bits.
describe.skipIf(process.platform === 'win32')('a data folder', () => {
  let folder: TemporaryFolder;
  let told: string[];
  beforeEach(() => {
    folder = temporaryFolder();
    told = [];
    mkdirSync(join(folder.path, 'database'));
    mkdirSync(join(folder.path, 'keys'));
    writeFileSync(join(folder.path, 'postgres.log'), '');
  });
  afterEach(() => folder.remove());

  const modeOf = () => statSync(folder.path).mode & 0o7777;
  function close(mode: number, othersEnter = false): number {
    chmodSync(folder.path, mode);
    makeDataFolderPrivate(folder.path, { othersEnter, tell: (line) => void told.push(line) });
    return modeOf();
  }

  test.each([0o755, 0o777, 0o750, 0o701])(
    'that others can use (%o) is closed, with one line',
    (mode) => {
      expect(close(mode)).toBe(0o700);
      expect(told).toEqual([
        `${folder.path} was open to other users of this machine; now it is not.`,
      ]);
      expect(close(0o700)).toBe(0o700);
      expect(told).toHaveLength(1);
    },
  );

  test('stays enterable for Postgres where it runs as another user', () => {
    expect(close(0o755, true)).toBe(0o701);
    expect(close(0o701, true)).toBe(0o701);
    expect(told).toHaveLength(1);
  });

  test('that has something else in it, or that everyone shares, is left alone, with advice', () => {
    expect(close(0o1777)).toBe(0o1777);
    writeFileSync(join(folder.path, 'letters.txt'), '');
    expect(close(0o755)).toBe(0o755);
    expect(told).toHaveLength(2);
    for (const line of told) expect(line).toContain('chmod 700');
  });

  test('that does not exist yet needs nothing', () => {
    makeDataFolderPrivate(join(folder.path, 'none'), {
      othersEnter: false,
      tell: (line) => told.push(line),
    });
    expect(told).toEqual([]);
  });
});
