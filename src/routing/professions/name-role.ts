/** Which professions a wording names: a member's role, an alias, a step of a chain (M4, C4). */
import { type Word, wordsOf } from '../text/word.ts';
import type { EvidenceTable } from './evidence-table.ts';
import type { ProfessionEntry, Term } from './profession-table.ts';
import { weighNeed } from './weigh-need.ts';

export interface RoleNaming {
  /** Professions a role's wording names, surest first; empty when it names none that is known. */
  named(role: string): readonly number[];
  /** Professions that have exactly these words among their titles, or else among their keywords. */
  exactly(words: readonly Word[]): readonly number[];
}

/** Evidence a wording needs to name a profession when no term equals it. */
const MIN_EVIDENCE = 0.4;

export function roleNaming(entries: readonly ProfessionEntry[], table: EvidenceTable): RoleNaming {
  const titles = owners(entries, ({ kind }) => kind === 'title');
  const others = owners(entries, ({ kind }) => kind !== 'title');
  const exactly = (words: readonly Word[]) => {
    const key = keyOf(words);
    return titles.get(key) ?? others.get(key) ?? [];
  };
  const known = new Map<string, readonly number[]>();
  const named = (role: string) => {
    const words = wordsOf(role);
    const exact = exactly(words);
    return exact.length > 0 ? exact : mostEvident(weighNeed(words, table));
  };
  return {
    exactly,
    named: (role) => {
      const professions = known.get(role) ?? named(role);
      known.set(role, professions);
      return professions;
    },
  };
}

function mostEvident(scores: Float64Array): number[] {
  const most = Math.max(...scores);
  return most < MIN_EVIDENCE ? [] : [scores.indexOf(most)];
}

function owners(
  entries: readonly ProfessionEntry[],
  wanted: (term: Term) => boolean,
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { index, terms } of entries) {
    for (const { words } of terms.filter(wanted)) {
      const list = found.get(keyOf(words)) ?? [];
      if (!list.includes(index)) list.push(index);
      found.set(keyOf(words), list);
    }
  }
  return found;
}

/** Stems, so that 'Home Inspection' and 'home inspections' are one wording. */
function keyOf(words: readonly Word[]): string {
  return words.map(({ stem }) => stem).join(' ');
}
