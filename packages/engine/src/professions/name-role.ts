/** The professions that a role's wording names: a member's role, an alias, a step of a chain (M4, C4). */
import { oncePerKey } from '../text/look-up.ts';
import { type Word, wordsOf } from '../text/word.ts';
import type { ProfessionEntry } from './profession-table.ts';
import { type Calling, callingOf } from './role-calling.ts';
import { type RolePart, type RoleParts, roleCutter } from './role-parts.ts';
import type { TradeKnowledge } from './trade-knowledge.ts';
import { weighTerms } from './weigh-need.ts';

export interface RoleNaming {
  /** The parts of a role that may name a trade. */
  partsOf(role: string): RoleParts;
  /** The professions that a role's wording names, the best first; empty when it names no known profession. */
  named(role: string): readonly ProfessionEntry[];
  /** The professions that are named word for word by the role or a part of it; empty if only evidence names one. */
  spelledOut(role: string): readonly ProfessionEntry[];
}

/** Evidence a wording needs to name a profession when it equals no term. */
const MIN_EVIDENCE = 1;

/** Weighs each distinct wording once and keeps the result. */
export function roleNaming(trades: TradeKnowledge): RoleNaming {
  const partsOf = roleCutter(trades.roles);
  const calling = callingOf(trades.entries, trades.exact, trades.roles);
  const spelledOut = oncePerKey((role: string) => ownersOf(role, partsOf(role), trades, calling));
  const weighed = oncePerKey((role: string) => weightiest(partsOf(role), trades));
  return {
    partsOf,
    spelledOut,
    named: (role) => {
      const owners = spelledOut(role);
      if (owners.length > 0) return owners;
      const shared = trades.exact.titled(wordsOf(role));
      return shared.length > 0 ? shared : weighed(role);
    },
  };
}

/**
 * The professions that the role and its parts name, the strongest kind of name first: titles, what rosters call a trade,
 * and other terms. A part is read together with its heading first: 'Attorney - Real Estate' is no realtor.
 */
function ownersOf(
  role: string,
  { whole, headings, specific }: RoleParts,
  { exact }: TradeKnowledge,
  { called, calledIn }: Calling,
): readonly ProfessionEntry[] {
  const own = exact.titled(wordsOf(role));
  if (own.length === 1) return own;
  const wholes = [role, whole.text, whole.core];
  const parts = specific.map((part) => wordingsOf(part, [...headings, ...specific]));
  const [named, owned] = [soleOwner(calledOrTitled), soleOwner(ownersOfPhrase)];
  const byWhole = [...named(wholes), ...owned(wholes)].slice(0, 1);
  if (byWhole.length > 0) return byWhole;
  const [first, ...others] = parts;
  const titled = [...named(first ?? []), ...others.flatMap(soleOwner(exact.titled))];
  if (titled.length > 0) return [...new Set(titled)];
  const contained = specific.flatMap(({ text }) => calledIn(text)).slice(0, 1);
  if (contained.length > 0) return contained;
  return parts.flatMap(owned).slice(0, 1);

  /** A single word that is no title says too little: a member who is 'Retired' is no financial advisor. */
  function ownersOfPhrase(words: readonly Word[]): readonly ProfessionEntry[] {
    return words.length < 2 ? [] : exact.owners(words);
  }

  function calledOrTitled(words: readonly Word[]): readonly ProfessionEntry[] {
    const owners = called(words);
    return owners.length > 0 ? owners : exact.titled(words);
  }
}

/** For some wordings, the only profession of the first one that has exactly one; none or one. */
function soleOwner(owners: (words: readonly Word[]) => readonly ProfessionEntry[]) {
  return (texts: readonly string[]): readonly ProfessionEntry[] => {
    const named = texts.filter((text) => text !== '').map((text) => owners(wordsOf(text)));
    return named.find(({ length }) => length === 1) ?? [];
  };
}

/**
 * A part with each part of another rank, in both orders; with the last word of one of its own rank, for 'Carpet/Rug
 * Cleaning'; and by itself, unless it only says who or what kind of firm.
 */
function wordingsOf(part: RolePart, all: readonly RolePart[]): string[] {
  const { text, core } = part;
  const together = all.flatMap((other) => {
    if (other === part) return [];
    if (other.rank !== part.rank) return [`${text} ${other.text}`, `${other.text} ${text}`];
    const words = other.core.split(' ');
    return words.length < 2 ? [] : [`${text} ${words.at(-1)}`];
  });
  return core === '' ? together : [...together, text, core];
}

/** The profession with the most evidence in the specific parts, and in the whole role if a heading is a trade. */
function weightiest(
  { whole, specific, isVague }: RoleParts,
  { entries, evidence }: TradeKnowledge,
): readonly ProfessionEntry[] {
  const scores = weighTerms(wordsOf(specific.map(({ core }) => core).join(' ')), evidence);
  if (!isVague)
    weighTerms(wordsOf(whole.core), evidence).forEach((more, i) => {
      scores[i] = (scores[i] as number) + more;
    });
  const most = Math.max(...scores);
  return most < MIN_EVIDENCE ? [] : entries.slice(scores.indexOf(most)).slice(0, 1);
}
