/** Hours of mixed load on `npm start` with little memory, which must stop growing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryUnder, residentUnder } from '../bench/process-memory.ts';
import { LimitedProject, type LimitedServer } from './limited-project.ts';
import { MixedLoad } from './mixed-load.ts';
import type { MemoryNote } from './note-memory.ts';
import { BUILD_LIMIT_BYTES } from './small-machine.ts';
import { LIMIT_BYTES } from './small-server.ts';

/** A minute. */
const SAMPLE_MS = 60_000;

export interface Sample {
  readonly minute: number;
  /** Of Node and of all processes of Postgres: shared pages count proportionally. */
  readonly nodeBytes: number;
  readonly postgresBytes: number;
  /** Of both, with shared pages counted for each process. */
  readonly residentBytes: number;
  /** JavaScript objects, including garbage that was not collected yet, and what is reserved for them. */
  readonly heapUsedBytes: number;
  readonly heapTotalBytes: number;
  /** Unreclaimable memory of the control group: npm, Node and Postgres. */
  readonly groupBytes: number;
}

export interface Soaked {
  readonly seconds: number;
  readonly limitBytes: number;
  readonly samples: readonly Sample[];
  readonly mostBytes: number;
  readonly kills: number;
  readonly requests: number;
  readonly failures: readonly string[];
  readonly slowestMs: number;
}

/** @param tell called with each sample. */
export async function soak(seconds: number, tell: (sample: Sample) => void): Promise<Soaked> {
  const project = new LimitedProject();
  const note = join(project.dataDir, '..', 'memory-note.json');
  const preload = new URL('note-memory.ts', import.meta.url).href;
  const env = {
    LIMITS: 'off',
    LOG_LEVEL: 'silent',
    MEMORY_NOTE: note,
    NODE_OPTIONS: `--import=${preload}`,
  };
  try {
    await project.start(BUILD_LIMIT_BYTES, env, async () => {});
    return await project.start(LIMIT_BYTES, env, (server) =>
      underLoad(server, seconds, () => measure(server, project.dataDir, note), tell),
    );
  } finally {
    project.remove();
  }
}

async function underLoad(
  { url, serviceKey, limit, mostBytes }: LimitedServer,
  seconds: number,
  sample: () => Omit<Sample, 'minute'>,
  tell: (sample: Sample) => void,
): Promise<Soaked> {
  const load = new MixedLoad(url, serviceKey);
  const samples: Sample[] = [];
  const started = performance.now();
  const take = () => {
    const minute = Math.round((performance.now() - started) / SAMPLE_MS);
    samples.push({ minute, ...sample() });
    tell(samples.at(-1) as Sample);
  };
  take();
  const sampling = setInterval(take, SAMPLE_MS);
  await load.run(seconds).finally(() => clearInterval(sampling));
  const requests = [...load.done.values()].reduce((sum, count) => sum + count, 0);
  const { failures, slowestMs } = load;
  return {
    seconds,
    limitBytes: LIMIT_BYTES,
    samples,
    mostBytes: mostBytes(),
    kills: limit.kills,
    requests,
    failures,
    slowestMs,
  };
}

function measure(
  { limit }: LimitedServer,
  dataDir: string,
  noteFile: string,
): Omit<Sample, 'minute'> {
  const note: MemoryNote = JSON.parse(readFileSync(noteFile, 'utf8'));
  const pidFile = readFileSync(join(dataDir, 'database', 'postmaster.pid'), 'utf8');
  const postgresBytes = memoryUnder([Number.parseInt(pidFile, 10)]);
  return {
    // Postgres is a child of Node.
    nodeBytes: memoryUnder([note.pid]) - postgresBytes,
    postgresBytes,
    residentBytes: residentUnder([note.pid]),
    heapUsedBytes: note.heapUsed,
    heapTotalBytes: note.heapTotal,
    groupBytes: limit.usedBytes,
  };
}
