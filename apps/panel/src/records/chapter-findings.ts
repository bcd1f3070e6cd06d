/**
 * What the panel's engine finds in the whole directory: members that no need leads to, and the open seats of chains.
 */

import type { ReferralChain } from 'domain/referral-chain.ts';
import type { UnreachedMember } from 'engine/admin';
import { startTransition, useEffect, useState } from 'react';
import type { PreviewEngine } from './preview-engine.tsx';

/** By the member's id. */
export type UnreachedMembers = ReadonlyMap<string, UnreachedMember>;

/** Milliseconds of work between two pauses. */
const SLICE_MS = 8;

/** What each engine has found: several sections show it. */
const found = new WeakMap<PreviewEngine, UnreachedMembers>();

/** @returns null until all members have been checked. @param engine null while it is loading. */
export function useUnreachedMembers(engine: PreviewEngine | null): UnreachedMembers | null {
  const [unreached, setUnreached] = useState<UnreachedMembers | null>(null);

  useEffect(() => {
    if (engine === null) return;
    const stopping = new AbortController();
    void findUnreached(engine, stopping.signal).then(
      (all) => all && startTransition(() => setUnreached(all)),
    );
    return () => stopping.abort();
  }, [engine]);

  return unreached;
}

/** @returns null when it was stopped. */
async function findUnreached(
  engine: PreviewEngine,
  stopping: AbortSignal,
): Promise<UnreachedMembers | null> {
  const known = found.get(engine);
  if (known) return known;
  const finding = engine.unreached();
  while (!stopping.aborted) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const { done, value } = finding.next();
      if (!done) continue;
      const all = new Map(value.map((each) => [each.member.id, each]));
      found.set(engine, all);
      return all;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
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
