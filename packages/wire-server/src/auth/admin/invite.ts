/** POST /invite: creates a user and mails them a link, regardless of the sign-up rule. */
import type { Context } from 'hono';
import { parseEmail } from '../contacts/contact-address.ts';
import { refuseTaken } from '../contacts/taken.ts';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { waitUntilSent } from '../messages/wait-until-sent.ts';
import { mailToken } from '../one-time-tokens/send-token.ts';
import { requestedRedirect } from '../protocol/redirects.ts';
import { readBody } from '../protocol/request-body.ts';
import { presentUser } from '../users/present-user.ts';
import { inviteUser } from './invited-user.ts';

/** @throws {AuthError} validation_failed, email_exists; email_address_invalid when the mail is refused */
export async function invite(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const email = parseEmail(body.text('email') ?? '');
  const userMetadata = body.object('data') ?? {};
  const user = await ctx
    .transaction((tx) => inviteUser(tx, email, userMetadata, ctx.now()))
    .catch(refuseTaken);
  c.set('account', user.id);
  const token = {
    userId: user.id,
    purpose: 'invite',
    sentTo: email,
    codeChallenge: null,
    redirectTo: requestedRedirect(ctx.settings, c),
  } as const;
  await waitUntilSent(ctx, token, mailToken(ctx, token));
  return c.json(await ctx.transaction((tx) => presentUser(tx, user)));
}
