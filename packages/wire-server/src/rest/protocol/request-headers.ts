/** What a request asks for in its headers: `Accept`, one object or an array, and `Prefer` (RFC 7240). */
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

/** In the order of `Preference-Applied`. `count` is always exact. */
const KNOWN = {
  resolution: /^(merge|ignore)-duplicates$/,
  missing: /^(default|null)$/,
  return: /^(minimal|headers-only|representation)$/,
  count: /^(exact|planned|estimated)$/,
  handling: /^(strict|lenient)$/,
  'max-affected': /^\d{1,15}$/,
} as const;

export type Preference = keyof typeof KNOWN;

/** The known preferences requested; the first of duplicates counts. */
export type Preferences = ReadonlyMap<Preference, string>;

/** @throws {RestError} PGRST122 for an unknown preference under `handling=strict`. */
export function parsePreferences(header: string | null): Preferences {
  const given = (header ?? '')
    .split(',')
    .map((preference) => preference.trim())
    .filter((preference) => preference !== '');
  const known = new Map<Preference, string>();
  const unknown: string[] = [];
  for (const preference of given) {
    const [name = '', value = ''] = preference.split('=', 2);
    if (!isKnown(name) || !KNOWN[name].test(value)) unknown.push(preference);
    else if (!known.has(name)) known.set(name, value);
  }
  if (known.get('handling') === 'strict' && unknown.length > 0) {
    throw new RestError(400, {
      code: 'PGRST122',
      message: 'Invalid preferences given with handling=strict',
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  // As in PostgREST, max-affected only applies under handling=strict.
  if (known.get('handling') !== 'strict') known.delete('max-affected');
  return known;
}

/** The header that lists the applied preferences, out of those that `matter` to the response. */
export function preferenceApplied(
  preferences: Preferences,
  matter: readonly Preference[],
): Record<string, string> {
  const applied = Object.keys(KNOWN)
    .filter(isKnown)
    .filter((name) => matter.includes(name) && preferences.has(name))
    .map((name) => `${name}=${preferences.get(name)}`);
  return applied.length === 0 ? {} : { 'Preference-Applied': applied.join(', ') };
}

function isKnown(name: string): name is Preference {
  return Object.hasOwn(KNOWN, name);
}
