/**
 * Prepares the text of members and needs for every peer: lower-case words, without the stopwords
 * that Pathfinder ignores and without endings. All four peers are more accurate with it. Pure.
 */
import type { Member } from 'domain/member.ts';
import { stopwords } from '../../packages/engine/src/knowledge/english.ts';

/** A member's own text, prepared. */
export interface MemberText {
  readonly role: string;
  readonly alias: string;
  readonly company: string;
}

/** Endings that distinguish words of the same trade: plumber, plumbing. The first match is removed. */
const ENDINGS = 'ations ation ings ians ing ers ors ies ian er or es s y'.split(' ');
/** Letters that must remain of a word. */
const SHORTEST_STEM_LETTERS = 3;

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
  const longest = word.length - SHORTEST_STEM_LETTERS;
  const ending = ENDINGS.find((each) => each.length <= longest && word.endsWith(each)) ?? '';
  return word.slice(0, word.length - ending.length);
}
