/** Finds what the engine knows about one member, in a worker, so that the page stays responsive. */
import { needsToSend } from 'virtual:needs-to-send';
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import { type ChainOfMember, createMemberPages } from '../src/member-pages.ts';
import { type KnowledgeFiles, parseKnowledge } from './knowledge-files.ts';

export interface Question {
  readonly member: Member;
  readonly directory: ChapterDirectory;
  readonly files: KnowledgeFiles;
}

export interface AboutMember {
  readonly needs: readonly string[];
  readonly chains: readonly ChainOfMember[];
}

export type Reply = AboutMember | { readonly failure: string };

self.onmessage = ({ data }: MessageEvent<Question>) => self.postMessage(answer(data));

function answer({ member, directory, files }: Question): Reply {
  try {
    const knowledge = parseKnowledge(files);
    const pages = createMemberPages(knowledge, needsToSend, directory, directory.chapter);
    return { needs: pages.needsOf(member), chains: pages.chainsOf(member) };
  } catch (reason) {
    return { failure: String(reason) };
  }
}
