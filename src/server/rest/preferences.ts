/** The `Prefer` header (RFC 7240): what the data API knows of it, and what it applied. */
import { RestError } from './errors.ts';

export interface Preferences {
  /** `count=exact|planned|estimated`: each is answered with the exact count. */
  readonly count: string | null;
  /** For the `Preference-Applied` header; empty when none was. */
  readonly applied: string;
}

const KNOWN: Readonly<Record<string, RegExp>> = {
  count: /^(exact|planned|estimated)$/,
  handling: /^(strict|lenient)$/,
  return: /^(minimal|headers-only|representation)$/,
  resolution: /^(merge|ignore)-duplicates$/,
  missing: /^(default|null)$/,
};
/** Preferences that change the answer to a read. */
const APPLIED_TO_READS = ['handling', 'count'] as const;

/** @throws {RestError} PGRST122 for an unknown preference under `handling=strict`. */
export function parsePreferences(header: string | null): Preferences {
  const given = (header ?? '')
    .split(',')
    .map((preference) => preference.trim())
    .filter((preference) => preference !== '');
  const known = new Map<string, string>();
  const unknown: string[] = [];
  for (const preference of given) {
    const [name = '', value = ''] = preference.split('=', 2);
    if (!Object.hasOwn(KNOWN, name) || !KNOWN[name]?.test(value)) unknown.push(preference);
    else if (!known.has(name)) known.set(name, value);
  }
  if (known.get('handling') === 'strict' && unknown.length > 0) {
    throw new RestError(400, {
      code: 'PGRST122',
      message: 'Invalid preferences given with handling=strict',
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  const applied = APPLIED_TO_READS.filter((name) => known.has(name));
  return {
    count: known.get('count') ?? null,
    applied: applied.map((name) => `${name}=${known.get(name)}`).join(', '),
  };
}
