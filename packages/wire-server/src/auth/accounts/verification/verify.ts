/** POST /verify: exchanges a typed code, or the hash from a link, for a session. */
import type { Context } from 'hono';
import type { Transaction } from '../../../db/driver.ts';
import { readContactAddress } from '../../contacts/contact-address.ts';
import type { AuthContext, AuthEnv } from '../../context/context.ts';
import type { OneTimeToken } from '../../one-time-tokens/one-time-token.ts';
import { redeemCode, redeemLink } from '../../one-time-tokens/redeem-token.ts';
import { validationFailed } from '../../protocol/errors.ts';
import { type RequestBody, readBody } from '../../protocol/request-body.ts';
import { openSession } from '../../sessions/open-session.ts';
import { clientOf } from '../../sessions/sessions-table.ts';
import { acceptToken, ONE_MORE_CONFIRMATION, otpExpired } from './accept-token.ts';
import { purposesOf } from './verification-types.ts';

type Redeem = (tx: Transaction) => Promise<OneTimeToken | null>;

export async function verify(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const redeem = readProof(ctx, await readBody(c));
  const answer = await ctx.transaction(async (tx) => {
    const token = await redeem(tx);
    if (token === null) return null;
    c.set('account', token.userId);
    const user = await acceptToken(ctx, tx, token);
    if (user === null) {
      c.set('event', 'account_changed');
      return { code: 200, msg: ONE_MORE_CONFIRMATION };
    }
    return openSession(ctx, tx, user, 'otp', clientOf(c));
  });
  // Outside the transaction: a wrong code stays counted.
  if (answer === null) throw otpExpired();
  return c.json(answer);
}

/** A token_hash, or a code and the contact it was sent to. @throws {AuthError} validation_failed */
function readProof(ctx: AuthContext, body: RequestBody): Redeem {
  const type = body.text('type');
  if (!type) throw validationFailed('Verify requires a verification type');
  const purposes = purposesOf(type);
  const secret = body.text('token_hash');
  const code = body.text('token');
  const contact = readContactAddress(body);
  if (secret && !code) {
    if (contact === null) return (tx) => redeemLink(ctx, tx, purposes, secret);
    throw validationFailed('Only the token_hash and type should be provided');
  }
  if (!code || secret) throw validationFailed('Verify requires either a token or a token hash');
  if (contact === null) {
    throw validationFailed('Only an email address or phone number should be provided on verify');
  }
  return (tx) => redeemCode(ctx, tx, purposes, contact.address, code);
}
