/**
 * Finds what is wrong with a chapter's settings, categories and words before they are saved (K5): what would silently
 * do something other than intended. Pure.
 */
import { boostsIn, type ChapterRecords } from 'domain/chapter.ts';
import { commaList } from 'domain/comma-list.ts';
import type { OwnCategory } from 'domain/own-category.ts';
import type { OwnWord } from 'domain/own-word.ts';
import type { Settings } from 'domain/settings.ts';
import type { TradeTable } from '../knowledge/knowledge.ts';
import { knowledgeOf } from '../professions/trade-knowledge.ts';
import { similarity } from '../text/edit-distance.ts';
import { append } from '../text/look-up.ts';
import { stemsOf, tellingWords, wordsOf } from '../text/word.ts';

export type ChapterProblem =
  | Problem<'settings', keyof Settings>
  | Problem<'categories', keyof OwnCategory>
  | Problem<'words', keyof OwnWord>;

interface Problem<List extends keyof ChapterRecords, Field> {
  /** Which record, and in which of its fields. */
  readonly list: List;
  readonly id: string;
  readonly field: Field;
  /** For people who do not program. */
  readonly reason: string;
}

/** Where a problem is. */
type Place = Omit<ChapterProblem, 'reason'>;

/** The categories that settings can name: the built-in ones and the chapter's own. */
interface KnownCategories {
  /** The names of the built-in ones. */
  readonly shared: ReadonlySet<string>;
  /** Those, and the names of the chapter's own. */
  readonly names: ReadonlySet<string>;
  /** The built-in ones with this wording as their name or as a title. */
  called(text: string): readonly string[];
}

/**
 * Reviews all records of a chapter. A boost for a member who is not in the directory is not a problem (M8), nor are
 * words that their category already has.
 * @param trades the built-in ones.
 * @example chapterReview(knowledge.trades)({ settings: [], categories: [], words: [] }) // []
 */
export function chapterReview(
  trades: TradeTable,
): (records: ChapterRecords) => readonly ChapterProblem[] {
  const { entries, exact } = knowledgeOf(trades);
  const shared = new Set(entries.map(({ profession }) => profession.name));
  const called = (text: string) =>
    exact.titled(wordsOf(text)).map(({ profession }) => profession.name);
  return (records) => {
    const names = new Set([...shared, ...records.categories.map(({ name }) => name)]);
    const known = { shared, names, called };
    return [
      ...records.settings.flatMap(townProblems),
      ...references(records).flatMap((reference) => unknownCategory(reference, known)),
      ...repeatedCategories(records.categories),
      ...records.categories.flatMap((category) => incomplete(category, known)),
      ...wordingProblems(records, known),
    ];
  };
}

function problemAt(place: Place, reason: string): ChapterProblem {
  return { ...place, reason } as ChapterProblem;
}

/**
 * A member belongs to the first town that its chapter text contains, so a town inside a later one takes its members
 * (K1, K2).
 */
function townProblems({ id, home, nearby }: Settings): ChapterProblem[] {
  const towns = [home, ...commaList(nearby)];
  return towns.flatMap((town, at) => {
    const taker = towns.slice(0, at).find((earlier) => isIn(earlier, town));
    if (taker === undefined) return [];
    const reason = isIn(town, taker)
      ? `'${town}' is already listed. Keep the first.`
      : `'${town}' contains '${taker}', which is listed before it and would take its members.`;
    return [problemAt({ list: 'settings', id, field: 'nearby' }, reason)];
  });
}

function isIn(inner: string, text: string): boolean {
  return text.toLowerCase().includes(inner.toLowerCase());
}

interface Text {
  readonly text: string;
  readonly place: Place;
}

/** Every name of a category that the records refer to. */
function references({ settings, categories, words }: ChapterRecords): Text[] {
  return [
    ...settings.flatMap(({ id, boosts }) =>
      boostsIn(boosts).map(({ category }) => ({
        text: category,
        place: { list: 'settings', id, field: 'boosts' } as const,
      })),
    ),
    ...categories.flatMap(({ id, neighbours }) =>
      commaList(neighbours).map((text) => ({
        text,
        place: { list: 'categories', id, field: 'neighbours' } as const,
      })),
    ),
    ...words.flatMap(({ id, mean }) =>
      mean === null ? [] : { text: mean, place: { list: 'words', id, field: 'mean' } as const },
    ),
  ];
}

function unknownCategory({ text, place }: Text, known: KnownCategories): ChapterProblem[] {
  if (known.names.has(text)) return [];
  const [titled] = known.called(text);
  const meant = titled === undefined ? didYouMean(text, known.names) : ` Did you mean '${titled}'?`;
  return [problemAt(place, `No profession is called '${text}'.${meant}`)];
}

