/**
 * Slows guesses at one account's password, from however many networks they come.
 *
 * Tries are counted by the address or number typed, whether or not it has an account, and in the database, so that all
 * processes count together. A try counts before its password is checked, so that of a thousand concurrent tries only a
 * few are checked. Networks the user has signed in from before are not counted, so guesses from elsewhere do not lock
 * the owner out.
 */
import { createHash } from 'node:crypto';
import type { Transaction } from '../../db/driver.ts';
import { networkOf } from '../../http/client-address.ts';
import { tooManyError } from '../config/rate-limits.ts';
import type { AuthError } from '../protocol/auth-errors.ts';
import { addSeconds, MS_PER_SECOND } from '../protocol/wire-values.ts';

/** Tries without a wait, for people who have forgotten which password they used. */
const FREE_TRIES = 10;
/** The longest wait between two tries: about a hundred a day. */
const MAX_WAIT_SECONDS = 900;
/** After this long without a try, the count restarts. */
const EPISODE_GAP_SECONDS = 3600;
/** The owner is notified at most once a day. */
const OWNER_NOTICE_INTERVAL_SECONDS = 86_400;
/** Attempts to count a try, since concurrent ones may be counted first. */
const MAX_ROUNDS = 5;

/** Seconds until the next try: none at first, then one, doubling up to MAX_WAIT_SECONDS. */
export function waitAfter(tries: number): number {
  return tries < FREE_TRIES ? 0 : Math.min(2 ** (tries - FREE_TRIES), MAX_WAIT_SECONDS);
}

export type CountedTry =
  /** The password may be checked. `tellOwner`: if it is wrong, the owner is to be notified of the guessing. */
  | { readonly admitted: true; readonly tellOwner: boolean }
  | { readonly admitted: false; readonly waitSeconds: number };

/** Counts a try at the account of `contact`: an address or number in normal form, or a user's id. */
export async function countTry(tx: Transaction, contact: string, now: Date): Promise<CountedTry> {
  const key = hashOf(contact);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    // Without a lock: a flood of refused tries neither writes nor waits.
    const counted = await findTries(tx, key);
    const { tries, waitSeconds } = standing(counted, now);
    if (waitSeconds > 0) return { admitted: false, waitSeconds };
    const tellOwner = tries + 1 >= FREE_TRIES && mayTellAgain(counted, now);
    const next = { tries: tries + 1, lastTryAt: now, toldAt: tellOwner ? now : counted.toldAt };
    if (await replaceTries(tx, key, counted, next)) return { admitted: true, tellOwner };
  }
  return { admitted: false, waitSeconds: 1 };
}

interface Tries {
  readonly tries: number;
  /** Null before the first. */
  readonly lastTryAt: Date | null;
  readonly toldAt: Date | null;
}

const NO_TRIES: Tries = { tries: 0, lastTryAt: null, toldAt: null };

/** How many tries count at `now`, and how long the next one has to wait. */
function standing({ tries, lastTryAt }: Tries, now: Date): { tries: number; waitSeconds: number } {
  if (lastTryAt === null) return { tries: 0, waitSeconds: 0 };
  // Not negative, so that setting a fast clock back does not lock anyone out.
  const idleSeconds = Math.max((now.getTime() - lastTryAt.getTime()) / MS_PER_SECOND, 0);
  if (idleSeconds >= EPISODE_GAP_SECONDS) return { tries: 0, waitSeconds: 0 };
  return { tries, waitSeconds: Math.max(Math.ceil(waitAfter(tries) - idleSeconds), 0) };
}

function mayTellAgain({ toldAt }: Tries, now: Date): boolean {
  return toldAt === null || now >= addSeconds(toldAt, OWNER_NOTICE_INTERVAL_SECONDS);
}

async function findTries(tx: Transaction, key: string): Promise<Tries> {
  const [row] = await tx.query(
    'select tries, last_try_at, told_at from auth_service.password_tries where contact_hash = $1',
    [key],
  );
  if (row === undefined) return NO_TRIES;
  return {
    tries: Number(row.tries),
    lastTryAt: row.last_try_at as Date,
    toldAt: row.told_at as Date | null,
  };
}

/** False when another try was counted since `known` was read. */
async function replaceTries(
  tx: Transaction,
  key: string,
  known: Tries,
  next: Tries,
): Promise<boolean> {
  const values = [
    key,
    String(next.tries),
    next.lastTryAt?.toISOString() ?? null,
    next.toldAt?.toISOString() ?? null,
  ];
  const rows =
    known.lastTryAt === null
      ? await tx.query(
          `insert into auth_service.password_tries (contact_hash, tries, last_try_at, told_at)
           values ($1, $2, $3, $4) on conflict do nothing returning 1`,
          values,
        )
      : await tx.query(
          `update auth_service.password_tries set tries = $2, last_try_at = $3, told_at = $4
           where contact_hash = $1 and tries = $5 and last_try_at = $6 returning 1`,
          [...values, String(known.tries), known.lastTryAt.toISOString()],
        );
  return rows.length > 0;
}

/** Takes back a counted try whose password was correct. */
export async function forgiveTry(tx: Transaction, contact: string): Promise<void> {
  await tx.query(
    'update auth_service.password_tries set tries = tries - 1 where contact_hash = $1 and tries > 0',
    [hashOf(contact)],
  );
}

/** The refusal of a try that was not admitted: the same whether or not there is an account. */
export function tooManyTries(waitSeconds: number): AuthError {
  return tooManyError(
    {
      code: 'over_request_rate_limit',
      message: `Too many wrong passwords. Try again in ${waitSeconds} seconds, or ask for a new password.`,
    },
    waitSeconds * MS_PER_SECOND,
  );
}

/** Has a fixed length, whatever was typed. */
function hashOf(contact: string): string {
  return createHash('sha256').update(contact).digest('hex');
}

/** Adds a network that the user has signed in from. Call it after a sign-in from `clientAddress`. */
export async function rememberNetwork(
  tx: Transaction,
  userId: string,
  clientAddress: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into auth_service.familiar_networks (user_id, network, last_sign_in_at)
     values ($1, $2, $3)
     on conflict (user_id, network) do update set last_sign_in_at = excluded.last_sign_in_at`,
    [userId, networkOf(clientAddress), now.toISOString()],
  );
}

/** False for no user (null), after the same query. */
export async function isFamiliar(
  tx: Transaction,
  userId: string | null,
  clientAddress: string,
): Promise<boolean> {
  const rows = await tx.query(
    'select from auth_service.familiar_networks where user_id = $1 and network = $2',
    [userId, networkOf(clientAddress)],
  );
  return rows.length > 0;
}

/** For an account whose earlier sign-ins may have been a stranger's. */
export async function forgetNetworks(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth_service.familiar_networks where user_id = $1', [userId]);
}
