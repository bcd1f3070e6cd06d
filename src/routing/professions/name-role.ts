/** Which professions a role's wording names: a member's role, an alias, or a step of a chain (M4, C4). */
import { tellingWords, type Word, wordsOf } from '../text/word.ts';
import type { EvidenceTable } from './evidence-table.ts';
import type { ProfessionEntry, Term } from './profession-table.ts';
import { weighNeed } from './weigh-need.ts';

export interface RoleNaming {
  /** Professions a role's wording names, surest first; empty when it names none that is known. */
  named(text: string): readonly number[];
  /** Professions that have exactly this wording among their titles, or else their keywords. */
  exactly(text: string): readonly number[];
}

/** Evidence a wording needs to name a profession when no term equals it. */
const MIN_EVIDENCE = 0.45;

export function roleNaming(entries: readonly ProfessionEntry[], table: EvidenceTable): RoleNaming {
  const titles = owners(entries, ({ kind }) => kind === 'title');
  const keywords = owners(entries, ({ kind }) => kind === 'keyword');
  const exactly = (text: string) => {
    const key = termKey(text);
    return titles.get(key) ?? keywords.get(key) ?? [];
  };
  const byEvidence = (text: string) => {
    const { scores } = weighNeed(tellingWords(wordsOf(text)), table);
    let best = 0;
    for (let index = 1; index < scores.length; index++) {
      if ((scores[index] as number) > (scores[best] as number)) best = index;
    }
    return (scores[best] ?? 0) >= MIN_EVIDENCE ? [best] : [];
  };
  const known = new Map<string, readonly number[]>();
  return {
    exactly,
    named: (text) => {
      const named = known.get(text) ?? namedBy(exactly(text), () => byEvidence(text));
      known.set(text, named);
      return named;
    },
  };
}

function namedBy(exact: readonly number[], byEvidence: () => number[]): readonly number[] {
  return exact.length > 0 ? exact : byEvidence();
}

function owners(
  entries: readonly ProfessionEntry[],
  wanted: (term: Term) => boolean,
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { index, terms } of entries) {
    for (const term of terms) {
      if (!wanted(term)) continue;
      const key = keyOf(term.words);
      const list = found.get(key) ?? [];
      if (!list.includes(index)) list.push(index);
      found.set(key, list);
    }
  }
  return found;
}

function termKey(text: string): string {
  return keyOf(wordsOf(text));
}

/** Stems, so that 'Home Inspection' and 'home inspections' are one wording. */
function keyOf(words: readonly Word[]): string {
  return words.map(({ stem }) => stem).join(' ');
}
