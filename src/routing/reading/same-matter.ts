/** Whether two parts of a need are about one thing, and so are one need: 'heating and air'. */
import type { ReferralChain } from '../../domain/referral-chain.ts';
import { rolesOf } from '../../domain/role-sequence.ts';
import type { TriggerIndex } from '../chains/trigger-index.ts';
import type { DirectoryIndex } from '../directory-index.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import type { UnderstoodNeed } from './understand-need.ts';

/** Part of a part's evidence that, gained by the other part's profession, makes them one matter. */
const SHARE_OF_EVIDENCE = 0.12;

export function isSameMatter(a: UnderstoodNeed, b: UnderstoodNeed, index: DirectoryIndex): boolean {
  const entry = a.professions[0]?.entry;
  const other = b.professions[0]?.entry;
  if (entry === undefined || other === undefined) return true;
  return (
    entry === other ||
    entry.neighbours.includes(other) ||
    other.neighbours.includes(entry) ||
    speaksOf(a, other) ||
    speaksOf(b, entry) ||
    triggersStep(a, other, index) ||
    triggersStep(b, entry, index)
  );
}

function speaksOf({ professions, evidence }: UnderstoodNeed, { index }: ProfessionEntry): boolean {
  const strongest = professions[0]?.evidence ?? 0;
  return (evidence[index] ?? 0) >= SHARE_OF_EVIDENCE * strongest;
}

/** 'Getting married and need a photographer': the chain that is triggered has a step for it. */
function triggersStep(
  need: UnderstoodNeed,
  entry: ProfessionEntry,
  { triggers, naming }: DirectoryIndex,
): boolean {
  return chainsTriggered(need, triggers).some((chain) =>
    rolesOf(chain).some((role) => naming.named(role).includes(entry)),
  );
}

/** The chains of which the need holds a whole trigger. */
export function chainsTriggered(
  { words }: Pick<UnderstoodNeed, 'words'>,
  triggers: TriggerIndex,
): readonly ReferralChain[] {
  return triggers.hits(words).flatMap(({ chain, isWhole }) => (isWhole ? chain : []));
}
