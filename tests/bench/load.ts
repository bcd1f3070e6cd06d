/**
 * The load generator, in a separate process: `node load.ts '<Load as JSON>'` repeats one request on
 * keep-alive connections and prints a Pace as JSON. Any status but 200 ends it.
 */
import { Agent, request } from 'node:http';
import { quantile } from './quantile.ts';

export interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent by POST; empty for a GET. */
  readonly body: string;
  /** Each has one request in flight at any time. */
  readonly connections: number;
  /** Seconds of warm-up, then seconds timed. */
  readonly warmUp: number;
  readonly seconds: number;
}

/** A server's pace while it was timed. */
export interface Pace {
  readonly perSecond: number;
  /** Milliseconds from the request to the last byte. */
  readonly p50: number;
  readonly p99: number;
}

const MS_PER_SECOND = 1_000;

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '{}') as Load)));
process.exit(0);

async function run(load: Load): Promise<Pace> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  await askFor(load.warmUp * MS_PER_SECOND, load, agent);
  const times = await askFor(load.seconds * MS_PER_SECOND, load, agent);
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / load.seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

/** Milliseconds of each response that arrived in time. */
async function askFor(milliseconds: number, load: Load, agent: Agent): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  const connection = async () => {
    for (let start = performance.now(); start < end; start = performance.now()) {
      await ask(load, agent);
      const now = performance.now();
      if (now <= end) times.push(now - start);
    }
  };
  await Promise.all(Array.from({ length: load.connections }, connection));
  return times;
}

function ask({ url, headers, body }: Load, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const method = body === '' ? 'GET' : 'POST';
  const sent = request(url, { method, headers, agent }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`));
    answer.resume().once('end', resolve).once('error', reject);
  });
  sent.once('error', reject).end(body);
  return promise;
}
