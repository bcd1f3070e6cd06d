/** Values as their sheet shows them: booleans, and numbers whose format does no more than place digits. Pure. */

/** A part of a format: a place for a digit, or text shown as it is. */
type Token = { readonly place: '0' | '#' | '?' } | { readonly text: string };

/** Whole numbers up to here have all their digits. */
const MAX_EXACT = 1e15;

/**
 * Null for other formats (fractions, thousands, per cent, dates), and for numbers that are not whole or are negative.
 * @example shownNumber(2079460018, '00000000000') // '02079460018'
 * @example shownNumber(7045550101, '[<=9999999]###-####;(###) ###-####') // '(704) 555-0101'
 */
export function shownNumber(value: number, format: string): string | null {
  if (!Number.isInteger(value) || value < 0 || value >= MAX_EXACT) return null;
  const tokens = tokensOf(sectionFor(value, sectionsOf(format)));
  const places = tokens?.filter((token) => 'place' in token).length ?? 0;
  return tokens === null || places === 0 ? null : filledIn(tokens, value, places);
}

/** Quoted, escaped and bracketed text counts as one character. */
const PARTS = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|./gsu;

function sectionsOf(format: string): readonly (readonly string[])[] {
  const sections: string[][] = [[]];
  for (const part of format.match(PARTS) ?? []) {
    if (part === ';') sections.push([]);
    else sections.at(-1)?.push(part);
  }
  return sections;
}

const CONDITION = /^\[(<=|>=|<>|<|>|=)\s*(-?\d+(?:\.\d+)?)\]$/;

/** The first section whose condition holds; without conditions, they are for positive, negative and zero. */
function sectionFor(
  value: number,
  sections: readonly (readonly string[])[],
): readonly string[] | undefined {
  const conditions = sections.map((parts) =>
    parts.map((part) => CONDITION.exec(part)).find(Boolean),
  );
  if (!conditions.some(Boolean)) return value === 0 && sections[2] ? sections[2] : sections[0];
  return sections.find((_, at) => {
    const [, sign = '', bound = ''] = conditions[at] ?? [];
    return sign === '' || holds(value, sign, Number(bound));
  });
}

function holds(value: number, sign: string, bound: number): boolean {
  if (sign === '<>') return value !== bound;
  return (
    (sign.includes('=') && value === bound) ||
    (sign.includes('<') && value < bound) ||
    (sign.includes('>') && value > bound)
  );
}

/** Shown as they are although they are neither quoted nor escaped. */
const PLAIN = /^[-+() :$!^&'~{}<>=1-9]$|^[^\x20-\x7e]$/u;

/** Null when the section does more than place digits. */
function tokensOf(parts: readonly string[] | undefined): readonly Token[] | null {
  const tokens = (parts ?? []).map(tokenOf);
  return tokens.every((token) => token !== null) ? tokens : null;
}

function tokenOf(part: string): Token | null {
  if (part === '0' || part === '#' || part === '?') return { place: part };
  if (part.length > 1 && part.startsWith('"')) return { text: part.slice(1, -1) };
  if (part.startsWith('\\')) return { text: part.slice(1) };
  if (part.startsWith('_')) return { text: ' ' };
  if (part.startsWith('*')) return { text: '' };
  // A colour, a condition, or a language with an optional sign: [$€-407]. Others are of times: [h].
  if (part.startsWith('[')) {
    if (/^\[[hmse]+\]$/i.test(part)) return null;
    return { text: /^\[\$([^-\]]*)/.exec(part)?.[1] ?? '' };
  }
  return PLAIN.test(part) ? { text: part } : null;
}

/** The digits from the right; the first place takes all that are left. */
function filledIn(tokens: readonly Token[], value: number, places: number): string {
  const digits = value === 0 ? '' : String(value);
  let left = places;
  const texts = tokens.map((token) => {
    if ('text' in token) return token.text;
    const isFirst = left === places;
    const to = digits.length - left + 1;
    left -= 1;
    if (to > 0) return digits.slice(isFirst ? 0 : to - 1, to);
    return { 0: '0', '#': '', '?': ' ' }[token.place];
  });
  return texts.join('').trim();
}

/** Formats of days and times; the numbers are days. */
export function isDateFormat(format: string): boolean {
  const parts = format.match(PARTS) ?? [];
  return parts.some((part) => /^[dmyhs]$/i.test(part) || /^\[(?:h+|m+|s+)\]$/i.test(part));
}

/** @param value '1' or 'true'; '' for none. */
export function shownBoolean(value: string): string {
  if (value === '') return '';
  return /^(1|true)$/i.test(value) ? 'TRUE' : 'FALSE';
}
