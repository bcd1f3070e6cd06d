/** Whether two parts of a need are about one thing, and so are one need: 'heating and air'. */
import { type ReferralChain, rolesOf } from '../../domain/referral-chain.ts';
import type { TriggerIndex } from '../chains/trigger-index.ts';
import type { DirectoryIndex } from '../directory-index.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { clarityOf } from './clarity.ts';
import type { UnderstoodNeed } from './understand-need.ts';

/** Part of a part's evidence that, gained by the other part's profession, makes them one matter. */
const SHARE_OF_EVIDENCE = 0.35;

/** Trades of one sphere meet in one job more often: hair and makeup. Two needs of them are put clearly. */
const MIN_CLARITY_IN_ONE_SPHERE = 0.6;

export function isSameMatter(a: UnderstoodNeed, b: UnderstoodNeed, index: DirectoryIndex): boolean {
  const [first] = a.professions;
  const [second] = b.professions;
  if (first === undefined || second === undefined) return true;
  const { entry } = first;
  const { entry: other } = second;
  return (
    entry === other ||
    entry.neighbours.includes(other) ||
    other.neighbours.includes(entry) ||
    speaksOf(a, other) ||
    speaksOf(b, entry) ||
    (entry.profession.sphere === other.profession.sphere &&
      Math.min(clarityOf(a), clarityOf(b)) < MIN_CLARITY_IN_ONE_SPHERE) ||
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
  { words }: UnderstoodNeed,
  triggers: TriggerIndex,
): readonly ReferralChain[] {
  return triggers.hits(words).flatMap(({ chain, isWhole }) => (isWhole ? chain : []));
}
