/**
 * Hours of mixed load on `npm start` with little memory: memory must stop growing, and nothing may be killed.
 * `node tests/faults/soak.ts <seconds>` prints a line a minute.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryUnder, residentUnder } from '../bench/process-memory.ts';
import { LimitedProject, type LimitedServer } from './limited-project.ts';
import { MixedLoad } from './mixed-load.ts';
import type { MemoryNote } from './note-memory.ts';
import { BUILD_LIMIT_BYTES, SERVE_LIMIT_BYTES } from './small-machine.ts';

const SAMPLE_MS = 60_000;
const MS_PER_MINUTE = 60_000;
const BYTES_PER_MB = 1_000_000;

export interface Sample {
  readonly minute: number;
  /** Of Node; shared pages count once for all processes (proportional), or in full (resident). */
  readonly nodeBytes: number;
  readonly nodeResidentBytes: number;
  readonly heapUsedBytes: number;
  readonly heapTotalBytes: number;
  readonly externalBytes: number;
  /** Of Postgres, all its processes together. */
  readonly postgresBytes: number;
  readonly postgresResidentBytes: number;
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
export async function soak(
  seconds: number,
  tell: (sample: Sample) => void,
  limitBytes = SERVE_LIMIT_BYTES,
): Promise<Soaked> {
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
    return await project.start(limitBytes, env, (server) =>
      underLoad(server, seconds, limitBytes, () => measure(server, project.dataDir, note), tell),
    );
  } finally {
    project.remove();
  }
}

async function underLoad(
  { url, serviceKey, limit, mostBytes }: LimitedServer,
  seconds: number,
  limitBytes: number,
  sample: () => Omit<Sample, 'minute'>,
  tell: (sample: Sample) => void,
): Promise<Soaked> {
  const load = new MixedLoad(url, serviceKey);
  const samples: Sample[] = [];
  const started = performance.now();
  const take = () => {
    const minute = Math.round((performance.now() - started) / MS_PER_MINUTE);
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
    limitBytes,
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
  const postgres = [Number.parseInt(pidFile, 10)];
  const postgresBytes = memoryUnder(postgres);
  const postgresResidentBytes = residentUnder(postgres);
  return {
    // Postgres is a child of Node.
    nodeBytes: memoryUnder([note.pid]) - postgresBytes,
    nodeResidentBytes: residentUnder([note.pid]) - postgresResidentBytes,
    heapUsedBytes: note.heapUsed,
    heapTotalBytes: note.heapTotal,
    externalBytes: note.external,
    postgresBytes,
    postgresResidentBytes,
    groupBytes: limit.usedBytes,
  };
}

if (import.meta.main) {
  const soaked = await soak(
    Number(process.argv[2]),
    (sample) => {
      const cells = Object.entries(sample).map(([name, value]) =>
        name === 'minute'
          ? `${value} min`
          : `${name.slice(0, -5)} ${Math.round(value / BYTES_PER_MB)}`,
      );
      console.log(cells.join('  '));
    },
    Number(process.argv[3] ?? 320) * BYTES_PER_MB,
  );
  console.log({
    ...soaked,
    samples: soaked.samples.length,
    failures: soaked.failures.slice(0, 20),
    failed: soaked.failures.length,
  });
}
