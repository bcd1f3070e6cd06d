/** Errors of the data API, and the one place that converts failures into PostgREST's error shape. */
import { TooManySlowReads } from '../db/allowances.ts';
import type { RequestRole } from '../db/as-role.ts';
import {
  DatabaseBusy,
  DatabaseUnavailable,
  DiskFull,
  isTimeout,
  SqlError,
} from '../db/database-errors.ts';
import {
  BodyTooLarge,
  BodyTooSlow,
  isHangUp,
  RETRY_AFTER_SECONDS,
  TooManyBodies,
} from '../http/receive-body.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

interface ErrorText {
  readonly code: string;
  readonly message: string;
  readonly details?: string | null;
  readonly hint?: string | null;
}

/** An error response; its body is always `{code, details, hint, message}`. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, text: ErrorText, headers: Readonly<Record<string, string>> = {}) {
    super(text.message);
    this.status = status;
    this.code = text.code;
    this.details = text.details ?? null;
    this.hint = text.hint ?? null;
    // RFC 9110: a 401 says how to authenticate.
    this.headers = status === 401 ? { 'WWW-Authenticate': 'Bearer', ...headers } : headers;
  }

  toResponse(): Response {
    const { code, details, hint, message } = this;
    return Response.json(
      { code, details, hint, message },
      { status: this.status, headers: this.headers },
    );
  }
}

/** A query that cannot be parsed; `position` is a 0-based character index. */
export function parseError(what: string, text: string, position: number, expected: string) {
  const found = text[position];
  return new RestError(400, {
    code: 'PGRST100',
    message: `"failed to parse ${what} (${text})" (line 1, column ${position + 1})`,
    details: `unexpected ${found === undefined ? 'end of input' : JSON.stringify(found)} expecting ${expected}`,
  });
}

/** A single object was requested, but the result has `rows` rows. */
export function singularError(rows: number): RestError {
  return new RestError(406, {
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
  });
}

/** @example inWords(65_536) // '64 KiB' */
function inWords(bytes: number): string {
  return bytes < MIB ? `${bytes / KIB} KiB` : `${bytes / MIB} MiB`;
}

/** `most` is the limit exceeded. */
export function bodyTooLarge(most: string): RestError {
  return new RestError(413, {
    code: 'PGRST102',
    message: `A body may contain ${most} at most`,
    hint: 'Send the rows in several requests.',
  });
}

/** PostgREST's code for each kind of credential failure. */
const CREDENTIAL_CODES: Readonly<Record<InvalidCredential['kind'], string>> = {
  undecodable: 'PGRST301',
  claims: 'PGRST303',
  exposed: 'PGRST301',
};

/** Converts any failure of a request to its error response. Unknown errors become a plain 500. A list of cases. */
export function toRestError(error: unknown, role: RequestRole): RestError {
  if (error instanceof RestError) return error;
  if (error instanceof InvalidCredential) {
    return new RestError(401, { code: CREDENTIAL_CODES[error.kind], message: error.message });
  }
  if (error instanceof DiskFull) {
    return unavailable({
      code: '53100',
      message: 'Nothing can be saved: the disk of the server is full.',
      hint: 'Ask the operator of the server to free some space, then try again.',
    });
  }
  if (error instanceof DatabaseBusy) {
    return unavailable({
      code: 'PGRST003',
      message: 'Timed out acquiring connection from connection pool.',
    });
  }
  if (error instanceof DatabaseUnavailable) {
    return unavailable({
      code: 'PGRST000',
      message: 'Database connection error. Retrying the connection.',
    });
  }
  if (error instanceof TooManySlowReads) {
    return new RestError(
      429,
      { code: 'over_request_rate_limit', message: 'Too many slow reads. Try again later.' },
      { 'Retry-After': String(error.retryAfterSeconds) },
    );
  }
  if (error instanceof BodyTooLarge) return bodyTooLarge(inWords(error.maxBytes));
  if (error instanceof TooManyBodies) {
    return unavailable({ code: 'PGRST003', message: 'Too much is being sent at once. Try again.' });
  }
  if (error instanceof BodyTooSlow) {
    return new RestError(408, { code: 'PGRST102', message: 'The request body took too long' });
  }
  if (isTimeout(error)) {
    return unavailable({
      code: error.sqlState,
      message: error.message,
      hint: 'Ask for less at once: fewer filters, rows or columns.',
    });
  }
  if (error instanceof SqlError) {
    const { sqlState: code, message, details, hint } = error;
    return new RestError(statusOf(code, role), { code, message, details, hint });
  }
  if (isHangUp(error)) {
    return new RestError(400, { code: 'PGRST102', message: 'The request body is incomplete' });
  }
  return new RestError(500, { code: 'PGRSTX00', message: 'Something went wrong on the server.' });
}

/** Clients try again later. */
function unavailable(text: ErrorText): RestError {
  return new RestError(503, text, { 'Retry-After': RETRY_AFTER_SECONDS });
}

/** The HTTP status of an SQLSTATE; connection failures (08, 53, 57P) are already DatabaseUnavailable. */
function statusOf(sqlState: string, role: RequestRole): number {
  switch (sqlState) {
    case '42501':
      return role === 'anon' ? 401 : 403;
    case '23503':
    case '23505':
      return 409;
    case '42P01':
      return 404;
  }
  // PTnnn: the database sets the status itself, as with PostgREST.
  const chosen = /^PT([45]\d\d)$/.exec(sqlState)?.[1];
  if (chosen !== undefined) return Number(chosen);
  // Transaction rollback, operator intervention, system error, internal error.
  return /^(40|57|58|XX)/.test(sqlState) ? 500 : 400;
}

export interface CredentialFailure {
  /**
   * 'undecodable': not a token of ours. 'claims': ours, but expired, not yet valid or with bad claims.
   * 'exposed': a secret key, sent from where secrets must not be.
   */
  readonly kind: 'undecodable' | 'claims' | 'exposed';
  readonly message: string;
}

/** The bearer token is invalid, or the key is an exposed secret. */
export class InvalidCredential extends Error {
  override readonly name = 'InvalidCredential';
  readonly kind: CredentialFailure['kind'];

  constructor({ kind, message }: CredentialFailure) {
    super(message);
    this.kind = kind;
  }
}
