/** The auth service's errors, and the one place that gives them their shape on the wire. */
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DatabaseUnavailable, DiskFull, SqlError } from '../../db/database-errors.ts';
import {
  BodyTooLarge,
  BodyTooSlow,
  isHangUp,
  RETRY_AFTER_SECONDS,
  TooManyBodies,
} from '../../http/receive-body.ts';

/** An error in GoTrue's words. `code` is for clients; `message` is for people. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Members besides code and message, such as weak_password's reasons. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: {
      readonly headers?: Readonly<Record<string, string>>;
      readonly extra?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = more.headers ?? {};
    this.extra = more.extra ?? {};
  }
}

/** The request is malformed: a field is missing or invalid. */
export function validationFailed(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}

/** Any failure as the error sent to the client. Unknown errors become a plain 500. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof DiskFull) {
    return unavailable('Nothing can be saved: the disk of the server is full');
  }
  if (error instanceof DatabaseUnavailable) {
    return unavailable('Database unavailable; retrying');
  }
  if (error instanceof SqlError) {
    if (OVERTAKEN.has(error.sqlState)) {
      return new AuthError(409, 'conflict', 'Another request changed the same thing; try again');
    }
    if (error.message.includes('metadata_fits_a_token')) {
      return validationFailed('The metadata of a user may take 16 KiB at most');
    }
    if (LOST_RACES.has(error.sqlState)) return unavailable('The database is busy; try again');
  }
  if (error instanceof BodyTooLarge) {
    return new AuthError(413, 'request_entity_too_large', 'Request body is too large');
  }
  if (error instanceof TooManyBodies) {
    return unavailable('Too much is being sent at once; try again');
  }
  if (error instanceof BodyTooSlow) {
    return new AuthError(408, 'request_timeout', 'The request body took too long');
  }
  if (isHangUp(error)) return new AuthError(400, 'bad_json', 'The request body is incomplete');
  return new AuthError(500, 'unexpected_failure', 'Something went wrong on the server.');
}

/** Lost to a concurrent request: unique and foreign key violations. */
const OVERTAKEN: ReadonlySet<string> = new Set(['23505', '23503']);
/**
 * Serialization failure, deadlock, and a canceled query (timeout). Clients retry a 503, but take a
 * 409 as final: on a refresh it would sign people out.
 */
const LOST_RACES: ReadonlySet<string> = new Set(['40001', '40P01', '57014']);

/** Clients retry it. */
export function unavailable(message: string): AuthError {
  return new AuthError(503, 'unexpected_failure', message, {
    headers: { 'Retry-After': RETRY_AFTER_SECONDS },
  });
}

/** From this version on, errors carry their code as `code`; auth-js requests it. */
const API_VERSION_HEADER = 'X-Supabase-Api-Version';
const CODED_VERSION = '2024-01-01';

/** The error as a response to a request with these headers. */
export function renderAuthError(error: AuthError, requested: Headers): Response {
  const coded = (requested.get(API_VERSION_HEADER) ?? '') >= CODED_VERSION;
  const body = coded
    ? { code: error.code, message: error.message, ...error.extra }
    : { code: error.status, error_code: error.code, msg: error.message, ...error.extra };
  return Response.json(body, {
    status: error.status,
    headers: {
      'x-sb-error-code': error.code,
      ...(coded && { [API_VERSION_HEADER]: CODED_VERSION }),
      ...error.headers,
    },
  });
}
