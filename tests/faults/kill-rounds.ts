/** kill -9 during writes: of the server, of its Postgres, of both. */
import { copyEmptyDatabase, temporaryFolder } from 'wire-server/testing';
import { FaultyServer } from './faulty-server.ts';
import { addFailedStart, addLater, addRound, noRounds, type Outcome } from './outcome.ts';
import { seededRandom } from './seeded-random.ts';
import type { Writers } from './writers.ts';

const KILLED = ['the server', 'Postgres', 'both'] as const;
type Killed = (typeof KILLED)[number];
/** Acknowledged writes before the kill. */
const [MIN_WRITES, MAX_WRITES] = [20, 400];
/** Acknowledged writes after a running server has recovered. */
const WRITES_AFTER = 10;

/** One outcome for each way to kill, in rotation on one data folder. */
export async function killRounds(rounds: number, seed: number): Promise<Outcome[]> {
  const random = seededRandom(seed);
  const folder = temporaryFolder();
  await copyEmptyDatabase(folder.path);
  const server = await FaultyServer.start(folder.path);
  const earlier: { readonly killed: Killed; readonly writers: Writers }[] = [];
  const outcomes = new Map(KILLED.map((killed) => [killed, noRounds(`kill -9 of ${killed}`)]));
  try {
    for (let round = 0; round < rounds; round++) {
      const killed = KILLED[round % KILLED.length] as Killed;
      const writes = random.between(MIN_WRITES, MAX_WRITES);
      const writers = server.writers();
      earlier.push({ killed, writers });
      await writers.acknowledge(writes);
      const before = outcomes.get(killed) as Outcome;
      outcomes.set(killed, await killRound(server, killed, writers, before));
    }
    // A later round must not have lost what an earlier one wrote.
    for (const { killed, writers } of earlier) {
      const before = outcomes.get(killed) as Outcome;
      outcomes.set(killed, addLater(before, await writers.verify(server.process)));
    }
  } finally {
    await server.process.kill();
    folder.remove();
  }
  return [...outcomes.values()];
}

async function killRound(
  server: FaultyServer,
  killed: Killed,
  writers: Writers,
  before: Outcome,
): Promise<Outcome> {
  if (killed === 'both') server.process.process.kill('SIGKILL');
  const postgres = killed === 'the server' ? null : server.killPostgres();
  if (killed === 'the server') await server.process.stop('SIGKILL');
  let recovery: number;
  try {
    if (killed === 'Postgres') {
      recovery = await server.recover(postgres);
      await writers.acknowledge(WRITES_AFTER);
    } else {
      recovery = await server.restart();
    }
  } catch (error) {
    console.error(error);
    // The following rounds need a running server.
    await server.process.kill();
    await server.restart();
    return addFailedStart(before);
  } finally {
    await writers.stop();
  }
  return addRound(before, await writers.verify(server.process), recovery);
}
