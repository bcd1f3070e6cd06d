/** Names from outside the trades and the directory, ready for look-ups: Spanish ones and towns (D1, K1). Pure. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import { beforeTown } from '../knowledge/place-words.ts';
import { append } from '../text/look-up.ts';
import { type Runs, runsByStart } from '../text/runs.ts';
import { basesOf, wordsOf } from '../text/word.ts';

export interface OutsideNames {
  readonly foreignWords: ReadonlySet<string>;
  /** Spanish names of trades by their first word, longest first. */
  readonly spanish: ReadonlyMap<string, readonly SpanishName[]>;
  /** Names of towns that would be taken for something else, as base forms. */
  readonly towns: Runs;
}

export interface SpanishName {
  /** Its words in lower case, without accents. */
  readonly run: readonly string[];
  /** The trade's name, or an English title that several trades share. */
  readonly trade: string;
}

export function outsideNames({
  languages,
  towns: { names, likeThings },
}: Pick<Knowledge, 'languages' | 'towns'>): OutsideNames {
  const inTowns = likeThings.flatMap((town) =>
    Array.from(beforeTown, (before) => `${before} ${town}`),
  );
  return {
    foreignWords: new Set(languages.foreignWords),
    spanish: byFirstWord(languages.spanish),
    towns: runsByStart([...names, ...inTowns].map((name) => basesOf(wordsOf(name)))),
  };
}

function byFirstWord(namesByTrade: Readonly<Record<string, readonly string[]>>) {
  const names = new Map<string, SpanishName[]>();
  for (const [trade, texts] of Object.entries(namesByTrade)) {
    for (const text of texts) {
      const run = text.split(' ');
      append(names, run[0] as string, { run, trade });
    }
  }
  for (const list of names.values()) list.sort((a, b) => b.run.length - a.run.length);
  return names;
}
