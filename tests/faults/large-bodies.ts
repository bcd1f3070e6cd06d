/**
 * The largest bodies on many connections, from visitors and from users. A server with little memory must survive them,
 * and stay quick for others.
 */
import { Worker } from 'node:worker_threads';
import { memberKind } from 'domain/member-fields.ts';
import type { BodySenders } from './body-senders.ts';
import { bystanders, type Noticed } from './bystanders.ts';
import { longRow } from './long-rows.ts';
import { attackSmallServer, type SmallServer, type Survived } from './small-server.ts';

export const SENDERS = ['visitors', 'users'] as const;
type Senders = (typeof SENDERS)[number];

export interface BodiesSent extends Noticed, Survived {
  readonly senders: Senders;
  readonly sockets: number;
  readonly seconds: number;
  /** Bodies by the status they were answered with; 0 for those without an answer. */
  readonly statuses: Readonly<Record<number, number>>;
  /** How often an import of 5,000 members was refused before it was accepted. */
  readonly refusedImports: number;
}

const ADDRESSES = Array.from({ length: 50 }, (_, n) => `127.0.1.${n + 1}`);
const USERS = 10;
const IMPORTED = 5_000;
/** Of each imported member, about a third of what fits. */
const IMPORTED_CHARS = 100;
const MS_PER_SECOND = 1_000;
const DIRECTORY = '/rest/v1/members?select=*&order=priority.asc,member_name.asc&limit=50';

export async function largeBodies(
  senders: Senders,
  sockets: number,
  seconds: number,
): Promise<BodiesSent> {
  const env = { LIMITS: 'on', SIGNUP: 'open', CONFIRM_EMAIL: 'off' };
  return attackSmallServer(env, async (server) => {
    const tokens = senders === 'users' ? await signUp(server) : [];
    const statuses: Record<number, number> = {};
    const port = Number(new URL(server.url).port);
    const workerData: BodySenders = { port, sockets, addresses: ADDRESSES, tokens };
    const attackers = new Worker(new URL('body-senders.ts', import.meta.url), { workerData });
    attackers.on('message', (status: number) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
    });
    const until = performance.now() + seconds * MS_PER_SECOND;
    // A server that was killed answers nothing more.
    const isOver = () =>
      server.process.ended || (performance.now() > until && Object.keys(statuses).length > 0);
    const [noticed, refusedImports] = await Promise.all([
      bystanders(server.url, DIRECTORY, isOver),
      importMembers(server, isOver),
    ]);
    await attackers.terminate();
    return { senders, sockets, seconds, statuses, ...noticed, refusedImports };
  });
}

async function signUp({ url }: SmallServer): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = 0; n < USERS; n++) {
    const body = JSON.stringify({ email: `ben${n}@example.com`, password: 'correct horse' });
    const answer = await fetch(`${url}/auth/v1/signup`, { method: 'POST', body });
    tokens.push(((await answer.json()) as { access_token: string }).access_token);
  }
  return tokens;
}

/** Built before the attack: building it blocks this process, which also times the health checks. */
const IMPORT = Array.from({ length: IMPORTED }, (_, n) =>
  Object.fromEntries(
    Object.entries(longRow(memberKind.fields, n)).map(([name, text]) => [
      name,
      text.slice(0, IMPORTED_CHARS),
    ]),
  ),
);

/** As the operator, until it is accepted. @returns how often it was refused. */
async function importMembers(server: SmallServer, isOver: () => boolean): Promise<number> {
  for (let refused = 0; ; refused++) {
    const status = await server.post('/rest/v1/members', IMPORT).catch(() => null);
    if (status !== null || isOver()) return refused;
  }
}
