/** `npm start` with little memory: a first start, including the page's build, and a start under load. */
import { LimitedProject } from './limited-project.ts';
import { loadFor } from './load-of-a-chapter.ts';
import { LIMIT_BYTES } from './small-server.ts';
import { WRITABLE } from './writers.ts';

const BYTES_PER_MB = 1_000_000;
export const BUILD_LIMIT_BYTES = 1_000 * BYTES_PER_MB;

export interface SmallMachine {
  readonly limitBytes: number;
  readonly what: string;
  /** Peak unreclaimable memory. */
  readonly mostBytes: number;
  readonly kills: number;
  readonly startMs: number;
}

/** @param loadSeconds how long the second start is under load. */
export async function smallMachine(loadSeconds: number): Promise<SmallMachine[]> {
  const project = new LimitedProject();
  const run = (what: string, limitBytes: number, seconds: number): Promise<SmallMachine> =>
    project.start(limitBytes, WRITABLE, async ({ url, serviceKey, limit, startMs, mostBytes }) => {
      if (seconds > 0) await loadFor(seconds, url, serviceKey);
      return { what, limitBytes, mostBytes: mostBytes(), kills: limit.kills, startMs };
    });
  try {
    return [
      await run('first `npm start`, building the page and the database', BUILD_LIMIT_BYTES, 0),
      await run(`\`npm start\` and ${loadSeconds} s of load`, LIMIT_BYTES, loadSeconds),
    ];
  } finally {
    project.remove();
  }
}
