/**
 * Accuracy on the texts of the corpus that readers labelled (README.md). `npm run eval -- --labelled`:
 * the share answered right, by what the text asks for and by how it may be used.
 */

import { build } from './adapter.ts';
import { isCorrect } from './metrics.mjs';
import { printTable } from './print-table.ts';
import { type CorpusText, readCorpus } from './real-corpus.ts';
import { devData } from './sets.ts';

/** What a text asks for: a profession with a member, one without, or nothing. */
export type Asked = 'held' | 'open' | 'none';

export interface LabelledFigure {
  readonly use: CorpusText['use'];
  readonly asked: Asked;
  readonly texts: number;
  readonly right: number;
  /** Texts that ask for a held profession and are answered with no member. */
  readonly silent: number;
}

/** Empty when the corpus is missing. */
export function measureLabelled(): LabelledFigure[] {
  const data = devData();
  const { route } = build(data.directory);
  const answers = readCorpus().flatMap(({ text, professions, use }) => {
    if (professions === null) return [];
    const others = Object.fromEntries(professions.map((name) => [name, []]));
    const known: Record<string, readonly string[]> = { ...others, ...data.professions };
    const asked = askedFor(professions, known);
    const { leadRole } = route(text);
    const isRight = isCorrect({ professions }, leadRole, known);
    return [{ use, asked, isRight, isSilent: asked === 'held' && leadRole === null }];
  });
  const groups = Map.groupBy(answers, ({ use, asked }) => `${use} ${asked}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined
      ? []
      : {
          use: first.use,
          asked: first.asked,
          texts: group.length,
          right: group.filter(({ isRight }) => isRight).length,
          silent: group.filter(({ isSilent }) => isSilent).length,
        };
  });
}

function askedFor(
  professions: readonly string[],
  known: Readonly<Record<string, readonly string[]>>,
): Asked {
  if (professions.length === 0) return 'none';
  return professions.some((name) => (known[name] ?? []).length > 0) ? 'held' : 'open';
}

export function printLabelled(): void {
  const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)}%`;
  printTable([
    ['texts', 'asks for', 'count', 'right', 'silent'],
    ...measureLabelled().map(({ use, asked, texts, right, silent }) => [
      use,
      asked,
      String(texts),
      share(right, texts),
      share(silent, texts),
    ]),
  ]);
}
