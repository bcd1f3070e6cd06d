/** Names of people as lists write them: their parts, the order in which they are spoken, and what may be one. Pure. */

import { namePrefixes } from './name-prefixes.ts';

/** The parts of a person's name, as contact files have them (vCard's N). */
export interface NameParts {
  readonly family: string;
  readonly given: string;
  /** 'Dr.', 'Rev.' */
  readonly prefixes: readonly string[];
  /** 'Jr.', 'III', 'CPA', 'Realtor' */
  readonly suffixes: readonly string[];
  /** Whether it is written with the family name first. */
  readonly isReversed: boolean;
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const SUFFIXES = wordSet(
  'jr sr ii iii iv 2nd 3rd 4th esq esquire inc llc llp ltd corp dds dmd dvm dpt dnp phd psyd edd pharmd cpa cfp cfa cma chfc clu ' +
    'cpcu cic jd llm mba msw lcsw lmft lpc lmt lmbt aprn fnp crna aia leed pmp realtor gri crs mdphd',
);

/** Letters that are also names, so only when they are written as degrees: 'MD' or 'M.D.', but not 'Md'. */
const DEGREES = wordSet('md rn np pe od dc ea');

/** Degrees that are names in capitals too, so only with dots: 'D.O.', but not 'HAI DO'. */
const DOTTED_DEGREES = wordSet('do ma ms ba bs pa v');

/** Words that begin a family name of several: 'Van Dyke', 'de la Cruz', 'St. John'. */
const PARTICLES = wordSet(
  'bin da de del della der di dos du el ibn la le st ter van vander von zu',
);

/**
 * The family name is the last word that is no title, degree or note in brackets. All that follows a comma is a suffix,
 * except in 'Holloway, Garrett' and 'de la Cruz, Maria'. A name of nothing else is a family name.
 * @param isFamilyFirst whether the names of a list are known to be written so: then 'Garcia Lopez, Maria' is too.
 */
export function nameParts(name: string, isFamilyFirst = false): NameParts {
  const [first = [], ...others] = name
    .split(/[,\n]/)
    .map((part) => part.split(/\s+/).filter((word) => word !== ''))
    .filter((words) => words.length > 0);
  const prefixes = first.slice(0, prefixCount(first));
  const named = first.slice(prefixes.length);
  const suffixStart = suffixStartOf(named);
  const words = named.slice(0, suffixStart);
  const [second = []] = others;
  const isFamily =
    words.length === 1 ||
    isFamilyFirst ||
    words.slice(0, -1).every((word) => PARTICLES.has(lettersOf(word)));
  const isReversed =
    named.length === first.length &&
    isFamily &&
    second.some((word) => !isSuffix(word) && !isPrefix(word));
  const afterCommas = (isReversed ? others.slice(1) : others).map((part) => part.join(' '));
  const suffixes = [...named.slice(suffixStart), ...afterCommas];
  if (!isReversed) {
    const given = words.slice(0, -1).join(' ');
    return { family: words.at(-1) ?? '', given, prefixes, suffixes, isReversed };
  }
  const givenEnd = suffixStartOf(second);
  return {
    family: words.join(' '),
    given: second.slice(prefixCount(second), givenEnd).join(' '),
    prefixes: [...prefixes, ...second.slice(0, prefixCount(second))],
    suffixes: [...second.slice(givenEnd), ...suffixes],
    isReversed,
  };
}

const GENERATIONS = wordSet('jr sr ii iii iv 2nd 3rd 4th');

/**
 * The name as it is spoken: 'Ann B. Archer' for 'Archer, Ann B.'; any other name as it is.
 * @param isFamilyFirst see `nameParts`.
 */
export function inSpokenOrder(name: string, isFamilyFirst = false): string {
  const { family, given, prefixes, suffixes, isReversed } = nameParts(name, isFamilyFirst);
  // A note in brackets may say anything.
  if (!isReversed || /[()[\]]/.test(name)) return name;
  const spoken = [...prefixes, given, family].filter((part) => part !== '').join(' ');
  return suffixes.reduce(
    (all, suffix) => all + (GENERATIONS.has(lettersOf(suffix)) ? ' ' : ', ') + suffix,
    spoken,
  );
}

/** A word of a name in Latin letters, capitalized, or in letters without case. */
const NAME_WORD = /^(?:\p{Lu}|\p{Lo})[\p{L}\p{M}'’.-]*$/u;

/** Words that no name has. */
const NO_NAME = wordSet('and of the for at in on to with our all');

const MAX_NAME_WORDS = 5;

/** Whether a text may be the name of a person: 'Lee, Ann', 'Ludwig van Beethoven', 'ann lee', 'Ann "Annie" Lee, CPA'. */
export function mayBeName(text: string): boolean {
  const { family, given } = nameParts(
    text.replace(/["“”][^"“”]*["“”]|\([^)]*\)|\s[-–—]\s.*$/gu, ' '),
  );
  const words = [given, family]
    .join(' ')
    .split(' ')
    .filter((word) => word !== '');
  if (words.length < 2 || words.length > MAX_NAME_WORDS) return false;
  if (words.some((word) => NO_NAME.has(word.toLowerCase()))) return false;
  const isLower = words.every((word) => /^\p{Ll}[\p{L}'’-]+$/u.test(word));
  return isLower || words.every((word) => NAME_WORD.test(word) || PARTICLES.has(lettersOf(word)));
}

/** How many words at the start are prefixes; at least one word remains. */
function prefixCount(words: readonly string[]): number {
  const count = words.findIndex((word) => !isPrefix(word));
  return count === -1 ? Math.max(0, words.length - 1) : count;
}

/** The place of the first suffix; at least one word remains before it. */
function suffixStartOf(words: readonly string[]): number {
  return Math.max(1, words.findLastIndex((word) => !isSuffix(word)) + 1);
}

function isPrefix(word: string): boolean {
  return namePrefixes.has(lettersOf(word));
}

/** 'CPA/PFS' is one, since a part of it is. */
function isSuffix(word: string): boolean {
  return /^[([].*[)\]]$/.test(word) || word.split(/[/&]/).some(isTitle);
}

function isTitle(word: string): boolean {
  const letters = lettersOf(word);
  const isDotted = /\p{L}\.\p{L}/u.test(word);
  const isDegree = isDotted || word === word.toUpperCase();
  return (
    SUFFIXES.has(letters) ||
    (isDegree && DEGREES.has(letters)) ||
    (isDotted && DOTTED_DEGREES.has(letters))
  );
}

/** 'phd' for 'Ph.D.', 'cfp' for 'CFP®'. */
function lettersOf(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
