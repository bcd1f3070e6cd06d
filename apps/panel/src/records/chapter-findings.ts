/**
 * What the panel finds in the whole directory: odd contacts, members that no need leads to, and the open seats of chains.
 */

import { findOddContacts, type OddContacts } from 'domain/odd-contacts.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import type { UnreachedMember } from 'engine/admin';
import { useCallback, useMemo } from 'react';
import { useBackgroundSearch } from './background-search.ts';
import { usePanelDirectory } from './panel-directory.ts';
import { usePhoneNumbers } from './phone-numbers.tsx';
import type { PreviewEngine } from './preview-engine.tsx';

/** By the member's id. */
export type UnreachedMembers = ReadonlyMap<string, UnreachedMember>;

/** What each engine has found: several sections show it. */
const foundBy = new WeakMap<PreviewEngine, UnreachedMembers>();

/** @returns null until all members have been checked. @param engine null while it is loading. */
export function useUnreachedMembers(engine: PreviewEngine | null): UnreachedMembers | null {
  const search = useMemo(() => engine && findUnreached(engine), [engine]);
  return useBackgroundSearch(search)?.found ?? null;
}

function findUnreached(engine: PreviewEngine) {
  return function* (): Generator<unknown, UnreachedMembers> {
    const known = foundBy.get(engine);
    if (known) return known;
    const all = new Map((yield* engine.unreached()).map((each) => [each.member.id, each]));
    foundBy.set(engine, all);
    return all;
  };
}

/** Before the first check, no contact counts as odd. */
const NONE_ODD: OddContacts = new Map();

/** The members' odd contacts (P9). After a change, the previous ones until all members have been checked again. */
export function useOddContacts(): {
  readonly odd: OddContacts;
  /** Whether they are those of the current members, with numbers checked against all numbering plans. */
  readonly isCurrent: boolean;
} {
  const { members } = usePanelDirectory();
  const check = usePhoneNumbers()?.check ?? null;
  const search = useCallback(() => findOddContacts(members, check), [members, check]);
  const result = useBackgroundSearch(search);
  return { odd: result?.found ?? NONE_ODD, isCurrent: check !== null && result?.search === search };
}

export interface Standings {
  /** The ids of the members named for a step of a chain (C4). */
  readonly named: ReadonlySet<string>;
  /** Roles without a member, those that most chains wait for first. */
  readonly openSeats: readonly OpenSeat[];
}

interface OpenSeat {
  readonly role: string;
  /** The chains that wait for it. */
  readonly chains: readonly ReferralChain[];
}

/** Which members the chains name, and which of their seats are open. Pure. */
export function standingsIn(
  { preview }: Pick<PreviewEngine, 'preview'>,
  chains: readonly ReferralChain[],
): Standings {
  const named = new Set<string>();
  const waiting = new Map<string, Set<ReferralChain>>();
  for (const chain of chains) {
    for (const { role, member } of preview(chain).steps) {
      if (member) named.add(member.id);
      else waiting.set(role, (waiting.get(role) ?? new Set()).add(chain));
    }
  }
  const openSeats = [...waiting].map(([role, some]) => ({ role, chains: [...some] }));
  return { named, openSeats: openSeats.sort((a, b) => b.chains.length - a.chains.length) };
}
