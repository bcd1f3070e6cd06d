/** What a need says beside a name: something else, or only how people ask for someone (M7). */
import {
  askingForSomeone,
  companyForms,
  honorifics,
  nameSuffixes,
} from '../knowledge/around-names.ts';
import { beforeNouns } from '../knowledge/stopwords.ts';
import type { NameMention } from '../members/named-members.ts';
import type { Word } from '../text/word.ts';

/** The telling words that belong to none of the names and do not go with one: 'call', 'Mr.', 'LLC'. */
export function besideNames(words: readonly Word[], mentions: readonly NameMention[]): Word[] {
  const ofPeople = placesOf(mentions.filter(({ kind }) => kind === 'person'));
  const ofCompanies = placesOf(mentions.filter(({ kind }) => kind === 'company'));
  return words.filter(({ base, telling }, at) => {
    const goesWithName =
      ofPeople.has(at) ||
      ofCompanies.has(at) ||
      askingForSomeone.has(base) ||
      (ofPeople.has(at + 1) && honorifics.has(base)) ||
      (ofPeople.has(at - 1) && nameSuffixes.has(base)) ||
      (ofCompanies.has(at - 1) && companyForms.has(base));
    return telling && !goesWithName;
  });
}

/**
 * Whether a need that says nothing else asks for the name by one ordinary word: 'grace', 'call Grace', but
 * neither 'how do I price this' nor 'the number on my bill'.
 */
export function isAskedFor({ places }: NameMention, words: readonly Word[]): boolean {
  const others = words.filter((_, at) => !places.has(at));
  const before = words[Math.min(...places) - 1]?.base ?? '';
  return (
    !beforeNouns.has(before) &&
    (others.length === 0 || others.some(({ base }) => askingForSomeone.has(base)))
  );
}

function placesOf(mentions: readonly NameMention[]): ReadonlySet<number> {
  return new Set(mentions.flatMap(({ places }) => [...places]));
}
