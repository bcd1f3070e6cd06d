/** What the engine knows about members: the sphere of each; needs to send to one, and chains that name them. */
import { needsToSend } from 'virtual:needs-to-send';
import type { Chapter } from 'domain/chapter.ts';
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import type { MemberSphere } from 'domain/sphere.ts';
import {
  type ChainOfMember,
  createMemberPages,
  type Spheres,
  spheresOf,
} from '../src/member-pages.ts';
import { type FetchedKnowledge, parseKnowledge } from './fetched-knowledge.ts';

export interface AboutMember {
  /** As written or inferred. */
  readonly sphere: MemberSphere | undefined;
  readonly needs: readonly string[];
  readonly chains: readonly ChainOfMember[];
}

export const memberAnswers = {
  aboutMember(member: Member, directory: ChapterDirectory, files: FetchedKnowledge): AboutMember {
    const knowledge = parseKnowledge(files);
    const pages = createMemberPages(knowledge, needsToSend, directory, directory.chapter);
    const { [member.id]: sphere } = spheresOf([member], knowledge, directory.chapter);
    return { sphere, needs: pages.needsOf(member), chains: pages.chainsOf(member) };
  },

  spheresOf(members: readonly Member[], chapter: Chapter, files: FetchedKnowledge): Spheres {
    return spheresOf(members, parseKnowledge(files), chapter);
  },
};
export type MemberAnswers = typeof memberAnswers;
