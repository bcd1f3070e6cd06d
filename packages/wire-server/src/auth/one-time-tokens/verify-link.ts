/** The link in a mail: GET /verify with a one-time secret. */
import type { AuthSettings } from '../config/auth-settings.ts';
import type { Purpose } from '../messages/purpose.ts';

/** `redirectTo` is where the browser is redirected afterwards. */
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
