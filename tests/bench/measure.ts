/**
 * One engine at one size, in a process of its own so that heaps do not mix.
 * `node --expose-gc measure.ts <engine> <members>` prints a Measurement as JSON.
 */

import { type EngineName, engineOver, isEngineName } from '../engines/engines.ts';
import { loadData } from '../eval/metrics.mjs';
import { directoryOfSize } from './generate.ts';
import { quantile } from './quantile.ts';

export interface Measurement {
  /** Milliseconds, in a fresh process: nothing is warm. */
  readonly build: number;
  /** Milliseconds of the first answer, which pays for what is built on use. */
  readonly first: number;
  /** Megabytes held by the index once it has answered, beyond the directory itself. */
  readonly heap: number;
  /** Milliseconds per need. */
  readonly p50: number;
  readonly p99: number;
  /** How many different needs were asked, and how many answers were timed. */
  readonly needs: number;
  readonly samples: number;
}

/** Rounds over all needs, as long as the patience below lasts. */
const ROUNDS = 40;
const WARM_UP_ROUNDS = 5;
/** Milliseconds each of the two phases may take; a slow engine stops at the end of a round. */
const WARM_UP_PATIENCE = 1_000;
const PATIENCE = 3_000;
/** An engine that would take longer than this for one round is asked every 13th need only. */
const SLOW_ROUND = 5_000;
const THINNING = 13;
/** Needs that are asked to find out. */
const PROBE = 3;

const [name, size] = process.argv.slice(2);
if (!isEngineName(name)) throw new TypeError(`There is no engine '${name}'.`);
console.log(JSON.stringify(measure(name, Number(size))));

function measure(engine: EngineName, size: number): Measurement {
  const directory = directoryOfSize(size);
  const before = memory();
  const started = performance.now();
  const answer = engineOver(engine, directory);
  const build = performance.now() - started;

  const all = loadData().needs.map((row) => row.need as string);
  const [first = Number.NaN] = ask(all.slice(0, 1), answer, 1, PATIENCE);
  const needs = affordable(all, answer);
  ask(needs, answer, WARM_UP_ROUNDS, WARM_UP_PATIENCE);
  const heap = memory() - before;
  const samples = ask(needs, answer, ROUNDS, PATIENCE).sort((a, b) => a - b);
  return {
    build,
    first,
    heap,
    p50: quantile(samples, 0.5),
    p99: quantile(samples, 0.99),
    needs: needs.length,
    samples: samples.length,
  };
}

/** All needs, or every 13th of them when one round of all would take too long. */
function affordable(needs: string[], answer: (need: string) => unknown): string[] {
  const few = needs.filter((_, i) => i % THINNING === 0);
  const probe = few.slice(0, PROBE);
  // The first answers build what is built on use, and say nothing of the rest.
  ask(probe, answer, 1, PATIENCE);
  const perNeed = ask(probe, answer, 1, PATIENCE).reduce((sum, ms) => sum + ms, 0) / PROBE;
  return perNeed * needs.length > SLOW_ROUND ? few : needs;
}

/** Milliseconds each answer took. */
function ask(
  needs: readonly string[],
  answer: (need: string) => unknown,
  rounds: number,
  patience: number,
): number[] {
  const times: number[] = [];
  const end = performance.now() + patience;
  for (let round = 0; round < rounds && performance.now() < end; round++) {
    for (const need of needs) {
      const start = performance.now();
      answer(need);
      times.push(performance.now() - start);
    }
  }
  return times;
}

/** Megabytes in use after a full collection, typed arrays included. */
function memory(): number {
  if (globalThis.gc === undefined) throw new Error('Run this with node --expose-gc.');
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}
