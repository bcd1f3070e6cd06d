/**
 * Sessions that an address brings, from a mailed link or a provider: held in memory until the user takes them, so that
 * no address replaces a session unasked (A7).
 */
import { type GoTrueClient, isAuthApiError, type Session } from '@supabase/auth-js';
import { createHoldingClient, throwIfFailed } from './auth-client.ts';
import type { MailedLink } from './login-address.ts';
import { sessionClient } from './session.ts';

/** The link has expired, was used, or opens another account than it says. */
export class LinkFailed extends Error {
  override readonly name = 'LinkFailed';
}

export interface BroughtSession {
  readonly email: string;
  /** Makes it this browser's session, in every tab, and ends the one that it replaces. @throws {AuthError} */
  take(): Promise<void>;
  /** Ends it, unused. */
  leave(): Promise<void>;
}

/**
 * Redeems a mailed link, which then works no more.
 * @returns null when a change of address waits for its other link. @throws {LinkFailed}, {AuthError}
 */
export async function openMailedLink(link: MailedLink): Promise<BroughtSession | null> {
  const client = createHoldingClient();
  const { data, error } = await client.verifyOtp({ token_hash: link.tokenHash, type: link.type });
  if (isAuthApiError(error) && error.code === 'otp_expired') throw new LinkFailed();
  throwIfFailed({ error });
  if (data.session === null) return null;
  const brought = hold(client, data.session);
  if (brought.email === link.email) return brought;
  // Anyone can write an address into a link.
  await brought.leave();
  throw new LinkFailed();
}

const exchanges = new Map<string, Promise<BroughtSession>>();

/**
 * Exchanges the code that a provider or a link of this browser's has returned, once. Only the browser that began the
 * sign-in can (PKCE). @throws {AuthError}
 */
export function exchangeCode(code: string): Promise<BroughtSession> {
  const exchange = exchanges.get(code) ?? exchangeOnce(code);
  exchanges.set(code, exchange);
  return exchange;
}

async function exchangeOnce(code: string): Promise<BroughtSession> {
  const client = createHoldingClient();
  const { data, error } = await client.exchangeCodeForSession(code);
  if (error) throw error;
  return hold(client, data.session);
}

function hold(client: GoTrueClient, session: Session): BroughtSession {
  return {
    email: session.user.email ?? '',
    async take() {
      const own = sessionClient();
      const { data: replaced } = await own.getSession();
      const { error } = await own.setSession(session);
      // A clock that is behind takes an expired token for a valid one: the service refuses it, but still renews it.
      throwIfFailed(isAuthApiError(error) ? await own.refreshSession(session) : { error });
      // If it cannot be ended, the user can still end it in the account section.
      if (replaced.session) void own.admin.signOut(replaced.session.access_token, 'local');
    },
    async leave() {
      await client.signOut({ scope: 'local' });
    },
  };
}
