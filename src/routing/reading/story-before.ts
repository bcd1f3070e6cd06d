/**
 * Tells a request from the story before it: 'we just bought a house, the movers come Saturday, and now we
 * need someone to look at the furnace' is about the furnace.
 */
import type { EvidenceTable } from '../professions/evidence-table.ts';
import { weighNeed } from '../professions/weigh-need.ts';
import { type Runs, runsAt } from '../text/runs.ts';
import { basesOf, stemsOf, type Word } from '../text/word.ts';
import { isClear } from './clarity.ts';

const CLAUSE_END = /[.,;:!?()\n–—]|\s-/;
const JOINS_CLAUSES: ReadonlySet<string> = new Set(
  'and also plus then but so now because'.split(' '),
);

/** Words that point back at the story, which is then part of the request: 'my suit is too big, need it taken in'. */
const POINTS_BACK: ReadonlySet<string> = new Set(
  'it its them this that these those one ones him his her'.split(' '),
);

/**
 * The words, with those of the story marked; as they are when the need only asks, when it only tells, and when
 * the request names nothing by itself: 'the roof leaks, can someone come today?'.
 * @param text what the words were read from.
 * @param requests words that begin a request, as base forms.
 */
export function markStory(
  words: readonly Word[],
  text: string,
  requests: Runs,
  table: EvidenceTable,
): readonly Word[] {
  const start = requestStart(words, text, requests);
  const request = words.slice(start);
  const isStory = words.slice(0, start).some(({ telling }) => telling);
  if (!isStory || request.some(({ base }) => POINTS_BACK.has(base))) return words;
  if (!isClear(request, Math.max(...weighNeed(request, table)))) return words;
  const asked = new Set(stemsOf(request));
  return words.map((word, i) =>
    i < start && !asked.has(word.stem) ? { ...word, inStory: true } : word,
  );
}

/** Where the first request begins: a clause that has only plain words before it. The end when nothing is asked. */
function requestStart(words: readonly Word[], text: string, requests: Runs): number {
  const bases = basesOf(words);
  let onlyPlain = true;
  for (let i = 0; i < words.length; i++) {
    const before = words[i - 1];
    onlyPlain = isClauseStart(before, words[i], text) || (onlyPlain && before?.telling === false);
    if (onlyPlain && runsAt(bases, i, requests).length > 0) return i;
  }
  return words.length;
}

function isClauseStart(before: Word | undefined, word: Word | undefined, text: string): boolean {
  if (before === undefined) return true;
  return JOINS_CLAUSES.has(before.base) || CLAUSE_END.test(text.slice(before.to, word?.from));
}
