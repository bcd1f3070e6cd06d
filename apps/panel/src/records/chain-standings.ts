/** Which members the chains name, and which of their seats are open. Pure. */
import type { ReferralChain } from 'domain/referral-chain.ts';
import type { ChapterPreview } from 'engine/admin';

export interface Standings {
  /** The ids of the members named for a step of a chain (C4). */
  readonly named: ReadonlySet<string>;
  /** Roles without a member, those that most chains wait for first. */
  readonly openSeats: readonly OpenSeat[];
}

export interface OpenSeat {
  readonly role: string;
  /** The chains that wait for it. */
  readonly chains: readonly ReferralChain[];
}

export function standingsIn(
  { preview }: Pick<ChapterPreview, 'preview'>,
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
