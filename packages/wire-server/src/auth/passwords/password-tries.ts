/**
 * Slows guesses at one account's password, from however many networks they come (U3).
 *
 * Tries are counted by the address or number typed, whether or not it has an account, and in the database, so that all
 * processes count together. A try counts before its password is checked: a thousand at once are not checked at once.
 * Networks the user has signed in from before are not counted, so guesses from elsewhere do not keep the owner out.
 */
import { createHash } from 'node:crypto';
import type { Transaction } from '../../db/driver.ts';
import { addSeconds, MS_PER_SECOND } from '../protocol/time.ts';

/** Tries without a wait: a person who has forgotten which password it was. */
const FREE_TRIES = 10;
/** The longest wait between two tries: about a hundred a day. */
const MAX_WAIT_SECONDS = 900;
/** After this long without a try, counting starts anew. */
const EPISODE_GAP_SECONDS = 3600;
/** The owner is told once a day at most. */
const TOLD_AGAIN_SECONDS = 86_400;

/** Seconds until the next try: none at first, then one, doubling up to MAX_WAIT_SECONDS. */
export function waitAfter(tries: number): number {
  return tries < FREE_TRIES ? 0 : Math.min(2 ** (tries - FREE_TRIES), MAX_WAIT_SECONDS);
}

export type CountedTry =
  /** The password may be checked. `tellOwner`: if it is wrong, the owner should hear of the guessing. */
  | { readonly admitted: true; readonly tellOwner: boolean }
  | { readonly admitted: false; readonly waitSeconds: number };

/** Counts a try at the account of `contact`, an address or number in normal form. */
export async function countTry(tx: Transaction, contact: string, now: Date): Promise<CountedTry> {
  const key = hashOf(contact);
  await tx.query(
    `insert into auth_service.password_tries (contact_hash, tries, last_try_at) values ($1, 0, $2)
     on conflict do nothing`,
    [key, now.toISOString()],
  );
  const [row] = await tx.query(
    'select tries, last_try_at, told_at from auth_service.password_tries where contact_hash = $1 for update',
    [key],
  );
  const toldAt = (row?.told_at ?? null) as Date | null;
  // Not negative, so that setting a fast clock back locks no one out.
  const idleSeconds = Math.max(secondsBetween(row?.last_try_at as Date, now), 0);
  const tries = idleSeconds < EPISODE_GAP_SECONDS ? Number(row?.tries) : 0;
  const waitSeconds = Math.ceil(waitAfter(tries) - idleSeconds);
  if (waitSeconds > 0) return { admitted: false, waitSeconds };
  const tellOwner =
    tries + 1 >= FREE_TRIES && (toldAt === null || now >= addSeconds(toldAt, TOLD_AGAIN_SECONDS));
  await tx.query(
    `update auth_service.password_tries set tries = $2, last_try_at = $3, told_at = $4
     where contact_hash = $1`,
    [key, String(tries + 1), now.toISOString(), (tellOwner ? now : toldAt)?.toISOString() ?? null],
  );
  return { admitted: true, tellOwner };
}

/** The counted try was the right password after all. */
export async function forgiveTry(tx: Transaction, contact: string): Promise<void> {
  await tx.query(
    'update auth_service.password_tries set tries = tries - 1 where contact_hash = $1 and tries > 0',
    [hashOf(contact)],
  );
}

function secondsBetween(earlier: Date, later: Date): number {
  return (later.getTime() - earlier.getTime()) / MS_PER_SECOND;
}

/** Of one length, whatever was typed. */
function hashOf(contact: string): string {
  return createHash('sha256').update(contact).digest('hex');
}
