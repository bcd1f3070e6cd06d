/** The professions that a role's wording names: a member's role, an alias, a step of a chain (M4, C4). */
import { oncePerKey } from '../text/look-up.ts';
import { wordsOf } from '../text/word.ts';
import type { ProfessionEntry } from './profession-table.ts';
import type { TradeKnowledge } from './trade-knowledge.ts';
import { weighTerms } from './weigh-need.ts';

export interface RoleNaming {
  /** The professions that a role's wording names; empty when it names no known profession. */
  named(role: string): readonly ProfessionEntry[];
}

/** Evidence a wording needs to name a profession when it equals no term. */
const MIN_EVIDENCE = 0.4;

/** Weighs each distinct wording once and keeps the result. */
export function roleNaming(trades: TradeKnowledge): RoleNaming {
  return { named: oncePerKey((role: string) => namedBy(role, trades)) };
}

function namedBy(
  role: string,
  { entries, evidence, exact }: TradeKnowledge,
): readonly ProfessionEntry[] {
  const words = wordsOf(role);
  const owners = exact.owners(words);
  if (owners.length > 0) return owners;
  const scores = weighTerms(words, evidence);
  const most = Math.max(...scores);
  return most < MIN_EVIDENCE ? [] : entries.slice(scores.indexOf(most)).slice(0, 1);
}
