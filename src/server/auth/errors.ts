/** Every way the auth service refuses, and the one place that gives a refusal its shape on the wire (U1). */
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DatabaseAway, SqlError } from '../db/errors.ts';
import { RETRY_AFTER } from '../http/retry-after.ts';

/** A refusal in GoTrue's words. `code` is what clients act on; `message` is what people read. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Members beside code and message, such as weak_password's reasons. */
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

/** The request itself is wrong: a field is missing, or is not what it should be. */
export function validationFailed(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}

/** Any failure of a request, as the refusal its caller gets. Unknown errors become a plain 500. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof DatabaseAway) {
    return new AuthError(503, 'unexpected_failure', 'The database is away; retrying', {
      headers: { 'Retry-After': RETRY_AFTER },
    });
  }
  if (error instanceof SqlError && CONFLICTS.has(error.sqlState)) {
    return new AuthError(409, 'conflict', 'Another request changed the same thing; try again');
  }
  return new AuthError(500, 'unexpected_failure', 'Something went wrong on the server.');
}

/** Lost a race: unique violation, serialization failure, deadlock. */
const CONFLICTS: ReadonlySet<string> = new Set(['23505', '40001', '40P01']);

/** The version from which errors carry their code as `code`; auth-js asks for it. */
const API_VERSION_HEADER = 'X-Supabase-Api-Version';
const CODED_VERSION = '2024-01-01';

/** The refusal as a response to a request with these headers. */
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
