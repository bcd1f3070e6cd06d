/** The `Accept` header: an array of rows, or exactly one row as an object. */
import { RestError } from './errors.ts';

const JSON_TYPE = 'application/json';
const ARRAY_TYPE = 'application/vnd.pgrst.array+json';
const OBJECT_TYPE = 'application/vnd.pgrst.object+json';

const PLAIN: ReadonlySet<string> = new Set([JSON_TYPE, ARRAY_TYPE, 'application/*', '*/*']);

export interface MediaType {
  readonly contentType: string;
  /** The answer is one object, and anything but one row is an error. */
  readonly single: boolean;
}

/** The first type in the header that we have. @throws {RestError} PGRST107 when there is none. */
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
