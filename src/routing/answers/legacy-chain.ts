/**
 * Third stage: a single chain, found by the words of its scenario or roles, or chosen because it
 * waits for a seat (L).
 */

import { countedAlike, countedFor } from '../professions/counted-words.ts';
import { soundOf } from '../professions/find-professions.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import type { Word } from '../text/word.ts';
import { openSeatInChain } from '../texts/reasons.ts';
import { answered } from './answered.ts';
import { chainMatch } from './chain-match.ts';
import type { ChainOutcome } from './outcome.ts';
import { professionReason, quoteReason, rolesReason } from './reason.ts';

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
  if (!hit.isScenario && (professions.length > 0 || isTalk(words, index))) return null;
  const { chain, share, shared } = hit;
  const counted = countedAlike(words, shared);
  const reason = hit.inScenario
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

function isTalk(words: readonly Word[], { knowledge }: DirectoryIndex): boolean {
  return soundOf(words, knowledge.talk) < TALK;
}

/**
 * The chain that the visitor chose among those waiting for the open seat (L1). Null when no chain
 * with this id waits for it: the chain was deleted, or the seat has been filled.
 * @param chainId null when no chain was chosen.
 */
export function answerWithWaitingChain(
  understood: UnderstoodNeed,
  chainId: string | null,
  index: DirectoryIndex,
): ChainOutcome | null {
  const { words, professions, lead } = understood;
  const entry = professions[0]?.entry;
  if (entry === undefined) return null;
  const chain = index.waiting.waitingFor(entry).find(({ id }) => id === chainId);
  if (chain === undefined) return null;
  const counted = countedFor(words, entry, index.knowledge.evidence);
  const reason = openSeatInChain(professionReason(understood, counted, entry, ''));
  return {
    mode: 'chain',
    ...answered(understood, counted),
    chain: chainMatch(chain, index.steps.fill(chain), { score: 1, reason }, lead),
    openSeat: entry.profession.name,
  };
}
