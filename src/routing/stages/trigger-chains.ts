/** First stage: the chains whose trigger keywords a need hits (C). */
import type { ReferralChain } from '../../domain/referral-chain.ts';
import { ROLE_ARROW, rolesOf } from '../../domain/role-sequence.ts';
import { chainMatch } from '../chains/chain-match.ts';
import { hasRival } from '../chains/rival-profession.ts';
import { type TriggerHit, wordsHitting } from '../chains/trigger-index.ts';
import type { DirectoryIndex } from '../directory-index.ts';
import { countedAlike } from '../explanation/counted-words.ts';
import { triggerReason } from '../explanation/reason.ts';
import type { ContextualOutcome, SuggestionsOutcome } from '../outcome.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import { answered } from './answered.ts';

/** At most this many chains are found (C1, K4). */
const CHAIN_LIMIT = 3;

/** Null when no trigger is hit, or the need names another profession more strongly (C1, C2). */
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
    if (!hasRival(hit, words, evidence, leads, index.knowledge.evidence)) strong.push(hit);
  }
  return strong;
}

function leadsOf({ chain }: TriggerHit, index: DirectoryIndex): readonly ProfessionEntry[] {
  const [first] = rolesOf(chain);
  return first === undefined ? [] : index.naming.named(first);
}

/** What makes two chains one answer (C2). */
function firstToLast(chain: ReferralChain): string {
  const roles = rolesOf(chain);
  return `${roles[0]} ${ROLE_ARROW} ${roles.at(-1)}`.toLowerCase();
}
