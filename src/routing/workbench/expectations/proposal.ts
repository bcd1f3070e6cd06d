/** A chapter as it would be after a save that is being written (E3). Pure. */
import type { Chapter } from '../../../domain/chapter.ts';
import type { ChapterDirectory } from '../../../domain/directory.ts';
import type { Member } from '../../../domain/member.ts';
import type { ReferralChain } from '../../../domain/referral-chain.ts';

/** What a save would change. */
export interface Proposal {
  /** Members to add, or to put in place of those with the same ids. */
  readonly members?: readonly Member[];
  readonly chains?: readonly ReferralChain[];
  /** The ids of members and chains to delete. */
  readonly gone?: readonly string[];
  /** The chapter's settings, categories and words, whole. */
  readonly chapter?: Chapter;
}

/** @example asProposed({ ...directory, chapter }, { gone: [directory.members[0].id] }).members.length // 47 */
export function asProposed(now: ChapterDirectory, proposal: Proposal): ChapterDirectory {
  const gone = new Set(proposal.gone);
  return {
    members: merged(now.members, proposal.members ?? [], gone),
    chains: merged(now.chains, proposal.chains ?? [], gone),
    chapter: proposal.chapter ?? now.chapter,
  };
}

function merged<T extends { readonly id: string }>(
  records: readonly T[],
  written: readonly T[],
  gone: ReadonlySet<string>,
): readonly T[] {
  const added = new Map(written.map((record) => [record.id, record]));
  const kept = records.map((record) => {
    const now = added.get(record.id) ?? record;
    added.delete(record.id);
    return now;
  });
  return [...kept, ...added.values()].filter(({ id }) => !gone.has(id));
}
