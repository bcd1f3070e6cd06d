/** POST /recover: mails a link and a code for a forgotten password. */
import type { Context } from 'hono';
import { readEmail } from '../../contacts/contact-address.ts';
import type { AuthContext, AuthEnv } from '../../context/context.ts';
import { countMessage } from '../../messages/count-message.ts';
import { mailToken } from '../../one-time-tokens/send-token.ts';
import { readCodeChallenge } from '../../pkce/code-challenge.ts';
import { validationFailed } from '../../protocol/errors.ts';
import { requestedRedirect } from '../../protocol/redirects.ts';
import { readBody } from '../../protocol/request-body.ts';
import { findUserByEmail } from '../../users/users-table.ts';

/** Responds the same for known and unknown addresses, before the mail is written. */
export async function recover(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const email = readEmail(body);
  if (email === null) throw validationFailed('Password recovery requires an email');
  const codeChallenge = readCodeChallenge(body);
  const redirectTo = requestedRedirect(ctx.settings, c);
  await countMessage(ctx, c, email, 'recovery');
  const user = await ctx.transaction((tx) => findUserByEmail(tx, email));
  if (user !== null) {
    c.set('account', user.id);
    ctx.background.run('Sending a recovery mail', () =>
      mailToken(ctx, {
        userId: user.id,
        purpose: 'recovery',
        sentTo: email,
        codeChallenge,
        redirectTo,
      }),
    );
  }
  return c.json({});
}
