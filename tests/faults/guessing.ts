/** Guesses at one account's password from many addresses, on a server process with default settings. */

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { serviceKeyFile } from 'wire-server';
import { temporaryFolder } from 'wire-server/testing';
import { copyDemoDatabase, PathfinderServer } from '../pathfinder-server.ts';

const OWNER = { email: 'ann@example.com', password: 'quiet harbour 12' };
const MS_PER_SECOND = 1000;
/** All of 127.0.0.0/8 is this machine's own: a guesser on each. */
const addressOf = (guesser: number) => `127.0.1.${guesser}`;
const HOME = '127.0.0.1';

export interface Guessing {
  /** Guesses whose password was compared. */
  readonly checked: number;
  /** Guesses refused with 429, or with 503 by a busy server. */
  readonly refused: number;
  readonly seconds: number;
  /** Status of the owner's sign-in during the guessing, from a network they have used before. */
  readonly ownerStatus: number;
}

/** Each of `guessers` (at most 254) guesses `each` times, all at once. */
export async function guessPasswords(guessers: number, each: number): Promise<Guessing> {
  const folder = temporaryFolder();
  await copyDemoDatabase(folder.path);
  const server = await PathfinderServer.ready({ DATA_DIR: folder.path });
  const { url } = server;
  try {
    await createOwner(url, readFileSync(serviceKeyFile(folder.path), 'utf8').trim());
    await signIn(url, HOME, OWNER.password);
    const start = performance.now();
    const statuses: number[] = [];
    const guessFrom = async (guesser: number) => {
      for (let i = 0; i < each; i += 1) {
        statuses.push(await signIn(url, addressOf(guesser), `guess ${guesser} ${i}`));
      }
    };
    await Promise.all(Array.from({ length: guessers }, (_, i) => guessFrom(i + 1)));
    const seconds = (performance.now() - start) / MS_PER_SECOND;
    return {
      checked: statuses.filter((status) => status === 400).length,
      refused: statuses.filter((status) => status === 429 || status === 503).length,
      seconds,
      ownerStatus: await signIn(url, HOME, OWNER.password),
    };
  } finally {
    await server.kill();
    folder.remove();
  }
}

async function createOwner(url: string, serviceKey: string): Promise<void> {
  const answer = await fetch(`${url}/auth/v1/admin/users`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${serviceKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...OWNER, email_confirm: true }),
  });
  if (!answer.ok) throw new Error(`The account was not created: ${await answer.text()}`);
}

/** The status of a sign-in from `localAddress`; fetch cannot choose one. */
async function signIn(url: string, localAddress: string, password: string): Promise<number> {
  // By its number: names may lead to an IPv6 address.
  const target = new URL('/auth/v1/token?grant_type=password', url.replace('localhost', HOME));
  const asked = request(target, {
    method: 'POST',
    localAddress,
    headers: { 'Content-Type': 'application/json' },
  });
  asked.end(JSON.stringify({ email: OWNER.email, password }));
  const [answer] = await once(asked, 'response');
  await json(answer);
  return answer.statusCode;
}
