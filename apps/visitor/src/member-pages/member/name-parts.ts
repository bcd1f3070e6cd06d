/** Splits a person's name into the parts of a contact (vCard's N), by which phones sort and address people. Pure. */

export interface NameParts {
  readonly family: string;
  readonly given: string;
  /** 'Dr.', 'Rev.' */
  readonly prefixes: readonly string[];
  /** 'Jr.', 'III', 'CPA', 'Realtor' */
  readonly suffixes: readonly string[];
}

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const PREFIXES = listed(
  'dr doctor mr mrs ms miss mx prof professor rev reverend pastor rabbi atty attorney capt sgt',
);

const SUFFIXES = listed(
  'jr sr ii iii iv 2nd 3rd 4th esq esquire dds dmd dvm dpt dnp phd psyd edd pharmd cpa cfp cfa cma chfc clu ' +
    'cpcu cic jd llm mba msw lcsw lmft lpc lmt lmbt aprn fnp crna aia leed pmp realtor gri crs mdphd',
);

/** Letters that are also names, so only when they are written as degrees: 'MD' or 'M.D.', but not 'Md'. */
const DEGREES = listed('md rn np pe od dc ea');

/** Degrees that are names in capitals too, so only with dots: 'D.O.', but not 'HAI DO'. */
const DOTTED_DEGREES = listed('do ma ms ba bs pa v');

/**
 * The family name is the last word that is no title, degree or note in brackets. All that follows a comma is a suffix,
 * except in 'Holloway, Garrett'. A name of nothing else is a family name.
 */
export function nameParts(name: string): NameParts {
  const [first = [], ...others] = name
    .split(/[,\n]/)
    .map((part) => part.split(/\s+/).filter((word) => word !== ''))
    .filter((words) => words.length > 0);
  const prefixes = first.slice(0, prefixCount(first));
  const named = first.slice(prefixes.length);
  const suffixStart = suffixStartOf(named);
  const words = named.slice(0, suffixStart);
  const [second = []] = others;
  const isReversed =
    named.length === first.length &&
    words.length === 1 &&
    second.some((word) => !isSuffix(word) && !isPrefix(word));
  const afterCommas = (isReversed ? others.slice(1) : others).map((part) => part.join(' '));
  const suffixes = [...named.slice(suffixStart), ...afterCommas];
  if (!isReversed) {
    const given = words.slice(0, -1).join(' ');
    return { family: words.at(-1) ?? '', given, prefixes, suffixes };
  }
  const givenEnd = suffixStartOf(second);
  return {
    family: words.join(' '),
    given: second.slice(prefixCount(second), givenEnd).join(' '),
    prefixes: [...prefixes, ...second.slice(0, prefixCount(second))],
    suffixes: [...second.slice(givenEnd), ...suffixes],
  };
}

/** At least one word remains. */
function prefixCount(words: readonly string[]): number {
  const count = words.findIndex((word) => !isPrefix(word));
  return count === -1 ? Math.max(0, words.length - 1) : count;
}

/** At least one word remains. */
function suffixStartOf(words: readonly string[]): number {
  return Math.max(1, words.findLastIndex((word) => !isSuffix(word)) + 1);
}

function isPrefix(word: string): boolean {
  return PREFIXES.has(lettersOf(word));
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
