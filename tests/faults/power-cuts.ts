/** Power cuts during writes, on a separate disk, at four moments of a server's life. */
import { FaultyServer } from './faulty-server.ts';
import { LoopDisk, type PowerCut } from './loop-disk.ts';
import { addFailedStart, addLater, addRound, noRounds, type Outcome } from './outcome.ts';
import { type Random, seededRandom } from './seeded-random.ts';
import type { Writers } from './writers.ts';

const DISK_MB = 400;
export const MOMENTS = ['the first start', 'steady running', 'a restart', 'a kill'] as const;
type Moment = (typeof MOMENTS)[number];
/** Acknowledged writes between that moment and the cut. */
const WRITES_BEFORE_EARLY_CUT = { fewest: 1, most: 60 };
const WRITES_BEFORE_LATE_CUT = { fewest: 200, most: 1_000 };
const CUTS: readonly PowerCut[] = ['journal lost', 'journal flushed'];

/** @param rounds at each moment. */
export async function powerCuts(rounds: number, seed: number): Promise<Outcome[]> {
  const random = seededRandom(seed);
  const outcomes: Outcome[] = [];
  for (const moment of MOMENTS) outcomes.push(await cutsAt(moment, rounds, random));
  return outcomes;
}

async function cutsAt(moment: Moment, rounds: number, random: Random): Promise<Outcome> {
  let outcome = noRounds(`power cut after ${moment}`);
  let disk = new LoopDisk(DISK_MB);
  let earlier: Writers[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      if (moment === 'the first start' && round > 0) {
        await disk.remove();
        disk = new LoopDisk(DISK_MB);
        earlier = [];
      }
      const how = CUTS[round % CUTS.length] as PowerCut;
      outcome = await cutOnce(disk, moment, how, random, outcome, earlier);
    }
    // A later round must not have lost what an earlier one wrote.
    const server = await FaultyServer.start(`${disk.path}/data`);
    try {
      for (const writers of earlier) {
        outcome = addLater(outcome, await writers.verify(server.process));
      }
      await server.process.stop();
    } finally {
      await server.process.kill();
    }
  } finally {
    await disk.remove();
  }
  return outcome;
}

async function cutOnce(
  disk: LoopDisk,
  moment: Moment,
  how: PowerCut,
  random: Random,
  before: Outcome,
  earlier: Writers[],
): Promise<Outcome> {
  const server = await FaultyServer.start(`${disk.path}/data`);
  try {
    await bringTo(moment, server);
    const { serviceKey } = server;
    const writers = server.writers();
    earlier.push(writers);
    const { fewest, most } =
      moment === 'steady running' ? WRITES_BEFORE_LATE_CUT : WRITES_BEFORE_EARLY_CUT;
    await writers.acknowledge(random.between(fewest, most));
    await disk.cutPower(how);
    server.process.process.kill('SIGKILL');
    disk.killHolders();
    await writers.stop();
    await disk.unmount();
    disk.mount();
    const recovery = await server.restart().catch((error: unknown) => {
      console.error(error);
      return null;
    });
    if (recovery === null) return addFailedStart(before);
    const verdict = await writers.verify(server.process);
    // A changed operator's key counts as lost too.
    const lost = verdict.lost + (server.serviceKey === serviceKey ? 0 : 1);
    await server.process.stop();
    return addRound(before, { ...verdict, lost }, recovery);
  } finally {
    await server.process.kill();
  }
}

/** Call right after the server's start. */
async function bringTo(moment: Moment, server: FaultyServer): Promise<void> {
  if (moment === 'a restart') await server.process.stop();
  if (moment === 'a kill') await server.process.kill();
  if (moment === 'a restart' || moment === 'a kill') await server.restart();
}
