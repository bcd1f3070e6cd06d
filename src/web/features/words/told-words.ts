/** Words that visitors told the chapter (N3): read, put together, and deleted. */
import type { Row } from '../../../domain/columns.ts';
import type { OwnWord } from '../../../domain/own-word.ts';
import { stemsOf, wordsOf } from '../../../routing/text/word.ts';
import { answer, asUser, deleteRows } from '../../records/write-rows.ts';

/** How the words were answered. */
export type ToldAnswer = 'not-understood' | 'correction' | 'hint';

export interface ToldWord {
  readonly id: string;
  /** In UTC: '2026-11-23'. */
  readonly day: string;
  readonly words: string;
  readonly answered: ToldAnswer;
  /** What they were taken for; null for nothing. */
  readonly profession: string | null;
}

/** The same words, told once or more. */
export interface ToldGroup {
  /** As they were told last. */
  readonly last: ToldWord;
  readonly ids: readonly string[];
}

/** Rows of one request. The database keeps 2,000 in all, and a server may cap a page lower. */
const PAGE_ROWS = 1000;

/** Newest first. Only editors may read them. @throws {WriteFailed} */
export async function readToldWords(): Promise<readonly ToldWord[]> {
  const told: ToldWord[] = [];
  for (let offset = 0; ; ) {
    const request = (await asUser()).from('told_words').select();
    const ordered = request.order('day', { ascending: false }).order('id');
    const rows = await answer(ordered.range(offset, offset + PAGE_ROWS - 1));
    if (rows.length === 0) return told;
    told.push(...rows.flatMap((row) => parseToldWord(row) ?? []));
    offset += rows.length;
  }
}

/** @throws {WriteFailed} */
export async function deleteToldWords(ids: readonly string[]): Promise<void> {
  await deleteRows('told_words', ids);
}

/** Null for a row that tells nothing. Pure. */
export function parseToldWord({ id, day, words, answered, profession }: Row): ToldWord | null {
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
 * The words that are still to be dealt with: those that the chapter has among its own are left out, however they are
 * written. The most told come first. Pure.
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

/** As the engine compares wordings: 'Sparkies' is 'sparky'. Words of no letters are themselves. */
function wordingOf(words: string): string {
  return stemsOf(wordsOf(words)).join(' ') || words;
}
