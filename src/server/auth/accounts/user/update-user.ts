/** PUT /user: a new password, address or number, or what its owner keeps about the user (U1). */
import type { Context } from 'hono';
import { parseEmail, parsePhone } from '../../contacts/contact-address.ts';
import type { AuthContext, AuthEnv } from '../../context.ts';
import { AuthError } from '../../errors.ts';
import { countMessage } from '../../messages/count-message.ts';
import { sent } from '../../messages/sent.ts';
import { checkPassword } from '../../passwords/password-rule.ts';
import { readCodeChallenge } from '../../pkce/code-challenge.ts';
import { requestedRedirect } from '../../redirects/allowed-redirect.ts';
import { type RequestBody, readBody } from '../../request-body.ts';
import { requireToken } from '../../sessions/bearer.ts';
import { presentUser } from '../../users/present-user.ts';
import { findUser } from '../../users/users-table.ts';
import { askForNewEmail, askForNewPhone } from './contact-change.ts';
import {
  allowChanges,
  applyChanges,
  hashNewPassword,
  pendingOf,
  type UserChanges,
} from './user-changes.ts';

export async function putUser(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const claims = await requireToken(ctx, c);
  const body = await readBody(c);
  const changes = readChanges(ctx, body);
  const codeChallenge = readCodeChallenge(body);
  const user = await ctx.store((tx) => allowChanges(ctx, tx, claims, changes));
  // Outside the transaction: a wrong code stays counted.
  if (user === 'wrong nonce') {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  const pending = pendingOf(ctx, user, changes);
  if (pending.email !== null) {
    countMessage(ctx, c, pending.email, 'email_change');
    if (user.email !== null) ctx.limits.waitForAddress(user.email, 'email_change_current');
  }
  if (pending.phone !== null) countMessage(ctx, c, pending.phone, 'phone_change');
  const passwordHash = await hashNewPassword(user, changes);
  const changed = await ctx.store((tx) =>
    applyChanges(ctx, tx, claims, changes, pending, passwordHash),
  );
  if (pending.email !== null) {
    const redirectTo = requestedRedirect(ctx.settings, c);
    const sending = askForNewEmail(ctx, changed, pending.email, codeChallenge, redirectTo);
    await sent(ctx, { purpose: 'email_change', sentTo: pending.email }, sending);
  }
  if (pending.phone !== null) {
    const sending = askForNewPhone(ctx, changed, pending.phone);
    await sent(ctx, { purpose: 'phone_change', sentTo: pending.phone }, sending);
  }
  const answer = await ctx.store(async (tx) =>
    presentUser(tx, (await findUser(tx, user.id)) ?? changed),
  );
  return c.json(answer);
}

/** @throws {AuthError} validation_failed, weak_password, 403 not_admin */
function readChanges({ settings }: AuthContext, body: RequestBody): UserChanges {
  if (body.has('app_metadata')) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const email = body.text('email') || null;
  const phone = body.text('phone') || null;
  const password = body.text('password');
  if (password !== null) checkPassword(settings, password);
  return {
    email: email === null ? null : parseEmail(email),
    phone: phone === null ? null : parsePhone(phone),
    password,
    currentPassword: body.text('current_password'),
    nonce: body.text('nonce') || null,
    data: body.object('data'),
  };
}
