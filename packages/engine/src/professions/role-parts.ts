/**
 * Cuts a role as rosters write it into the parts that may name a trade: 'Construction: Roofing', 'Painter (Int/Ext)',
 * 'Owner, Smith Plumbing LLC' (M4). Knows words about roles, not trades. Pure.
 */
import type { RoleKnowledge } from '../knowledge/knowledge.ts';

export interface RolePart {
  /** In lower case and in full words: 'commercial cleaning services'. */
  readonly text: string;
  /** Without words about the person or the firm at its ends; empty when nothing else is left. */
  readonly core: string;
  /** Parts between two dashes, parentheses or colons have the same number: they are of equal rank. */
  readonly rank: number;
}

export interface RoleParts {
  readonly whole: RolePart;
  /** Say what kind of trade the specific parts are: what stands before ':' or '>', and words such as 'construction'. */
  readonly headings: readonly RolePart[];
  /** The parts that name the trade, in order: headings only if there is nothing else. */
  readonly specific: readonly RolePart[];
  /** As in an index: 'family lawyer' of 'Lawyer, Family'; empty unless the role is two parts with a comma. */
  readonly inverted: string;
  /** Whether no heading is a trade by itself, as in 'Home Services: ...'. */
  readonly isVague: boolean;
}

/** The number of a licence. */
const NUMBER = /#?\s*\b\d[\d-]{2,}\b/g;

/** After a heading stands what it is the heading of. */
const AFTER_HEADING = /\s*[:>→»]+\s*/;

/** A dash or a parenthesis separates what is equal or more specific: 'Attorney - Real Estate', 'Dentist (DDS)'. */
const AT_LEVEL = /\s+[-–—]+\s+|\s*[()[\]]+\s*/;

/** After it stands who does it or where: 'Custom Cakes by Ann', 'Realtor with Harbor Homes'. */
const WHOSE = /(?<=\S)\s+(?:by|with|at|@|serving|since)(?:\s.*)?$/;

/** Between names of equal rank. */
const BETWEEN_NAMES = /\s*[/|;,•+]\s*/;

/**
 * Cuts roles by the words that rosters use.
 * @example roleCutter(knowledge.roles)('Construction: Roofing').specific.map(({ text }) => text) // ['roofing']
 */
export function roleCutter(roles: RoleKnowledge): (role: string) => RoleParts {
  const known = wordsOfRoles(roles);
  return (role) => partsOf(role, known);
}

/** The words of `roles`, ready for look-ups. */
function wordsOfRoles(roles: RoleKnowledge) {
  const shortForms = new Map(Object.entries(roles.shortForms));
  return {
    headings: new Set(roles.headings),
    fields: new Set(roles.fields),
    besideTrades: new Set(roles.besideTrades),
    qualities: new Set(roles.qualities),
    wholeParts: new Map(Object.entries(roles.wholeParts)),
    shortForms,
    shortForm: anyOf(shortForms.keys()),
  };
}

type WordsOfRoles = ReturnType<typeof wordsOfRoles>;

function partsOf(role: string, known: WordsOfRoles): RoleParts {
  const written = longForm(role.replace(NUMBER, ' ').toLowerCase(), known);
  let rank = 0;
  const levels = written
    .split(AFTER_HEADING)
    .map((level) => level.split(AT_LEVEL).flatMap((stretch) => partsIn(stretch, rank++, known)))
    .filter((parts) => parts.length > 0);
  const last = levels.at(-1) ?? [];
  const isLed = isLedByField(last, known);
  const above = [...levels.slice(0, -1).flat(), ...last.slice(0, isLed ? 1 : 0)];
  const own = isLed ? last.slice(1) : last;
  const isHeading = ({ text }: RolePart) => known.headings.has(text);
  const named = own.filter((part) => !isHeading(part));
  // 'Insurance - Auto/Home': under a heading, even a heading can be what is specific.
  const [specific, headings] =
    named.length === 0 ? [own, above] : [named, [...above, ...own.filter(isHeading)]];
  return {
    whole: partOf(written, rank, known),
    headings,
    specific,
    inverted: invertedIn(written),
    isVague: headings.every(isHeading),
  };
}

function invertedIn(written: string): string {
  const [first = '', second = '', third] = written.split(/\s*,\s*/);
  return second === '' || third !== undefined ? '' : `${second} ${first}`;
}

/** Whether the first part heads the others though it is a trade: 'Attorney - Real Estate'. */
function isLedByField(parts: readonly RolePart[], { fields, qualities }: WordsOfRoles): boolean {
  const [first] = parts;
  // 'Mortgage (Residential)' says for whom, and not what.
  const isQuality = ({ core }: RolePart) => core.split(' ').every((word) => qualities.has(word));
  return (
    fields.has(first?.text ?? '') &&
    parts.some((part) => part.rank !== first?.rank && !isQuality(part))
  );
}

/** The parts of equal rank in a stretch of a role. A heading is looked up before it is cut: 'Arts/Media'. */
function partsIn(stretch: string, rank: number, known: WordsOfRoles): RolePart[] {
  const whole = stretch.trim().replace(WHOSE, '');
  const texts = isGeneral(whole, known)
    ? [whole]
    : whole.split(BETWEEN_NAMES).map((part) => known.wholeParts.get(bare(part)) ?? part.trim());
  return texts.filter((text) => text !== '').map((text) => partOf(text, rank, known));
}

function isGeneral(text: string, { headings, fields }: WordsOfRoles): boolean {
  return headings.has(text) || fields.has(text);
}

function partOf(text: string, rank: number, known: WordsOfRoles): RolePart {
  return { text, core: isGeneral(text, known) ? text : trimmed(text, known), rank };
}

function longForm(text: string, { shortForm, shortForms }: WordsOfRoles): string {
  return text.replace(shortForm, (short) => shortForms.get(short.replace(/\.$/, '')) ?? short);
}

/** Without words about the person or the firm before and after. */
function trimmed(text: string, { besideTrades }: WordsOfRoles): string {
  const words = text.split(/[\s,]+/);
  const isBeside = (word = '') => {
    const bareWord = word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    return bareWord === '' || besideTrades.has(bareWord);
  };
  let from = 0;
  let to = words.length;
  while (from < to && isBeside(words[from])) from++;
  while (to > from && isBeside(words[to - 1])) to--;
  return words.slice(from, to).join(' ');
}

/** Without spaces around it and the full stop after it. */
function bare(part: string): string {
  return part.trim().replace(/\.$/, '');
}

function anyOf(phrases: Iterable<string>): RegExp {
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length).map(escaped);
  return new RegExp(
    `(?<![\\p{L}\\p{N}'])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}'])\\.?`,
    'gu',
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
