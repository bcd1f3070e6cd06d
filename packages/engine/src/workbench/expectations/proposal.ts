/** A chapter as it would be after saving an edit in progress (E3). Pure. */
import type { Chapter } from 'domain/chapter.ts';
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';

/** What a save would change. */
export interface Proposal {
  /** Members to add; one with the id of an existing member replaces it. */
  readonly members?: readonly Member[];
  readonly chains?: readonly ReferralChain[];
  /** The ids of members and chains to delete. */
  readonly gone?: readonly string[];
  /** All of the chapter's settings, categories and words. */
  readonly chapter?: Chapter;
}

/**
 * Returns `now` itself if nothing changes that an answer could depend on.
 * @example asProposed({ ...directory, chapter }, { gone: [directory.members[0].id] }).members.length // 47
 */
export function asProposed(now: ChapterDirectory, proposal: Proposal): ChapterDirectory {
  const gone = new Set(proposal.gone);
  const members = merged(now.members, proposal.members ?? [], gone);
  const chains = merged(now.chains, proposal.chains ?? [], gone);
  const chapter = proposal.chapter ?? now.chapter;
  const isSame =
    members === now.members &&
    chains === now.chains &&
    JSON.stringify(chapter) === JSON.stringify(now.chapter);
  return isSame ? now : { members, chains, chapter };
}

/** Every record has a version, which no answer depends on. */
interface Versioned {
  readonly id: string;
  readonly version: number | null;
}

function merged<T extends Versioned>(
  records: readonly T[],
  written: readonly T[],
  gone: ReadonlySet<string>,
): readonly T[] {
  const added = new Map(written.map((record) => [record.id, record]));
  let isSame = true;
  const kept = records.flatMap((record) => {
    const now = added.get(record.id) ?? record;
    added.delete(record.id);
    const isGone = gone.has(record.id);
    if (isGone || differs(now, record)) isSame = false;
    return isGone ? [] : now;
  });
  return isSame && added.size === 0 ? records : [...kept, ...added.values()];
}

function differs<T extends Versioned>(record: T, other: T): boolean {
  if (record === other) return false;
  return Object.entries(record).some(
    ([name, value]) => name !== 'version' && value !== Reflect.get(other, name),
  );
}
