/**
 * One engine at one size, in a separate process so that heaps do not mix.
 * `node --expose-gc measure.ts <engine> <members>` prints a Measurement as JSON.
 */

import { type EngineName, engineOver, isEngineName } from '../../training/measure/engines.ts';
import { loadData } from '../../training/measure/metrics.mjs';
import { directoryOfSize } from './generate.ts';
import { quantile } from './quantile.ts';

export interface Measurement {
  /** Milliseconds, in a cold process. */
  readonly build: number;
  /** Milliseconds of the first answer, which includes what is built on first use. */
  readonly first: number;
  /** Megabytes of the index after answering, without the directory itself. */
  readonly heap: number;
  /** Milliseconds per need. */
  readonly p50: number;
  readonly p99: number;
  /** Number of distinct needs, and of timed answers. */
  readonly needs: number;
  readonly samples: number;
}

/** Maximum rounds over all needs, within the time limits below. */
const ROUNDS = 40;
const WARM_UP_ROUNDS = 5;
/** Time limits of the two phases; a slow engine stops at the end of a round. */
const WARM_UP_LIMIT_MS = 1_000;
const TIME_LIMIT_MS = 3_000;
/** If one round would take longer, the engine is asked only every 13th need. */
const SLOW_ROUND_MS = 5_000;
const THINNING = 13;
/** Needs that are asked to estimate that. */
const PROBE_NEEDS = 3;

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
  const [first = Number.NaN] = ask(all.slice(0, 1), answer, 1, TIME_LIMIT_MS);
  const needs = affordable(all, answer);
  ask(needs, answer, WARM_UP_ROUNDS, WARM_UP_LIMIT_MS);
  const heap = memory() - before;
  const samples = ask(needs, answer, ROUNDS, TIME_LIMIT_MS).sort((a, b) => a - b);
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
  const probe = few.slice(0, PROBE_NEEDS);
  // The first answers include what is built on first use, so they are not representative.
  ask(probe, answer, 1, TIME_LIMIT_MS);
  const perNeed =
    ask(probe, answer, 1, TIME_LIMIT_MS).reduce((sum, ms) => sum + ms, 0) / PROBE_NEEDS;
  return perNeed * needs.length > SLOW_ROUND_MS ? few : needs;
}

/** Milliseconds of each answer. */
function ask(
  needs: readonly string[],
  answer: (need: string) => unknown,
  rounds: number,
  limitMs: number,
): number[] {
  const times: number[] = [];
  const end = performance.now() + limitMs;
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
