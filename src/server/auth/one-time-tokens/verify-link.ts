/** The address a mail leads to: GET /verify with a one-time secret. */

import type { Purpose } from '../messages/purpose.ts';
import type { AuthSettings } from '../settings.ts';

/** `redirectTo` is where the browser is led on to. */
export function verifyLink(
  { authUrl }: AuthSettings,
  purpose: Purpose,
  secret: string,
  redirectTo: string,
): string {
  // Clients know one change of address, whichever end confirms it.
  const type = purpose === 'email_change_current' ? 'email_change' : purpose;
  const query = new URLSearchParams({ token: secret, type });
  // As GoTrue does, plainly where that can be: people and programs look for it in the link.
  const leadOn = /^[\w:/?.~@-]*$/.test(redirectTo) ? redirectTo : encodeURIComponent(redirectTo);
  return `${authUrl}/verify?${query}&redirect_to=${leadOn}`;
}
