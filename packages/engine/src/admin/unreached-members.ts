/**
 * The members that no need leads to (P9), and why. The needs tried are those of each trade that is held, the common
 * ones, and the triggers of chains. Pure.
 */
import { commaList } from 'domain/comma-list.ts';
import type { Member } from 'domain/member.ts';
import type { Outcome } from '../answers/outcome.ts';
import type { Route } from '../engine.ts';
import { everydayNeeds } from '../member-pages.ts';
import { wordingOf } from '../members/member-groups.ts';
import { isTitle, type ProfessionEntry } from '../professions/profession-table.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';

export interface UnreachedMember {
  readonly member: Member;
  /** The trade that the role and aliases name: 'Plumber'. Null when they name none. */
  readonly trade: string | null;
  /** Who is named for the trade instead, best first. */
  readonly instead: readonly Member[];
}

/**
 * Yields after each need, so that the caller can pause. A directory of every trade takes thousands of needs.
 * @returns the members that no need leads to, in directory order.
 */
export function* unreachedMembers(
  index: DirectoryIndex,
  route: Route,
): Generator<undefined, readonly UnreachedMember[]> {
  const { directory, trades, seats, naming } = index;
  const led = new Set<Member>();
  const needsOf = everydayNeeds(index, naming);
  const triggers = directory.chains.flatMap((chain) => commaList(chain.trigger_keywords));
  for (const need of [...index.commonNeeds, ...triggers]) {
    for (const member of namedIn(route(need))) led.add(member);
    yield;
  }
  /** By the wording of role and aliases: the first trade it names, and the members named for that trade. */
  const tradeOf = new Map<string, { readonly name: string; readonly first: readonly Member[] }>();
  for (const entry of trades.entries) {
    const groups = seats.holders(entry);
    if (groups.length === 0) continue;
    const { name } = entry.profession;
    const first = namedIn(route(name));
    for (const group of groups) {
      const wording = wordingOf(group.first);
      if (!tradeOf.has(wording)) tradeOf.set(wording, { name, first });
    }
    for (const member of first) led.add(member);
    const holders = groups.flatMap(({ best }) => best.map(({ member }) => member));
    for (const need of [...titlesOf(entry), ...needsOf(entry)]) {
      if (holders.every((member) => led.has(member))) break;
      for (const member of namedIn(route(need))) led.add(member);
      yield;
    }
    yield;
  }
  return directory.members
    .filter((member) => !led.has(member))
    .map((member) => {
      const trade = tradeOf.get(wordingOf(member));
      return { member, trade: trade?.name ?? null, instead: trade?.first ?? [] };
    });
}

function titlesOf({ terms }: ProfessionEntry): readonly string[] {
  return terms.filter(({ kind }) => isTitle(kind)).map(({ text }) => text);
}

/** The members an answer shows, best first. */
function namedIn(outcome: Outcome): readonly Member[] {
  switch (outcome.mode) {
    case 'member':
      return outcome.matches.map(({ member }) => member);
    case 'contextual':
    case 'suggestions':
      return outcome.chains.flatMap(({ steps }) => steps.flatMap(({ member }) => member ?? []));
    case 'chain':
      return outcome.chain.steps.flatMap(({ member }) => member ?? []);
    case 'open-seat':
      return [];
  }
}
