/**
 * One line in the log for each sign-in, refusal and change of access: time, client, account, outcome, and no secret.
 * docs/fail2ban-filter.conf is a filter for it.
 */
import type { Context, MiddlewareHandler } from 'hono';
import type { AccessEvent, AuthContext, AuthEnv } from './auth-context.ts';

/** Happen all the time: only their refusals are logged. */
const ROUTINE: ReadonlySet<AccessEvent> = new Set(['refresh', 'operator_access']);

const OK = 'ok';

/** Logs the outcome of the request: refusals as warnings. Failures of the server itself are logged elsewhere. */
export function logged(
  { logger }: AuthContext,
  event: AccessEvent | ((c: Context<AuthEnv>) => AccessEvent),
): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    await next();
    const outcome = outcomeOf(c.res);
    const happened = c.get('event') ?? (typeof event === 'string' ? event : event(c));
    if (c.res.status >= 500 || (outcome === OK && ROUTINE.has(happened))) return;
    const line = {
      event: happened,
      outcome,
      client: c.get('clientAddress'),
      account: c.get('account') ?? null,
      ...(c.get('changed') !== undefined && { changed: c.get('changed') }),
    };
    if (outcome === OK) logger.info(line, 'access');
    else logger.warn(line, 'access refused');
  };
}

/** The names of the fields that are not null, for `changed`: their values are not logged. */
export function namesGiven(fields: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(fields).filter((name) => fields[name] !== null);
}

/** 'ok', or why it was refused: the error's code, even for a refusal that redirects. */
function outcomeOf({ status, headers }: Response): string {
  const location = headers.get('location');
  const redirected = location === null ? undefined : URL.parse(location)?.searchParams;
  const code = headers.get('x-sb-error-code') ?? redirected?.get('error_code');
  if (code) return code;
  // The error's text is not logged: it comes from the URL, in which anyone can write anything.
  if (redirected?.has('error')) return 'provider_refused';
  return status < 400 ? OK : String(status);
}
