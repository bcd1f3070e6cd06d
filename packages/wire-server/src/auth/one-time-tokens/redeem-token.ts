/** Redeems a one-time token by its link or its code. */
import type { Row, Transaction } from '../../db/driver.ts';
import type { AuthContext } from '../context/context.ts';
import { hashSecret } from '../keys/secret-hash.ts';
import type { Purpose } from '../messages/purpose.ts';
import { lockUser } from '../users/users-table.ts';
import { type OneTimeToken, toToken } from './one-time-token.ts';

/**
 * Wrong codes in an hour (issue-token.ts) after which none is accepted: guessing all day has a chance
 * of 1 in 4,000 per token.
 */
const MAX_WRONG_TRIES = 10;

/** Consumes the token of a link; null when there is none or it has expired. */
export async function redeemLink(
  ctx: AuthContext,
  tx: Transaction,
  purposes: readonly Purpose[],
  link: string,
): Promise<OneTimeToken | null> {
  const found = await findRow(ctx, tx, purposes, link);
  return found === null ? null : consume(tx, found, link);
}

/** The token of a link, which keeps working; null when there is none or it has expired. */
export async function findLink(
  ctx: AuthContext,
  tx: Transaction,
  purposes: readonly Purpose[],
  link: string,
): Promise<OneTimeToken | null> {
  const found = await findRow(ctx, tx, purposes, link);
  return found === null ? null : toToken(found);
}

async function findRow(
  ctx: AuthContext,
  tx: Transaction,
  purposes: readonly Purpose[],
  link: string,
): Promise<Row | null> {
  const [found] = await tx.query(
    `select * from auth_service.one_time_tokens
     where link_hash = $1 and expires_at > $2
       and purpose in (select jsonb_array_elements_text($3::jsonb))`,
    [hashSecret(link), ctx.now().toISOString(), JSON.stringify(purposes)],
  );
  return found ?? null;
}

/**
 * Consumes the token of a code; null when the code is wrong or has expired. A wrong code is counted:
 * commit the transaction even on null.
 */
export async function redeemCode(
  ctx: AuthContext,
  tx: Transaction,
  purposes: readonly Purpose[],
  sentTo: string,
  code: string,
): Promise<OneTimeToken | null> {
  const values = [sentTo, JSON.stringify(purposes), hashSecret(code)];
  const sent = `sent_to = $1 and purpose in (select jsonb_array_elements_text($2::jsonb))`;
  const [found] = await tx.query(
    `select id, user_id from auth_service.one_time_tokens
     where ${sent} and code_hash = $3 and expires_at > $4 and wrong_tries < $5 limit 1`,
    [...values, ctx.now().toISOString(), String(MAX_WRONG_TRIES)],
  );
  if (found !== undefined) return consume(tx, found, code);
  await tx.query(
    `update auth_service.one_time_tokens set wrong_tries = wrong_tries + 1
     where ${sent} and code_hash <> $3`,
    values,
  );
  return null;
}

/**
 * Null when it was redeemed or replaced meanwhile. Locks the user, then the token, as every path
 * does.
 */
async function consume(tx: Transaction, found: Row, secret: string): Promise<OneTimeToken | null> {
  await lockUser(tx, String(found.user_id));
  const [row] = await tx.query(
    `delete from auth_service.one_time_tokens
     where id = $1 and (link_hash = $2 or code_hash = $2) returning *`,
    [String(found.id), hashSecret(secret)],
  );
  return row === undefined ? null : toToken(row);
}
