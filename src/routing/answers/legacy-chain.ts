/** Third stage: a single chain, found by the words of its scenario or roles (L). */

import { countedAlike } from '../professions/counted-words.ts';
import { requestTone } from '../professions/find-professions.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import type { Word } from '../text/word.ts';
import { answered } from './answered.ts';
import { chainMatch } from './chain-match.ts';
import type { ChainOutcome } from './outcome.ts';
import { quoteReason, rolesReason } from './reason.ts';

/**
 * Null when no chain shares enough words. A need that names a profession no member holds is an open
 * seat, unless it is a chain's scenario word for word (L1). Small talk finds no chain either: 'what is a general
 * diploma' only shares a word with 'General Contractor'.
 */
export function answerWithLegacyChain(
  understood: UnderstoodNeed,
  index: DirectoryIndex,
): ChainOutcome | null {
  const { words, isUnfinished, professions, lead } = understood;
  const hit = index.legacy.find(words, isUnfinished);
  if (hit === null) return null;
  if (!hit.equalsScenario && (professions.length > 0 || isTalk(words, index))) return null;
  const { chain, share, shared } = hit;
  const counted = countedAlike(words, shared);
  const reason = hit.isInScenario
    ? quoteReason(understood, counted, chain.scenario)
    : rolesReason(understood, counted);
  return {
    mode: 'chain',
    ...answered(understood, counted),
    chain: chainMatch(chain, index.steps.fill(chain), { score: share, reason }, lead),
    openSeat: null,
  };
}

/** A text whose log-odds of being a request are lower is small talk, whatever trades its words belong to. */
const TALK = -1.5;

function isTalk(words: readonly Word[], { trades }: DirectoryIndex): boolean {
  return requestTone(words, trades.talk) < TALK;
}
