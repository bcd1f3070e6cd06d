/**
 * Whether a need is about a profession rather than about the chain its words trigger (C1):
 * 'wedding photographer' asks for a photographer, 'roof' for a roofer and not for a storm claim.
 */
import type { EvidenceTable } from '../professions/evidence-table.ts';
import { weighNeed } from '../professions/weigh-need.ts';
import { tellingWords, type Word } from '../text/word.ts';
import type { TriggerHit } from './trigger-index.ts';

/** Evidence the rest of a need must add for each telling word of the trigger. */
const EVIDENCE_PER_TRIGGER_WORD = 0.5;

/** Evidence that outweighs a trigger of which the need is only a part. */
const EVIDENCE_AGAINST_A_PART = 0.5;

/**
 * @param leads professions the chain begins with: they are no rivals of it.
 * @returns true when some profession gains more from the words outside the trigger than the trigger weighs.
 */
export function hasRival(
  hit: TriggerHit,
  need: readonly Word[],
  leads: readonly number[],
  table: EvidenceTable,
): boolean {
  const inTrigger = hit.isWhole ? need.filter(({ stem }) => hit.trigger.stems.includes(stem)) : [];
  const whole = weighNeed(need, table);
  const fromTrigger = weighNeed(inTrigger, table);
  const weight = hit.isWhole
    ? EVIDENCE_PER_TRIGGER_WORD * Math.max(1, tellingWords(inTrigger).length)
    : EVIDENCE_AGAINST_A_PART;
  return whole.some(
    (evidence, profession) =>
      !(hit.isWhole && leads.includes(profession)) &&
      evidence - (fromTrigger[profession] as number) >= weight,
  );
}
