/**
 * Answers that are chains: those a need triggers (C), the one that a link or a visitor chose by its id, and the one
 * found by its scenario or roles (L).
 */
import type { ReferralChain } from 'domain/referral-chain.ts';
import { ROLE_ARROW, rolesOf } from 'domain/role-sequence.ts';
import { type TriggerHit, withoutPlainEnds, wordsHitting } from '../chains/trigger-index.ts';
import { requestTone } from '../professions/find-professions.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { countedAlike, countedFor, weighNeed } from '../professions/weigh-need.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import { tellingWords, type Word } from '../text/word.ts';
import { linkedChain, openSeatInChain } from '../texts/answers.ts';
import { chainMatch } from './chain-match.ts';
import {
  answered,
  type ChainOutcome,
  type ContextualOutcome,
  type SuggestionsOutcome,
} from './outcome.ts';
import { professionReason, quoteReason, rolesReason, triggerReason } from './reason.ts';

/** At most this many chains are found (C1, K4). */
const CHAIN_LIMIT = 3;

/** Evidence that the rest of a need must add for each telling word of the trigger. */
const EVIDENCE_PER_TRIGGER_WORD = 0.5;

/**
 * First stage: the chains whose trigger keywords the need hits. Null when no trigger is hit, or when the need names
 * another profession more strongly (C1, C2).
 */
export function answerWithTriggerChains(
  understood: UnderstoodNeed,
  index: DirectoryIndex,
): ContextualOutcome | SuggestionsOutcome | null {
  const { words, asked, lead } = understood;
  const hits = strongHits(understood, index);
  if (hits.length === 0) return null;
  const counted = hits.map((hit) =>
    countedAlike(words, wordsHitting(hit, hit.isExact ? words : asked)),
  );
  const chains = hits.map((hit, i) => {
    const { chain, score } = hit;
    const reason = triggerReason(understood, counted[i] ?? [], hit);
    return chainMatch(chain, index.steps.fill(chain), { score, reason }, lead);
  });
  const pairings = new Set(hits.map(({ chain }) => firstToLast(chain)));
  const mode = pairings.size > 1 ? 'suggestions' : 'contextual';
  return { mode, ...answered(understood, counted.flat()), chains };
}

/** A need that equals a trigger as a whole always hits it; otherwise the request alone is compared. */
function strongHits(
  { words, asked, evidence, isOwnWord }: UnderstoodNeed,
  index: DirectoryIndex,
): TriggerHit[] {
  const strong: TriggerHit[] = [];
  const whole = index.triggers.hits(words);
  const isWhole = asked.length === words.length || whole.some(({ isExact }) => isExact);
  const hits = isWhole ? whole : index.triggers.hits(asked);
  for (const hit of hits) {
    if (strong.length === CHAIN_LIMIT) break;
    if (isOwnWord && !hit.isExact) continue;
    const leads = leadsOf(hit, index);
    if (!hasRival(hit, asked, evidence, leads, index.trades)) strong.push(hit);
  }
  return strong;
}

function leadsOf({ chain }: TriggerHit, index: DirectoryIndex): readonly ProfessionEntry[] {
  const [first] = rolesOf(chain);
  return first === undefined ? [] : index.naming.named(first);
}

/** Two chains with the same first and last role are one answer (C2). */
function firstToLast(chain: ReferralChain): string {
  const roles = rolesOf(chain);
  return `${roles[0]} ${ROLE_ARROW} ${roles.at(-1)}`.toLowerCase();
}

/**
 * Whether a need is about a profession rather than about the chain it triggers (C1): 'wedding
 * photographer' asks for a photographer. A need that is only a part of the trigger has no rest: it yields to the
 * profession whose term it is, word for word, as 'roof' of 'roof claim' is a roofer's.
 * @param evidence the whole need's evidence by profession.
 * @param leads the professions of the chain's first role, which are not its rivals.
 * @returns true when some profession gains more from the words outside the trigger than the trigger
 *   weighs.
 */
export function hasRival(
  { isExact, isWhole, trigger }: TriggerHit,
  words: readonly Word[],
  evidence: Float64Array,
  leads: readonly ProfessionEntry[],
  { evidence: table, exact }: Pick<TradeKnowledge, 'evidence' | 'exact'>,
): boolean {
  if (isExact) return false;
  if (!isWhole) return exact.owners(withoutPlainEnds(words)).length > 0;
  const inTrigger = words.filter(({ stem }) => trigger.stems.includes(stem));
  const fromTrigger = weighNeed(inTrigger, table);
  const weight = EVIDENCE_PER_TRIGGER_WORD * Math.max(1, tellingWords(inTrigger).length);
  return evidence.some((gained, profession) => {
    const isLead = leads.some(({ position }) => position === profession);
    return !isLead && gained - (fromTrigger[profession] ?? 0) >= weight;
  });
}

/**
 * The chain that a link names: the need is its scenario, and the link has its id. The words of the scenario alone may
 * lead elsewhere: 'Kitchen or Bath Remodel' to a remodeler. Null when the search does not come from such a link, or
 * when its words find the chain anyway (C).
 */
export function answerWithLinkedChain(
  understood: UnderstoodNeed,
  chainId: string | null,
  index: DirectoryIndex,
): ContextualOutcome | null {
  if (chainId === null) return null;
  const chain = index.directory.chains.find(({ id }) => id === chainId);
  if (chain === undefined || chain.scenario !== understood.text) return null;
  const found = answerWithTriggerChains(understood, index);
  if (found?.chains.some((match) => match.chain.id === chainId)) return null;
  const asked = { score: 1, reason: linkedChain };
  const match = chainMatch(chain, index.steps.fill(chain), asked, understood.lead);
  return { mode: 'contextual', ...answered(understood, []), chains: [match] };
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
  const counted = countedFor(words, entry, index.trades.evidence);
  const reason = openSeatInChain(professionReason(understood, counted, entry, ''));
  return {
    mode: 'chain',
    ...answered(understood, counted),
    chain: chainMatch(chain, index.steps.fill(chain), { score: 1, reason }, lead),
    openSeat: entry.profession.name,
  };
}

/**
 * Third stage: a single chain, found by the words of its scenario or roles (L). Null when no chain shares enough
 * words. A need that names a profession no member holds is an open seat, unless it is a chain's scenario word for
 * word (L1). Small talk finds no chain either: 'what is a general diploma' only shares a word with 'General
 * Contractor'.
 */
export function answerWithLegacyChain(
  understood: UnderstoodNeed,
  index: DirectoryIndex,
): ChainOutcome | null {
  const { words, asked, isUnfinished, professions, lead } = understood;
  const hit = index.legacy.find(asked, isUnfinished);
  if (hit === null) return null;
  if (!hit.equalsScenario && (professions.length > 0 || isTalk(asked, index))) return null;
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

/** A text whose words add up to less sounds like small talk, whatever trades they belong to. */
const MIN_REQUEST_TONE = -1.5;

function isTalk(words: readonly Word[], { trades }: DirectoryIndex): boolean {
  return requestTone(words, trades.talk) < MIN_REQUEST_TONE;
}
