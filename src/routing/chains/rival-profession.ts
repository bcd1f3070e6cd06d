/**
 * Whether a need is about a profession rather than about the chain its words trigger (C1):
 * 'wedding photographer' asks for a photographer, 'roof' for a roofer and not for a storm claim.
 */
import type { EvidenceTable } from '../professions/evidence-table.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { weighNeed } from '../professions/weigh-need.ts';
import { tellingWords, type Word } from '../text/word.ts';
import type { TriggerHit } from './trigger-index.ts';

/** Evidence the rest of a need must add for each telling word of the trigger. */
const EVIDENCE_PER_TRIGGER_WORD = 0.5;

/** Evidence that outweighs a trigger of which the need is only a part. */
const EVIDENCE_AGAINST_A_PART = 0.5;

/**
 * @param evidence the whole need's evidence by profession.
 * @param leads professions the chain begins with: they are no rivals of it.
 * @returns true when some profession gains more from the words outside the trigger than the trigger weighs.
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
    const isLead = leads.some(({ index }) => index === profession);
    return !isLead && gained - (fromTrigger[profession] ?? 0) >= weight;
  });
}
