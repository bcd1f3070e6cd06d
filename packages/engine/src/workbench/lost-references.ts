/** References to a chapter's own categories, which are ignored once those are deleted (K5, P7). Pure. */
import { type Boost, boostsIn, type ChapterRecords } from 'domain/chapter.ts';
import { commaList } from 'domain/comma-list.ts';
import type { OwnCategory } from 'domain/own-category.ts';
import type { OwnWord } from 'domain/own-word.ts';

export interface LostReferences {
  /** Words that mean one of the deleted categories. */
  readonly words: readonly OwnWord[];
  readonly boosts: readonly Boost[];
  /** Categories whose needs a deleted one covers while their seat is open. */
  readonly covered: readonly { readonly category: OwnCategory; readonly by: string }[];
}

/**
 * What refers to the categories with these ids. A built-in category remains, without the chapter's words.
 * @param known the names of the built-in categories.
 */
export function lostReferences(
  { settings, categories, words }: ChapterRecords,
  ids: ReadonlySet<string>,
  known: ReadonlySet<string>,
): LostReferences {
  const isGone = ({ id, name }: OwnCategory) => ids.has(id) && !known.has(name);
  const lost = new Set(categories.filter(isGone).map(({ name }) => name));
  return {
    words: words.filter(({ mean }) => mean !== null && lost.has(mean)),
    boosts: settings
      .flatMap(({ boosts }) => boostsIn(boosts))
      .filter(({ category }) => lost.has(category)),
    covered: categories
      .filter(({ id }) => !ids.has(id))
      .flatMap((category) =>
        commaList(category.neighbours)
          .filter((name) => lost.has(name))
          .map((by) => ({ category, by })),
      ),
  };
}
