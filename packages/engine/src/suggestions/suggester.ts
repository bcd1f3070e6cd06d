/** Suggests needs while a visitor is typing (S13). */

import type { Mark, Outcome } from '../answers/outcome.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import { oncePerKey } from '../text/look-up.ts';
import { folded, stemsOf, tellingWords, type Word, wordsOf } from '../text/word.ts';
import * as answerTexts from '../texts/answers.ts';
import { begins, coveredBy, typedWords } from './typed-words.ts';
import { type FindWordings, wordingFinder } from './wordings.ts';

export interface Suggestion {
  /** The need that is searched when the suggestion is chosen. */
  readonly text: string;
  /** What that search shows: a profession, 'Chain', 'Open seat' or 'In our chapter'. */
  readonly hint: string;
  /** The member that search names first; null if it names none. */
  readonly who: string | null;
  /** The parts of `text` that were typed, in order. */
  readonly marks: readonly Mark[];
}

/** At most this many, so that they can be read at a glance. */
const MAX_SUGGESTIONS = 6;

/** Longer texts, in characters, are not the start of a wording we could suggest. */
const LONGEST_TYPED_CHARACTERS = 80;

/**
 * Suggestions for the text typed so far, best first, without any that mean the same as the text. The
 * wordings with a word that starts with a letter are read the first time that letter is typed.
 * @param route answers a need: a suggestion's hint is what its search shows.
 */
export function suggester(
  index: DirectoryIndex,
  route: (need: string) => Outcome,
): (typed: string) => readonly Suggestion[] {
  let find: FindWordings | undefined;
  const leadOf = oncePerKey((text: string) => leadFrom(route(text)));

  return (typed) => {
    if (typed.length > LONGEST_TYPED_CHARACTERS) return [];
    find ??= wordingFinder(index);
    const words = typedWords(typed);
    const taken = new Set<unknown>([meaningOf(words)]);
    const best: RankedSuggestion[] = [];
    // Needs that are answered with an open seat, as only their answer shows: after all others.
    const open: RankedSuggestion[] = [];
    for (const { wording, isAtStart } of find(words)) {
      const { text, subject } = wording;
      const meaning = meaningOf(typedWords(text));
      const isTaken = taken.has(meaning) || taken.has(subject);
      taken.add(meaning).add(subject);
      const lead = isTaken ? null : leadOf(text);
      if (lead === null) continue;
      const ranked = { suggestion: { text, ...lead, marks: marksIn(text, words) }, isAtStart };
      const isOpen = lead.hint === answerTexts.openSeat && !wording.isOfOpenSeat;
      (isOpen ? open : best).push(ranked);
      if (best.length === MAX_SUGGESTIONS) break;
    }
    return [...best, ...open]
      .slice(0, MAX_SUGGESTIONS)
      .sort(openSeatsLast)
      .map(({ suggestion }) => suggestion);
  };
}

/** Where a suggestion leads. */
type Lead = Pick<Suggestion, 'hint' | 'who'>;

/** Null when the need would not be understood: such a wording is not suggested. */
function leadFrom(outcome: Outcome): Lead | null {
  switch (outcome.mode) {
    case 'member': {
      const [first] = outcome.matches;
      const name = first?.category.name ?? '';
      const isNamed = name.toLowerCase() === outcome.need.toLowerCase();
      return {
        hint: isNamed ? answerTexts.inOurChapter : name,
        who: first?.member.member_name ?? null,
      };
    }
    case 'open-seat':
      return outcome.seat.profession === null ? null : { hint: answerTexts.openSeat, who: null };
    default:
      return { hint: answerTexts.chain, who: null };
  }
}

interface RankedSuggestion {
  readonly suggestion: Suggestion;
  readonly isAtStart: boolean;
}

/** Sorted here, because only the answer shows whether a common need leads to an open seat. */
function openSeatsLast(a: RankedSuggestion, b: RankedSuggestion): number {
  const isOpen = ({ suggestion }: RankedSuggestion) =>
    Number(suggestion.hint === answerTexts.openSeat);
  return Number(b.isAtStart) - Number(a.isAtStart) || isOpen(a) - isOpen(b);
}

/** Equal for two wordings that mean the same: 'sell house' and 'selling my house'. */
function meaningOf(words: readonly Word[]): string {
  const telling = tellingWords(words);
  return stemsOf(telling.length > 0 ? telling : words)
    .sort()
    .join(' ');
}

function marksIn(text: string, words: readonly Word[]): Mark[] {
  return wordsOf(text).flatMap(({ typed: whole, from, to }) => {
    const word = words.find(({ typed }) => begins(folded(whole), typed));
    return word ? [{ from, to: from + coveredBy(word.typed, text.slice(from, to)) }] : [];
  });
}
