/** POST /admin/generate_link: returns a mail's link and code for the operator to pass on. */
import type { Context } from 'hono';
import type { Transaction } from '../../db/driver.ts';
import { parseEmail } from '../contacts/contact-address.ts';
import { refuseTaken } from '../contacts/taken.ts';
import type { AuthContext, AuthEnv } from '../context/context.ts';
import { issueOneTimeToken } from '../one-time-tokens/issue-token.ts';
import { verifyLink } from '../one-time-tokens/verify-link.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { readSignUpPassword } from '../passwords/password-rule.ts';
import { validationFailed } from '../protocol/errors.ts';
import type { JsonObject } from '../protocol/json-object.ts';
import { allowedRedirect } from '../protocol/redirects.ts';
import { type RequestBody, readBody } from '../protocol/request-body.ts';
import { presentUser } from '../users/present-user.ts';
import { LINK_PURPOSES, type LinkType, prepareLinkedUser, type WantedLink } from './linked-user.ts';

/** @throws {AuthError} validation_failed, weak_password, user_not_found, email_exists */
export async function generateLink(ctx: AuthContext, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const wanted = await readWanted(ctx, body);
  const redirectTo = allowedRedirect(
    ctx.settings,
    c.req.query('redirect_to') ?? body.text('redirect_to'),
  );
  const link = ctx.transaction((tx) => makeLink(ctx, c, tx, wanted, redirectTo));
  return c.json(await link.catch(refuseTaken));
}

/** Hashes a password: call it outside a transaction. */
async function readWanted(ctx: AuthContext, body: RequestBody): Promise<WantedLink> {
  const type = parseType(body.text('type'));
  const isEmailChange = type === 'email_change_current' || type === 'email_change_new';
  return {
    type,
    email: parseEmail(body.text('email') ?? ''),
    newEmail: isEmailChange ? parseEmail(body.text('new_email') ?? '') : null,
    userMetadata: body.object('data') ?? {},
    passwordHash:
      type === 'signup' ? await hashPassword(await readSignUpPassword(ctx.settings, body)) : null,
  };
}

function parseType(given: string | null): LinkType {
  const types = Object.keys(LINK_PURPOSES) as LinkType[];
  const type = types.find((each) => each === given);
  if (type !== undefined) return type;
  throw validationFailed(`Invalid email action link type requested: ${given ?? ''}`);
}

async function makeLink(
  ctx: AuthContext,
  c: Context<AuthEnv>,
  tx: Transaction,
  wanted: WantedLink,
  redirectTo: string,
): Promise<JsonObject> {
  const { user, type } = await prepareLinkedUser(ctx, tx, wanted);
  c.set('account', user.id);
  const purpose = LINK_PURPOSES[type];
  const { link, code } = await issueOneTimeToken(ctx, tx, {
    userId: user.id,
    purpose,
    sentTo: type === 'email_change_new' ? (wanted.newEmail ?? wanted.email) : wanted.email,
    codeChallenge: null,
  });
  return {
    ...(await presentUser(tx, user)),
    action_link: verifyLink(ctx.settings, purpose, link, redirectTo),
    email_otp: code,
    hashed_token: link,
    verification_type: type,
    redirect_to: redirectTo,
  };
}
