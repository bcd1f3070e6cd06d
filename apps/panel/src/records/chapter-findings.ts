/**
 * What the panel finds in the whole directory: odd contacts, members that no need leads to, and the open seats of chains.
 */

import { findOddContacts, type OddContacts } from 'domain/odd-contacts.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import type { UnreachedMember } from 'engine/admin';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
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
  return useFound(search)?.found ?? null;
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

/**
 * What is odd about the members' contacts (P9): null until all have been checked, and what was so before a change until
 * all have been checked again.
 */
export function useOddContacts(): {
  readonly odd: OddContacts | null;
  readonly isCurrent: boolean;
} {
  const { members } = usePanelDirectory();
  const check = usePhoneNumbers()?.check ?? null;
  const search = useCallback(() => findOddContacts(members, check), [members, check]);
  const result = useFound(search);
  return { odd: result?.found ?? null, isCurrent: check !== null && result?.search === search };
}

/** A search that pauses often; it returns what it has found. */
type Search<T> = () => Generator<unknown, T>;

/** Searches in the background. Keeps what an earlier search has found until a new one is done. @param search or none yet. */
function useFound<T>(search: Search<T> | null) {
  const [result, setResult] = useState<{ readonly search: Search<T>; readonly found: T } | null>(
    null,
  );

  useEffect(() => {
    if (search === null) return;
    const stopping = new AbortController();
    void inSlices(search(), stopping.signal, (found) =>
      startTransition(() => setResult({ search, found })),
    );
    return () => stopping.abort();
  }, [search]);

  return result;
}

/** Milliseconds of work between two pauses. */
const SLICE_MS = 8;

async function inSlices<T>(
  searching: Generator<unknown, T>,
  stopping: AbortSignal,
  onFound: (found: T) => void,
): Promise<void> {
  while (!stopping.aborted) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const { done, value } = searching.next();
      if (done) return onFound(value);
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
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
