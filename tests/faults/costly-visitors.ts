/** The attackers of costly-reads, as a worker with its own event loop. Posts whether each read was answered. */
import { Agent } from 'node:http';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { memberKind } from 'domain/member-fields.ts';
import { askFrom, isRead } from './ask-from.ts';
import { type Random, seededRandom } from './seeded-random.ts';

export interface CostlyVisitors {
  readonly url: string;
  readonly sockets: number;
  readonly addresses: readonly string[];
  readonly seed: number;
}

/** One attacker in this many never reads a response. */
const SILENT_OF = 5;
const PAUSE_AFTER_REFUSAL_MS = 100;
const FILTERS = 100;
/** The maximum number of pattern characters in a query. */
const PATTERN_CHARS = 2_000;

const { url, sockets, addresses, seed } = workerData as CostlyVisitors;
const random = seededRandom(seed);
// Real attackers have their own machines, so these take only the processor time that the server leaves.
setPriority(constants.priority.PRIORITY_LOW);
for (let n = 0; n < sockets; n++) void attack(n);

async function attack(n: number): Promise<never> {
  const address = addresses[n % addresses.length] ?? '127.0.0.1';
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const isSilent = n % SILENT_OF === 0;
  for (;;) {
    const answered = await askFrom(url + costlyRead(random), { address, agent, isSilent }).then(
      isRead,
      () => false,
    );
    parentPort?.postMessage(answered);
    if (!answered) await wait(PAUSE_AFTER_REFUSAL_MS);
  }
}

/** Never the same twice, so that no two reads share a response. */
function costlyRead(random: Random): string {
  const letter = () => 'abcdefghij'[random.between(0, 9)] ?? 'a';
  const pattern = (chars: number) =>
    Array.from({ length: chars / 2 }, () => `*${letter()}`).join('');
  switch (random.between(0, 2)) {
    case 0: {
      const filters = Array.from(
        { length: FILTERS },
        () => `role_alias.ilike.${pattern(PATTERN_CHARS / FILTERS)}`,
      );
      return `/rest/v1/members?select=id&or=(${filters.join(',')})`;
    }
    case 1: {
      const order = memberKind.fields.map(({ name }) => `${name}.desc`).join(',');
      return `/rest/v1/members?select=*&order=${order}&offset=${random.between(0, 999)}`;
    }
    default:
      return `/rest/v1/referral_chains?select=*&notes=not.like.${pattern(PATTERN_CHARS)}&offset=${random.between(0, 9)}`;
  }
}
