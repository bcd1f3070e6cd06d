/**
 * First stage: the chains whose trigger keywords a need hits (C), unless the need is about another
 * profession.
 */
import type { ReferralChain } from '../../domain/referral-chain.ts';
import { ROLE_ARROW, rolesOf } from '../../domain/role-sequence.ts';
import { type TriggerHit, wordsHitting } from '../chains/trigger-index.ts';
import { countedAlike } from '../professions/counted-words.ts';
import type { EvidenceTable } from '../professions/evidence-table.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { weighNeed } from '../professions/weigh-need.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import { tellingWords, type Word } from '../text/word.ts';
import { answered } from './answered.ts';
import { chainMatch } from './chain-match.ts';
import type { ContextualOutcome, SuggestionsOutcome } from './outcome.ts';
import { triggerReason } from './reason.ts';

/** At most this many chains are found (C1, K4). */
const CHAIN_LIMIT = 3;

/** Evidence that the rest of a need must add for each telling word of the trigger. */
const EVIDENCE_PER_TRIGGER_WORD = 0.5;

/** Evidence that outweighs a trigger which the need contains only in part. */
const EVIDENCE_AGAINST_A_PART = 0.5;

/** Null when no trigger is hit, or when the need names another profession more strongly (C1, C2). */
export function answerWithTriggerChains(
  understood: UnderstoodNeed,
  index: DirectoryIndex,
): ContextualOutcome | SuggestionsOutcome | null {
  const { words, lead } = understood;
  const hits = strongHits(understood, index);
  if (hits.length === 0) return null;
  const counted = hits.map((hit) => countedAlike(words, wordsHitting(hit, words)));
  const chains = hits.map((hit, i) => {
    const { chain, score } = hit;
    const reason = triggerReason(understood, counted[i] ?? [], hit);
    return chainMatch(chain, index.steps.fill(chain), { score, reason }, lead);
  });
  const pairings = new Set(hits.map(({ chain }) => firstToLast(chain)));
  const mode = pairings.size > 1 ? 'suggestions' : 'contextual';
  return { mode, ...answered(understood, counted.flat()), chains };
}

function strongHits({ words, evidence }: UnderstoodNeed, index: DirectoryIndex): TriggerHit[] {
  const strong: TriggerHit[] = [];
  for (const hit of index.triggers.hits(words)) {
    if (strong.length === CHAIN_LIMIT) break;
    const leads = leadsOf(hit, index);
    if (!hasRival(hit, words, evidence, leads, index.trades.evidence)) strong.push(hit);
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
 * photographer' asks for a photographer, 'roof' for a roofer and not for a storm claim.
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
  table: EvidenceTable,
): boolean {
  if (isExact) return false;
  if (!isWhole) return evidence.some((gained) => gained >= EVIDENCE_AGAINST_A_PART);
  const inTrigger = words.filter(({ stem }) => trigger.stems.includes(stem));
  const fromTrigger = weighNeed(inTrigger, table);
  const weight = EVIDENCE_PER_TRIGGER_WORD * Math.max(1, tellingWords(inTrigger).length);
  return evidence.some((gained, profession) => {
    const isLead = leads.some(({ position }) => position === profession);
    return !isLead && gained - (fromTrigger[profession] ?? 0) >= weight;
  });
}
