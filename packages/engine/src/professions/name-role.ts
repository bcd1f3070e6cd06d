/** The professions that a role's wording names: a member's role, an alias, a step of a chain (M4, C4). */

import type { RoleKnowledge } from '../knowledge/knowledge.ts';
import { oncePerKey } from '../text/look-up.ts';
import { stemsOf, type Word, wordsOf } from '../text/word.ts';
import type { ExactTerms } from './exact-terms.ts';
import type { ProfessionEntry } from './profession-table.ts';
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

/**
 * Weighs each distinct wording once and keeps the result, for every directory of the same trades: most changes leave the
 * roles as they are.
 */
export const roleNaming = oncePerKey(namingBy, new WeakMap<TradeKnowledge, RoleNaming>());

function namingBy(trades: TradeKnowledge): RoleNaming {
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
  { whole, headings, specific, inverted }: RoleParts,
  { exact }: TradeKnowledge,
  { called, calledIn }: Calling,
): readonly ProfessionEntry[] {
  const own = exact.titled(wordsOf(role));
  if (own.length === 1) return own;
  const wholes = [role, whole.text, whole.core];
  const parts = specific.map((part) => wordingsOf(part, [...headings, ...specific]));
  const [named, owned] = [soleOwner(calledOrTitled), soleOwner(ownersOfPhrase)];
  const byWhole = [...named([...wholes, inverted]), ...owned(wholes)].slice(0, 1);
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

// Finds in a role what rosters call a trade: the field, the goods, the place (M4).

interface Calling {
  /** The trade that is called exactly this, in a list; none if no trade is. */
  called(words: readonly Word[]): readonly ProfessionEntry[];
  /** The trade whose name or title stands in a part of a role: the longest, of equal ones the last; none or one. */
  calledIn(part: string): readonly ProfessionEntry[];
}

const AND = 'and';
/** A word for somebody who does something: 'groomer'. */
const AGENT = /(er|or|ist)$/;
const BETWEEN_CONJUNCTS = /\s*(?:&|\band\b)\s*/;

export function callingOf(
  entries: readonly ProfessionEntry[],
  exact: ExactTerms,
  roles: RoleKnowledge,
): Calling {
  const trades = tradesByName(entries, roles);
  const canStandAlone = loneNames(roles);
  const called = (words: readonly Word[]) => trades.get(nameOf(words)) ?? [];

  function longestIn(words: readonly Word[]): readonly ProfessionEntry[] {
    for (let length = words.length; length > 0; length--) {
      for (let from = words.length - length; from >= 0; from--) {
        const run = words.slice(from, from + length);
        if (length === 1 && !canStandAlone(words, from)) continue;
        const found = [called(run), exact.titled(run)].find((owners) => owners.length === 1);
        if (found !== undefined) return found;
      }
    }
    return [];
  }

  return {
    called,
    calledIn: (part) => {
      const conjuncts = part.split(BETWEEN_CONJUNCTS).map(wordsOf);
      const head = conjuncts.at(-1)?.slice(-1) ?? [];
      // 'Carpet & Upholstery Cleaning' is about carpet cleaning, not about carpets.
      const found = conjuncts.map((words, i) => {
        const withHead = i === conjuncts.length - 1 ? [] : called([...words, ...head]);
        return withHead.length > 0 ? withHead : longestIn(words);
      });
      return found.find((owners) => owners.length > 0) ?? [];
    },
  };
}

/**
 * Tells whether one word can name the trade among others: 'Smith Plumbing', 'Gutter Install', but not 'Farm Equipment', whose
 * last word is about something else, nor 'Zebra Groomer', where the word before says which one.
 */
function loneNames(roles: RoleKnowledge): (words: readonly Word[], at: number) => boolean {
  const goods = new Set(roles.notAgents);
  const anyTrade = new Set([...roles.besideTrades, ...roles.qualities]);
  const work = new Set([...roles.besideTrades, ...roles.tradeWork]);
  return (words, at) => {
    const { base = '' } = words[at] ?? {};
    const isAgent = AGENT.test(base) && !goods.has(base);
    if (isAgent && !words.slice(0, at).every((before) => anyTrade.has(before.base))) return false;
    return words.slice(at + 1).every((word) => !word.telling || work.has(word.base));
  };
}

/** What names are compared by: stems. Some rosters write 'and', others '&'. */
function nameOf(words: readonly Word[]): string {
  return stemsOf(words)
    .filter((stem) => stem !== AND)
    .join(' ');
}

/** A trade that the chapter does not know is left out. */
function tradesByName(
  entries: readonly ProfessionEntry[],
  roles: RoleKnowledge,
): Map<string, [ProfessionEntry]> {
  const byName = new Map(entries.map((entry) => [entry.profession.name, entry]));
  const trades = new Map<string, [ProfessionEntry]>();
  for (const [trade, names] of Object.entries(roles.names)) {
    const entry = byName.get(trade);
    if (entry === undefined) continue;
    for (const name of names) trades.set(nameOf(wordsOf(name)), [entry]);
  }
  return trades;
}
