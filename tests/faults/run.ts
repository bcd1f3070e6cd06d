/**
 * `npm run faults [-- --only kills|power-cuts|full-disk|absent|costly|bodies|pages|guessing|stop|memory|limits|soak] [-- --rounds N] [-- --seed N] [-- --seconds N]`:
 * injects faults into real servers, prints the results and writes them into docs/reliability.md.
 */
import { parseArgs } from 'node:util';
import { chosenParts } from '../bench/chosen-parts.ts';
import { ABSENCES, absentDatabase, type Endured } from './absent-database.ts';
import { ASKERS, answeredPages, type PagesAsked } from './answered-pages.ts';
import { ATTACKERS, type Attacked, costlyReads } from './costly-reads.ts';
import {
  absenceFigures,
  bodyFigures,
  costlyFigures,
  guessingFigures,
  limitFigures,
  memoryFigures,
  outcomeFigures,
  pageFigures,
  skipped,
  soakCells,
  soakFigures,
  stopFigures,
} from './figures.ts';
import { FULL_CASES, fullDisk } from './full-disk.ts';
import { guessPasswords } from './guessing.ts';
import { killRounds } from './kill-rounds.ts';
import { type BodiesSent, largeBodies, SENDERS } from './large-bodies.ts';
import { whyNoLoopDisk } from './loop-disk.ts';
import { measureMemory } from './memory.ts';
import { whyNoLimit } from './memory-limit.ts';
import type { Outcome } from './outcome.ts';
import { powerCuts } from './power-cuts.ts';
import { type Figures, publish } from './reliability-report.ts';
import { smallMachine } from './small-machine.ts';
import { soak } from './soak.ts';
import { stopUnderLoad } from './stop-under-load.ts';

const KILL_ROUNDS = 100;
/** At each of the four moments. */
const POWER_CUT_ROUNDS = 20;
const STOP_ROUNDS = 50;
/** How long the database is absent. */
const ABSENT_SECONDS = 45;
const ATTACK_SOCKETS = 500;
const ATTACK_SECONDS = 30;
/** Of attackers with bodies, and with links to searches. */
const FLOOD_SOCKETS = 200;
/** A small chapter, and a large one. */
const MEMBERS_ADDED = [0, 5_000] as const;
/** Each on its own address, with as many guesses as one address may send at once. */
const GUESSERS = 40;
const GUESSES_EACH = 30;
/** Duration of the load on a small machine. */
const LOAD_SECONDS = 3_600;
const SOAK_SECONDS = 7_200;
const SEEDS = 1_000_000;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string' },
    seed: { type: 'string' },
    seconds: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Date.now() % SEEDS);
const rounds = (usual: number) => Number(values.rounds ?? usual);

const PARTS: Readonly<Record<string, () => Promise<Figures>>> = {
  kills: async () => outcomeFigures(await killRounds(rounds(KILL_ROUNDS), seed)),
  'power-cuts': () =>
    unless(whyNoLoopDisk, async () =>
      outcomeFigures(await powerCuts(rounds(POWER_CUT_ROUNDS), seed)),
    ),
  'full-disk': () =>
    unless(whyNoLoopDisk, async () => {
      const outcomes: Outcome[] = [];
      for (const what of FULL_CASES) outcomes.push((await fullDisk(what)).outcome);
      return outcomeFigures(outcomes);
    }),
  absent: async () => {
    const endured: Endured[] = [];
    for (const what of ABSENCES) {
      endured.push(await absentDatabase(what, Number(values.seconds ?? ABSENT_SECONDS)));
    }
    return absenceFigures(endured);
  },
  costly: async () => {
    const attacks: Attacked[] = [];
    const duration = Number(values.seconds ?? ATTACK_SECONDS);
    for (const from of ATTACKERS) {
      attacks.push(await costlyReads(from, ATTACK_SOCKETS, duration, seed));
    }
    return costlyFigures(attacks);
  },
  bodies: async () => {
    const sent: BodiesSent[] = [];
    const duration = Number(values.seconds ?? ATTACK_SECONDS);
    for (const senders of SENDERS) sent.push(await largeBodies(senders, FLOOD_SOCKETS, duration));
    return bodyFigures(sent);
  },
  pages: async () => {
    const asked: PagesAsked[] = [];
    const duration = Number(values.seconds ?? ATTACK_SECONDS);
    for (const from of ASKERS) {
      for (const members of MEMBERS_ADDED) {
        asked.push(await answeredPages(from, FLOOD_SOCKETS, duration, members, seed));
      }
    }
    return pageFigures(asked);
  },
  guessing: async () => guessingFigures(await guessPasswords(GUESSERS, GUESSES_EACH)),
  stop: async () => stopFigures(await stopUnderLoad(rounds(STOP_ROUNDS), seed)),
  memory: async () => memoryFigures(await measureMemory()),
  limits: () =>
    unless(whyNoLimit, async () =>
      limitFigures(await smallMachine(Number(values.seconds ?? LOAD_SECONDS))),
    ),
  soak: () =>
    unless(whyNoLimit, async () => {
      const soaked = await soak(Number(values.seconds ?? SOAK_SECONDS), (sample) =>
        console.log(soakCells(sample).join(' ')),
      );
      for (const failure of soaked.failures) console.log(failure);
      return soakFigures(soaked);
    }),
};

const parts = chosenParts(PARTS, values.only);
console.log(`Seed ${seed}`);
for (const [name, measure] of parts) publish(name, await measure());

/** The figures, or the reason why this machine cannot measure them. */
async function unless(
  findReason: () => Promise<string | null>,
  measure: () => Promise<Figures>,
): Promise<Figures> {
  const reason = await findReason();
  return reason === null ? measure() : skipped(reason);
}
