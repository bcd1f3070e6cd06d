/** What somebody who is still typing may be about to ask. Pure; built when the first letter is typed. */
import type { DirectoryIndex } from '../directory-index.ts';
import type { Mark, Outcome } from '../outcome.ts';
import { stemsOf, tellingWords, type Word } from '../text/word.ts';
import { answerInShort, OPEN_SEAT } from './answer-in-short.ts';
import { begins } from './begins.ts';
import { type FindWordings, wordingFinder } from './find-wordings.ts';
import { typedWords } from './typed-words.ts';

export interface Suggestion {
  /** The need that is searched when it is chosen. */
  readonly text: string;
  /** What searching it will show: a profession, 'Chain', 'Open seat' or 'In our chapter'. */
  readonly hint: string;
  /** The parts of `text` that were typed, in order. */
  readonly marks: readonly Mark[];
}

/** At most this many are suggested: a glance takes them in. */
const MOST_SUGGESTIONS = 6;

/** Characters beyond which nobody is typing the start of one of our wordings. */
const LONGEST_TYPED = 80;

/**
 * Suggestions for what was typed so far, best first, none of which means what is typed already.
 * @param route answers a need: what a suggestion promises is what its search shows.
 */
export function suggester(
  index: DirectoryIndex,
  route: (need: string) => Outcome,
): (typed: string) => readonly Suggestion[] {
  let find: FindWordings | undefined;
  const hints = new Map<string, string | null>();

  function hintOf(text: string): string | null {
    const hint = hints.get(text) ?? answerInShort(route(text));
    hints.set(text, hint);
    return hint;
  }

  return (typed) => {
    if (typed.length > LONGEST_TYPED) return [];
    find ??= wordingFinder(index);
    const words = typedWords(typed);
    const taken = new Set<unknown>([meaningOf(words)]);
    const best: Placed[] = [];
    for (const { wording, isAtStart } of find(words)) {
      const { text, subject } = wording;
      const meaning = meaningOf(typedWords(text));
      const isTaken = taken.has(meaning) || taken.has(subject);
      taken.add(meaning).add(subject);
      const hint = isTaken ? null : hintOf(text);
      if (hint === null) continue;
      best.push({ suggestion: { text, hint, marks: marksIn(text, words) }, isAtStart });
      if (best.length === MOST_SUGGESTIONS) break;
    }
    return best.sort(openLast).map(({ suggestion }) => suggestion);
  };
}

interface Placed {
  readonly suggestion: Suggestion;
  readonly isAtStart: boolean;
}

/** Only its answer tells whether a common need meets an open seat. */
function openLast(a: Placed, b: Placed): number {
  const isOpen = ({ suggestion }: Placed) => Number(suggestion.hint === OPEN_SEAT);
  return Number(b.isAtStart) - Number(a.isAtStart) || isOpen(a) - isOpen(b);
}

/** The same for two wordings that mean the same: 'sell house' and 'selling my house'. */
function meaningOf(words: readonly Word[]): string {
  const telling = tellingWords(words);
  return stemsOf(telling.length > 0 ? telling : words)
    .sort()
    .join(' ');
}

function marksIn(text: string, words: readonly Word[]): Mark[] {
  return typedWords(text).flatMap((whole) => {
    const word = words.find(({ typed }) => begins(whole.typed, typed));
    return word ? [{ from: whole.from, to: whole.from + word.typed.length }] : [];
  });
}
