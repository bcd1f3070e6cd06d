/** Words that visitors sent to the chapter (N3): reads, groups and deletes them. */
import type { Row } from 'domain/columns.ts';
import type { OwnWord } from 'domain/own-word.ts';
import { stemsOf, wordsOf } from 'engine';
import { deleteRows, readAllRows } from '../records/data-api.ts';

/** How the words were answered. */
export type ToldAnswer = 'not-understood' | 'correction' | 'hint';

export interface ToldWord {
  readonly id: string;
  /** In UTC: '2026-11-23'. */
  readonly day: string;
  readonly words: string;
  readonly answered: ToldAnswer;
  /** The profession they were taken for; null for none. */
  readonly profession: string | null;
}

/** The same words, sent once or more. */
export interface ToldGroup {
  /** As last sent. */
  readonly last: ToldWord;
  readonly ids: readonly string[];
}

/** Newest first. Only editors may read them. @throws {RequestFailed} */
export async function readToldWords(): Promise<readonly ToldWord[]> {
  const rows = await readAllRows((user) =>
    user.from('told_words').select().order('day', { ascending: false }).order('id'),
  );
  return rows.flatMap((row) => parseToldWord(row) ?? []);
}

/** @throws {RequestFailed} */
export async function deleteToldWords(ids: readonly string[]): Promise<void> {
  const { failure } = await deleteRows('told_words', ids);
  if (failure) throw failure;
}

/** Null for an invalid row. Pure. */
function parseToldWord({ id, day, words, answered, profession }: Row): ToldWord | null {
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
 * @param told newest first.
 */
export function openGroups(
  told: readonly ToldWord[],
  own: readonly OwnWord[],
): readonly ToldGroup[] {
  const known = new Set(own.map(({ say }) => wordingOf(say)));
  const groups = Map.groupBy(told, ({ words }) => wordingOf(words));
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
