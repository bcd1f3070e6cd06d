/** Finds what the engine knows about one member, in a worker, so that the page stays responsive. */
import { needsToSend } from 'virtual:needs-to-send';
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import { type ChainOfMember, createMemberPages } from '../src/member-pages.ts';
import { serve } from './calls.ts';
import { type FetchedKnowledge, parseKnowledge } from './fetched-knowledge.ts';

export interface AboutMember {
  readonly needs: readonly string[];
  readonly chains: readonly ChainOfMember[];
}

const served = {
  aboutMember(member: Member, directory: ChapterDirectory, files: FetchedKnowledge): AboutMember {
    const knowledge = parseKnowledge(files);
    const pages = createMemberPages(knowledge, needsToSend, directory, directory.chapter);
    return { needs: pages.needsOf(member), chains: pages.chainsOf(member) };
  },
};
export type MemberWorker = typeof served;

serve(served, self);
