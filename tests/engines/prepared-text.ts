/**
 * What every peer is given, of members and needs alike: words in small letters, without those that
 * Pathfinder passes over too, and without their endings. All four name more people right with it. Pure.
 */
import type { Member } from '../../src/domain/member.ts';
import { stopwords } from '../../src/routing/knowledge/stopwords.ts';

/** A member's own text, prepared. */
export interface MemberText {
  readonly role: string;
  readonly alias: string;
  readonly company: string;
}

/** By which the words of one trade differ: plumber, plumbing. The first that fits is cut. */
const ENDINGS = 'ations ation ings ians ing ers ors ies ian er or es s y'.split(' ');
/** Letters that must be left of a word. */
const SHORTEST_STEM = 3;

export function memberText({ profession_role, role_alias, company }: Member): MemberText {
  return {
    role: preparedText(profession_role),
    alias: preparedText(role_alias ?? ''),
    company: preparedText(company ?? ''),
  };
}

export function preparedText(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !stopwords.has(word))
    .map(stemOf)
    .join(' ');
}

function stemOf(word: string): string {
  const longest = word.length - SHORTEST_STEM;
  const ending = ENDINGS.find((each) => each.length <= longest && word.endsWith(each)) ?? '';
  return word.slice(0, word.length - ending.length);
}
