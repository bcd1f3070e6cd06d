/** Leads a browser back to the client, with what it came for or with what went wrong. */
import type { AuthError } from '../errors.ts';
import type { SessionResponse } from '../sessions/session-response.ts';

/** OAuth's word for a refusal by its status, as GoTrue has it. */
const OAUTH_ERRORS: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
};
/** Refusals of a person, whatever their status. */
const DENIED = ['signup_disabled', 'user_banned', 'provider_email_needs_verification'];

export function leadBackWithCode(to: string, code: string): string {
  return withQuery(to, { code }).href;
}

export function leadBackWithSession(to: string, session: SessionResponse): string {
  const { access_token, refresh_token, token_type, expires_in, expires_at } = session;
  const url = new URL(to);
  url.hash = new URLSearchParams({
    access_token,
    refresh_token,
    token_type,
    expires_in: String(expires_in),
    expires_at: String(expires_at),
  }).toString();
  return url.href;
}

/** In the query and in the fragment: clients look in one or the other. */
export function leadBackWithError(to: string, error: AuthError): string {
  return leadBackWithRefusal(to, {
    error: DENIED.includes(error.code)
      ? 'access_denied'
      : (OAUTH_ERRORS[error.status] ?? 'server_error'),
    error_code: error.code,
    error_description: error.message,
  });
}

/** As `leadBackWithError`, in the words of whoever refused. */
export function leadBackWithRefusal(to: string, refusal: Readonly<Record<string, string>>): string {
  const url = withQuery(to, refusal);
  url.hash = new URLSearchParams(refusal).toString();
  return url.href;
}

/** Keeps what the client's address already asks. */
function withQuery(to: string, parts: Readonly<Record<string, string>>): URL {
  const url = new URL(to);
  for (const [name, part] of Object.entries(parts)) url.searchParams.set(name, part);
  return url;
}