function repeatedCategories(categories: readonly OwnCategory[]): ChapterProblem[] {
  const seen = new Set<string>();
  return categories.flatMap(({ id, name }) => {
    const isFirst = !seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    if (isFirst) return [];
    const reason = `There is already a profession '${name}'. Keep one, with all its words.`;
    return [problemAt({ list: 'categories', id, field: 'name' }, reason)];
  });
}

/** One of the chapter's own needs both spheres; a built-in one has them. */
function incomplete(category: OwnCategory, known: KnownCategories): ChapterProblem[] {
  const { id, name, sphere, open_seat_sphere } = category;
  if (known.shared.has(name) || known.called(name).length > 0) return [];
  const missing = [
    sphere === null && 'a sphere',
    open_seat_sphere === null && 'an open-seat sphere',
  ].filter((what) => what !== false);
  if (missing.length === 0) return [];
  const reason = `Pathfinder does not know '${name}'. Your own profession needs ${missing.join(' and ')}.`;
  const field = sphere === null ? 'sphere' : 'open_seat_sphere';
  return [problemAt({ list: 'categories', id, field }, reason + didYouMean(name, known.shared))];
}

/** A wording that the chapter gives to a category. */
interface Claim extends Text {
  readonly category: string;
}

function wordingProblems(
  { categories, words }: ChapterRecords,
  known: KnownCategories,
): ChapterProblem[] {
  const titles: Claim[] = categories.flatMap(({ id, name, titles: others }) => [
    { text: name, category: name, place: { list: 'categories', id, field: 'name' } },
    ...commaList(others).map(
      (text): Claim => ({
        text,
        category: name,
        place: { list: 'categories', id, field: 'titles' },
      }),
    ),
  ]);
  const said: Claim[] = words.flatMap(({ id, say, mean }) =>
    mean === null ? [] : { text: say, category: mean, place: { list: 'words', id, field: 'say' } },
  );
  const terms: Text[] = categories.flatMap(({ id, keywords, needs }) => [
    ...commaList(keywords).map(
      (text): Text => ({ text, place: { list: 'categories', id, field: 'keywords' } }),
    ),
    ...commaList(needs).map(
      (text): Text => ({ text, place: { list: 'categories', id, field: 'needs' } }),
    ),
  ]);
  return [
    ...[...titles, ...said, ...terms].flatMap(untelling),
    ...repeatedWords(words),
    ...sharedNames([...titles, ...said], known),
  ];
}

function untelling({ text, place }: Text): ChapterProblem[] {
  if (tellingWords(wordsOf(text)).length > 0) return [];
  return [
    problemAt(place, `'${text}' is too common to name a trade: all kinds of needs contain it.`),
  ];
}

function repeatedWords(words: readonly OwnWord[]): ChapterProblem[] {
  const byWording = new Map<string, OwnWord[]>();
  for (const word of words) append(byWording, wordingOf(word.say), word);
  return [...byWording.values()].flatMap(([, ...others]) =>
    others.map(({ id, say }) =>
      problemAt(
        { list: 'words', id, field: 'say' },
        `'${say}' is already among your words. Keep one.`,
      ),
    ),
  );
}

/**
 * A wording may name only one category. Repeating a wording for the category that has it is fine. Every claim is a
 * problem, not only the later ones: a form shows the problems of its own record.
 */
function sharedNames(claims: readonly Claim[], { called }: KnownCategories): ChapterProblem[] {
  const claimants = Map.groupBy(claims, ({ text }) => wordingOf(text));
  return claims.flatMap(({ text, place, category }) => {
    const known = called(text);
    if (known.includes(category)) return [];
    const claimed = claimants.get(wordingOf(text))?.map((claim) => claim.category) ?? [];
    const owners = new Set(known.length > 0 ? known : claimed);
    owners.delete(category);
    if (owners.size === 0) return [];
    return [problemAt(place, `'${text}' is already a name of ${[...owners].join(' and ')}.`)];
  });
}

/** Stems, as the engine compares wordings: 'Sparkies' is 'sparky'. */
function wordingOf(text: string): string {
  return stemsOf(wordsOf(text)).join(' ');
}

/** From 0 to 1: less similar names are not suggested for each other. */
const MIN_SIMILARITY = 0.6;

/** " Did you mean 'Landscaper'?", with a space before it; empty when no name is similar. */
function didYouMean(written: string, names: Iterable<string>): string {
  const [nearest] = Array.from(names, (name) => ({
    name,
    alike: similarity(written.toLowerCase(), name.toLowerCase()),
  }))
    .filter(({ alike }) => alike >= MIN_SIMILARITY)
    .sort((a, b) => b.alike - a.alike);
  return nearest === undefined ? '' : ` Did you mean '${nearest.name}'?`;
}
