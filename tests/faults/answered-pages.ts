/** Links to searches, opened on many connections and never the same twice: each is to be answered by the server. */
import { Worker } from 'node:worker_threads';
import { directoryOfSize } from '../bench/generate.ts';
import { bystanders, type Noticed } from './bystanders.ts';
import type { PageAskers } from './page-askers.ts';
import { attackSmallServer, type SmallServer, type Survived } from './small-server.ts';

export const ASKERS = ['one address', 'many addresses'] as const;
type Askers = (typeof ASKERS)[number];

export interface PagesAsked extends Noticed, Survived {
  readonly from: Askers;
  readonly sockets: number;
  readonly seconds: number;
  readonly members: number;
  /** Pages with their answer, without it, and requests without a response. */
  readonly answered: number;
  readonly plain: number;
  readonly lost: number;
}

const ADDRESSES: Readonly<Record<Askers, readonly string[]>> = {
  'one address': ['127.0.0.1'],
  'many addresses': Array.from({ length: 250 }, (_, n) => `127.0.1.${n + 1}`),
};
const ROWS_PER_REQUEST = 250;
const MS_PER_SECOND = 1_000;
const LINK = '/?q=roof+leak';

/** @param members added to the demo chapter. */
export async function answeredPages(
  from: Askers,
  sockets: number,
  seconds: number,
  members: number,
  seed: number,
): Promise<PagesAsked> {
  return attackSmallServer({ LIMITS: 'on' }, async (server) => {
    if (members > 0) await addMembers(server, members);
    const counts = { answered: 0, plain: 0, lost: 0 };
    const workerData: PageAskers = { url: server.url, sockets, addresses: ADDRESSES[from], seed };
    const attackers = new Worker(new URL('page-askers.ts', import.meta.url), { workerData });
    attackers.on('message', (answered: boolean | null) => {
      if (answered === null) counts.lost += 1;
      else counts[answered ? 'answered' : 'plain'] += 1;
    });
    const until = performance.now() + seconds * MS_PER_SECOND;
    // A server that was killed answers nothing more.
    const isOver = () =>
      server.process.ended || (performance.now() > until && counts.answered + counts.plain > 0);
    const noticed = await bystanders(server.url, LINK, isOver);
    await attackers.terminate();
    return { from, sockets, seconds, members, ...counts, ...noticed };
  });
}

async function addMembers(server: SmallServer, count: number): Promise<void> {
  const { members } = directoryOfSize(count);
  const rows = members.map(({ id: _id, version: _version, ...texts }) => texts);
  for (let done = 0; done < rows.length; done += ROWS_PER_REQUEST) {
    await server.post('/rest/v1/members', rows.slice(done, done + ROWS_PER_REQUEST));
  }
}
