/** The `Accept` header: an array of rows, or exactly one row as an object. */
import { RestError } from './errors.ts';

const JSON_TYPE = 'application/json';
const ARRAY_TYPE = 'application/vnd.pgrst.array+json';
const OBJECT_TYPE = 'application/vnd.pgrst.object+json';

const PLAIN: ReadonlySet<string> = new Set([JSON_TYPE, ARRAY_TYPE, 'application/*', '*/*']);

export interface MediaType {
  readonly contentType: string;
  /** Respond with one object; any row count other than 1 is an error. */
  readonly single: boolean;
}

/** The first supported type in the header. @throws {RestError} PGRST107 when there is none. */
export function negotiate(accept: string | null): MediaType {
  const wanted = (accept?.trim() || '*/*')
    .split(',')
    .map((range) => range.split(';')[0]?.trim().toLowerCase() ?? '');
  for (const type of wanted) {
    if (type === OBJECT_TYPE) return { contentType: withCharset(OBJECT_TYPE), single: true };
    if (PLAIN.has(type)) return { contentType: withCharset(JSON_TYPE), single: false };
  }
  throw new RestError(406, {
    code: 'PGRST107',
    message: `None of these media types are available: ${wanted.join(', ')}`,
  });
}

function withCharset(type: string): string {
  return `${type}; charset=utf-8`;
}
