/** What others notice of an attack: the operator, who checks the health and signs in, and a visitor at another address. */
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../bench/quantile.ts';
import { type Asked, askFrom, isRead } from './ask-from.ts';

export interface Noticed {
  /** Milliseconds, as all durations here. */
  readonly slowestHealthMs: number;
  /** The 99th percentile of the health checks. */
  readonly healthMs99: number;
  readonly failedHealth: number;
  /** Health checks that took longer than docs/reliability.md promises. */
  readonly lateHealth: number;
  readonly slowestSignInMs: number;
  readonly failedSignIns: number;
  readonly visits: number;
  readonly failedVisits: number;
}

export const OPERATOR = '127.0.0.3';
export const CREDENTIALS = { email: 'ann@example.com', password: 'correct horse battery' };

const VISITOR = '127.0.0.2';
const PAUSE_MS = 100;
/** The promise of docs/reliability.md. */
const HEALTH_LIMIT_MS = 300;
/** Other work on the machine may delay one of the forty health checks of a short attack. */
export const MAX_LATE_HEALTH = 1;
/** Slow enough to stay within the limit on sign-ins. */
const SIGN_IN_PAUSE_MS = 1_000;
const NO_ANSWER = 0;

/** Lets them act until the attack is over. @param visit what the visitor opens, once after the other. */
export async function bystanders(
  url: string,
  visit: string,
  isOver: () => boolean,
): Promise<Noticed> {
  const repeat = async (path: string, asked: Asked, pauseMs: number) => {
    const times: number[] = [];
    let failed = 0;
    while (!isOver()) {
      const started = performance.now();
      const status = await askFrom(url + path, asked).catch(() => NO_ANSWER);
      times.push(performance.now() - started);
      if (!isRead(status)) failed += 1;
      await wait(pauseMs);
    }
    return { times: times.sort((a, b) => a - b), failed };
  };
  const signIn = { address: OPERATOR, body: CREDENTIALS };
  const [health, signIns, visits] = await Promise.all([
    repeat('/health', { address: OPERATOR }, PAUSE_MS),
    repeat('/auth/v1/token?grant_type=password', signIn, SIGN_IN_PAUSE_MS),
    repeat(visit, { address: VISITOR }, PAUSE_MS),
  ]);
  return {
    slowestHealthMs: health.times.at(-1) ?? 0,
    healthMs99: quantile(health.times, 0.99),
    failedHealth: health.failed,
    lateHealth: health.times.filter((ms) => ms > HEALTH_LIMIT_MS).length,
    slowestSignInMs: signIns.times.at(-1) ?? 0,
    failedSignIns: signIns.failed,
    visits: visits.times.length,
    failedVisits: visits.failed,
  };
}
