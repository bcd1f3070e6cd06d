/** Sends a one-time secret by mail or text message, and records when. */
import type { AuthSettings } from '../config/auth-settings.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { type MailPurpose, mailText, type Purpose, smsText } from '../messages/message-texts.ts';
import { type User, updateUser } from '../users/users-table.ts';
import {
  issueOneTimeToken,
  lifetimeOf,
  type NewToken,
  type OneTimeSecrets,
} from './one-time-tokens.ts';

/** A token that goes out by mail. */
interface MailToken extends NewToken {
  readonly purpose: MailPurpose;
  /** Where the link redirects to; must be allowed. */
  readonly redirectTo: string;
  /** The requested address, shown in the mail to the current one. */
  readonly newEmail?: string;
}

/** The user field that records when a message of this purpose was sent. */
const SENT_AT = {
  signup: 'confirmationSentAt',
  invite: 'confirmationSentAt',
  sms: 'confirmationSentAt',
  recovery: 'recoverySentAt',
  magiclink: 'recoverySentAt',
  email_change: 'emailChangeSentAt',
  email_change_current: 'emailChangeSentAt',
  phone_change: 'phoneChangeSentAt',
  reauthentication: 'reauthenticationSentAt',
} as const satisfies Record<Purpose, keyof User>;

/** Issues and mails a token; resolves once the mail server has accepted it. @throws {MessageNotSent} */
export async function mailToken(ctx: AuthContext, token: MailToken): Promise<void> {
  await mailSecrets(ctx, token, await ctx.transaction((tx) => issueOneTimeToken(ctx, tx, token)));
  await recordSent(ctx, token);
}

/** Mails an issued token, without recording when. @throws {MessageNotSent} */
export async function mailSecrets(
  ctx: AuthContext,
  token: MailToken,
  { link, code }: OneTimeSecrets,
): Promise<void> {
  const { settings } = ctx;
  const { purpose } = token;
  const text = mailText(purpose, {
    site: settings.messages.from.name,
    link:
      purpose === 'reauthentication' ? null : verifyLink(settings, purpose, link, token.redirectTo),
    code,
    lifetime: lifetimeOf(settings, purpose),
    newEmail: token.newEmail ?? null,
  });
  await ctx.sendMail({ to: token.sentTo, ...text });
}

/** Issues and texts a token; resolves once the message is handed over. @throws {MessageNotSent} */
export async function textToken(ctx: AuthContext, token: NewToken): Promise<void> {
  await textSecrets(ctx, token, await ctx.transaction((tx) => issueOneTimeToken(ctx, tx, token)));
  await recordSent(ctx, token);
}

/** Texts an issued code, without recording when. @throws {MessageNotSent} */
export async function textSecrets(
  ctx: AuthContext,
  token: NewToken,
  { code }: Pick<OneTimeSecrets, 'code'>,
): Promise<void> {
  const text = smsText({
    site: ctx.settings.messages.from.name,
    code,
    lifetime: lifetimeOf(ctx.settings, token.purpose),
  });
  await ctx.sendSms({ to: token.sentTo, text });
}

async function recordSent(ctx: AuthContext, { userId, purpose }: NewToken): Promise<void> {
  const now = ctx.now();
  await ctx.transaction((tx) => updateUser(tx, userId, { [SENT_AT[purpose]]: now }, now));
}

/**
 * The link in a mail: GET /verify with a one-time secret. `redirectTo` is where the browser is redirected afterwards.
 */
export function verifyLink(
  { authUrl }: AuthSettings,
  purpose: Purpose,
  secret: string,
  redirectTo: string,
): string {
  // Clients know one type for a change of address, whichever side confirms it.
  const type = purpose === 'email_change_current' ? 'email_change' : purpose;
  const query = new URLSearchParams({ token: secret, type });
  // Unencoded where possible, as in GoTrue: people and programs look for it in the link.
  const redirect = /^[\w:/?.~@-]*$/.test(redirectTo) ? redirectTo : encodeURIComponent(redirectTo);
  return `${authUrl}/verify?${query}&redirect_to=${redirect}`;
}
