/** Parses auth request bodies: a JSON object, with typed access to its fields. */
import { extentOf, isObject } from '../../http/receive-body.ts';
import { AuthError, validationFailed } from './auth-errors.ts';
import type { JsonObject } from './wire-values.ts';

/** More than fit a token's metadata. A megabyte of them would block the server. */
const MAX_VALUES = 10_000;
/** More than needed, and far below Postgres's stack limit. */
const MAX_NESTING = 64;

/** The fields of a request's body. A field that is null counts as absent. */
export interface RequestBody {
  /** Null when absent. @throws {AuthError} validation_failed for anything but text. */
  text(field: string): string | null;
  /** Null when absent. @throws {AuthError} validation_failed for anything but an object. */
  object(field: string): JsonObject | null;
  /** Null when absent. @throws {AuthError} validation_failed for anything but true or false. */
  flag(field: string): boolean | null;
  has(field: string): boolean;
}

/** What reads the body, within the limits that auth-api.ts sets. */
export type ReceiveBody = () => Promise<Buffer>;

/**
 * An empty body is an object without fields. Call it after the caller's token has been checked.
 * @throws {AuthError} bad_json
 */
export async function readBody(c: { get(name: 'receiveBody'): ReceiveBody }): Promise<RequestBody> {
  return parseBody(new TextDecoder().decode(await c.get('receiveBody')()));
}

/** @throws {AuthError} bad_json */
function parseBody(json: string): RequestBody {
  const fields = parseObject(json);
  /** Own fields only: what Object.prototype has was not sent. */
  const field = (name: string): unknown =>
    Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;
  return {
    has: (name) => field(name) !== null,
    text(name) {
      const value = field(name);
      if (value === null) return null;
      if (typeof value !== 'string') throw validationFailed(`'${name}' must be text`);
      // Postgres text cannot hold it.
      if (value.includes('\0')) throw validationFailed(`'${name}' cannot contain a NUL character`);
      // Unpaired surrogates would be replaced: the stored value would differ from the input.
      if (!value.isWellFormed()) throw validationFailed(`'${name}' contains an unpaired surrogate`);
      return value;
    },
    object(name) {
      const value = field(name);
      if (value === null) return null;
      if (!isObject(value)) throw validationFailed(`'${name}' must be an object`);
      return storable(value, name);
    },
    flag(name) {
      const value = field(name);
      if (value === null || typeof value === 'boolean') return value;
      throw validationFailed(`'${name}' must be true or false`);
    },
  };
}

function parseObject(json: string): JsonObject {
  if (json.trim() === '') return {};
  refuseOversized(json);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw badJson();
  }
  if (!isObject(value)) throw badJson();
  return value;
}

function badJson(): AuthError {
  return new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
}

/** Before anything is parsed. @throws {AuthError} validation_failed */
function refuseOversized(json: string): void {
  const { values, depth } = extentOf(json);
  if (values <= MAX_VALUES && depth <= MAX_NESTING) return;
  throw validationFailed(
    `A body may contain ${MAX_VALUES} values and nest ${MAX_NESTING} levels at most`,
  );
}

/** jsonb accepts neither NUL characters nor unpaired surrogates. */
function storable(value: JsonObject, name: string): JsonObject {
  const json = JSON.stringify(value);
  if (/\\u0000|\\ud[89a-f][0-9a-f]{2}/.test(json.replaceAll('\\\\', ''))) {
    throw validationFailed(`'${name}' contains a character that cannot be stored`);
  }
  return value;
}
