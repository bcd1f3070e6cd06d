/** A light stemmer for -ing, -ed and irregular forms, so that 'leaking' and 'leaked' match 'leak'. */
import { irregularForms, wordsOfTheirOwn } from '../knowledge/irregular-forms.ts';

const ENDINGS = ['ing', 'ed'];
const SHORTEST_ROOT_LETTERS = 3;

const VOWEL = /[aeiouy]/;
const ONE_SYLLABLE = /^[^aeiouy]*[aeiouy]+[^aeiouy]*e?$/;
const DOUBLED_CONSONANT = /([bdgmnprt])\1$/;

/** Roots that dropped an -e: 'wir' of 'wiring', 'clos' of 'closing', 'leav', 'danc', 'edg', 'rattl'. */
const LOST_E = /([^aeiouy][aeiouy][^aeiouywx]|[vcz]|[^s]s|dg|rg|[bcdfgkptz]l)$/;

/** The stem of a singular lower-case word. @example stemOf('leaking') // 'leak' */
export function stemOf(base: string): string {
  const regular = irregularForms.get(base);
  if (regular !== undefined) return stemOf(regular);
  if (wordsOfTheirOwn.has(base) || base.endsWith('eed')) return base;
  const ending = ENDINGS.find((candidate) => base.endsWith(candidate));
  if (ending === undefined) return withoutFinalE(base);
  const root = base.slice(0, -ending.length);
  if (root.length < SHORTEST_ROOT_LETTERS || !VOWEL.test(root)) return base;
  return DOUBLED_CONSONANT.test(root) ? root.slice(0, -1) : withLostE(root);
}

/** In words of one syllable the -e matters ('care' and 'car'); in longer ones it only gets in the way. */
function withLostE(root: string): string {
  return ONE_SYLLABLE.test(root) && LOST_E.test(root) ? `${root}e` : withoutFinalE(root);
}

function withoutFinalE(word: string): string {
  const dropsE = word.endsWith('e') && (!ONE_SYLLABLE.test(word) || word.endsWith('nge'));
  return dropsE ? word.slice(0, -1) : word;
}
