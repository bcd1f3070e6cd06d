/** One process per DATA_DIR: PGlite itself would let two in, and lose what one of them wrote. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyDemoDatabase } from './embedded.ts';
import { ServerProcess } from './server-process.ts';
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Milliseconds in which a second process must have refused, on a machine with nothing else to do. */
const REFUSAL_LIMIT = 1000;
/** Milliseconds in which such a machine starts a Node that does nothing. */
const NODE_START = 60;

/** How many times slower than that this machine is just now, at least 1. */
async function slowness(): Promise<number> {
  const before = performance.now();
  await once(spawn(process.execPath, ['-e', '0']), 'close');
  return Math.max(1, (performance.now() - before) / NODE_START);
}

describe('the lock on DATA_DIR', () => {
  let folder: TemporaryFolder;
  const running: ServerProcess[] = [];
  const start = () => {
    const server = new ServerProcess({ DATA_DIR: folder.path });
    running.push(server);
    return server;
  };

  beforeEach(async () => {
    folder = temporaryFolder();
    await copyDemoDatabase(folder.path);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop('SIGKILL')));
    folder.remove();
  });

  test('a second process refuses within a second and names the first', { retry: 1 }, async () => {
    const first = start();
    await first.ready();
    const limit = REFUSAL_LIMIT * (await slowness());
    const before = performance.now();
    const second = start();
    expect(await second.end()).toBe(1);
    expect(performance.now() - before).toBeLessThan(limit);
    expect(second.output).toContain(`process ${first.process.pid})`);
    expect(second.output).toContain('DATA_DIR');
    expect((await fetch(`${first.url}/health`)).status).toBe(200);
  });

  test('a process killed outright leaves nothing in the way', async () => {
    const first = start();
    await first.ready();
    await first.stop('SIGKILL');
    const second = start();
    await second.ready();
    expect((await fetch(`${second.url}/health`)).status).toBe(200);
  });

  test('a pid in use by another program, or left from a container, does not count', async () => {
    // Process 1 always runs, and in a container the server itself often has the same pid again.
    writeFileSync(join(folder.path, 'server.pid'), '1\n');
    await start().ready();
  });

  test('of processes started at the same moment over a dead one, exactly one wins', async () => {
    const dead = start();
    await dead.ready();
    await dead.stop('SIGKILL');
    const rivals = [start(), start(), start()];
    await Promise.all(
      rivals.map((rival) => rival.prints(/is ready|already uses/).catch(() => undefined)),
    );
    const winners = rivals.filter(({ output }) => output.includes('is ready'));
    expect(winners).toHaveLength(1);
    const losers = rivals.filter((rival) => rival !== winners[0]);
    for (const loser of losers) {
      expect(await loser.end()).toBe(1);
      expect(loser.output).toContain(`process ${winners[0]?.process.pid})`);
    }
  });

  test('an orderly stop ends with code 0 and the folder can be opened again', async () => {
    const first = start();
    await first.ready();
    expect(await first.stop()).toBe(0);
    await start().ready();
  });
});
