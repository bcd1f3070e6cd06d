/** The stages that answer with chains: trigger keywords (C), and the legacy lookup (L). */
import { type ReferralChain, rolesOf } from '../domain/referral-chain.ts';
import { chainMatch } from './chains/chain-match.ts';
import { hasRival } from './chains/rival-profession.ts';
import type { TriggerHit } from './chains/trigger-index.ts';
import type { DirectoryIndex } from './directory-index.ts';
import type { ChainMatch, ChainOutcome, ContextualOutcome, SuggestionsOutcome } from './outcome.ts';
import type { Request } from './request.ts';

/** At most this many chains are found (C1, K4). */
const CHAIN_LIMIT = 3;

/** Chains whose triggers the need hits, unless it names another profession more strongly (C1, C2). */
export function answerWithChains(
  request: Request,
  index: DirectoryIndex,
): ContextualOutcome | SuggestionsOutcome | null {
  const hits = index.triggers
    .hits(request.words)
    .filter((hit) => !hasRival(hit, request.words, leadsOf(hit, index), index.evidence))
    .slice(0, CHAIN_LIMIT);
  if (hits.length === 0) return null;
  const chains = hits.map((hit) => shown(hit.chain, hit.score, hit.trigger.text, request, index));
  const pairings = new Set(hits.map(({ chain }) => firstToLast(chain)));
  const { need, correction } = request;
  return { mode: pairings.size > 1 ? 'suggestions' : 'contextual', need, correction, chains };
}

/**
 * A chain whose scenario or roles share words with the need (L1). A need that names a profession
 * nobody holds is an open seat, whichever chains wait for that seat: only a chain whose scenario
 * is what the need says goes before it.
 */
export function answerWithLegacyChain(
  request: Request,
  index: DirectoryIndex,
): ChainOutcome | null {
  const hit = index.legacy.find(request.words);
  if (hit === null) return null;
  if (request.professions.length > 0 && !(hit.inScenario && hit.share === 1)) return null;
  const { need, correction } = request;
  const chain = shown(hit.chain, hit.share, hit.chain.scenario, request, index);
  return { mode: 'chain', need, correction, chain };
}

function shown(
  chain: ReferralChain,
  score: number,
  matched: string,
  request: Request,
  index: DirectoryIndex,
): ChainMatch {
  const reason = `Matches "${matched}"`;
  return chainMatch(chain, index.steps.fill(chain), { score, reason }, request.lead);
}

function leadsOf({ chain }: TriggerHit, index: DirectoryIndex): readonly number[] {
  const [first] = rolesOf(chain);
  return first === undefined ? [] : index.naming.named(first);
}

/** What makes two chains one answer (C2). */
function firstToLast(chain: ReferralChain): string {
  const roles = rolesOf(chain);
  return `${roles[0]?.toLowerCase()} → ${roles.at(-1)?.toLowerCase()}`;
}
