/** Words that visitors sent to the chapter (N3): reads, groups and deletes them. */
import type { Row } from 'domain/columns.ts';
import type { OwnWord } from 'domain/own-word.ts';
import { stemsOf, wordsOf } from 'engine';
import { deleteRows, readAllRows } from '../records/data-api.ts';

/** How the words were answered. */
export type HowAnswered = 'not-understood' | 'correction' | 'hint';

export interface VisitorWords {
  readonly id: string;
  /** In UTC: '2026-11-23'. */
  readonly day: string;
  readonly words: string;
  readonly answered: HowAnswered;
  /** The profession they were taken for; null for none. */
  readonly profession: string | null;
}

/** The same words, sent once or more. */
export interface VisitorWordsGroup {
  /** As last sent. */
  readonly last: VisitorWords;
  readonly ids: readonly string[];
}

/** Newest first. Only editors may read them. @throws {RequestFailed} */
export async function readVisitorWords(): Promise<readonly VisitorWords[]> {
  const rows = await readAllRows((user) =>
    user.from('told_words').select().order('day', { ascending: false }).order('id'),
  );
  return rows.flatMap((row) => parseVisitorWords(row) ?? []);
}

/** @throws {RequestFailed} */
export async function deleteVisitorWords(ids: readonly string[]): Promise<void> {
  const { failure } = await deleteRows('told_words', ids);
  if (failure) throw failure;
}

/** Null for an invalid row. Pure. */
function parseVisitorWords({ id, day, words, answered, profession }: Row): VisitorWords | null {
  if (typeof id !== 'string' || typeof day !== 'string' || typeof words !== 'string') return null;
  if (answered !== 'not-understood' && answered !== 'correction' && answered !== 'hint')
    return null;
  return {
    id,
    day,
    words,
    answered,
    profession: typeof profession === 'string' ? profession : null,
  };
}

/**
 * The words that still need a decision: leaves out those that the chapter already has, in any spelling. The most
 * frequent come first. Pure.
 * @param sent newest first.
 */
export function openGroups(
  sent: readonly VisitorWords[],
  own: readonly OwnWord[],
): readonly VisitorWordsGroup[] {
  const known = new Set(own.map(({ say }) => wordingOf(say)));
  const groups = Map.groupBy(sent, ({ words }) => wordingOf(words));
  return [...groups]
    .filter(([wording]) => !known.has(wording))
    .flatMap(([, [last, ...others]]) =>
      last ? { last, ids: [last, ...others].map(({ id }) => id) } : [],
    )
    .sort((one, other) => other.ids.length - one.ids.length);
}

/** The form in which the engine compares wordings: 'Sparkies' is 'sparky'. Words without letters are unchanged. */
function wordingOf(words: string): string {
  return stemsOf(wordsOf(words)).join(' ') || words;
}
