/** Asks the engine about members: the sphere of each; needs to send to one, and chains that name them. */
import type { Chapter } from 'domain/chapter.ts';
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import type { Spheres } from '../src/member-pages.ts';
import type { AboutMember, MemberAnswers } from './about-member.ts';
import { type Call, callsTo } from './calls.ts';
import { fetchKnowledge } from './fetch-knowledge.ts';
import type { FetchedKnowledge } from './fetched-knowledge.ts';
import { loadEngineInPage } from './load-engine-in-page.ts';
import { deathOf, unlessSilent, untilDeath } from './worker-death.ts';

/** @throws when the worker or the knowledge cannot be loaded. */
export async function askAboutMember(
  member: Member,
  directory: ChapterDirectory,
): Promise<AboutMember> {
  return ask((call, files) => call('aboutMember', [member, directory, files]));
}

/**
 * The sphere of each member by id (K3), as written or inferred. Ask only about members without a written one: those
 * with one need no engine.
 * @throws when the worker or the knowledge cannot be loaded.
 */
export async function spheresOf(members: readonly Member[], chapter: Chapter): Promise<Spheres> {
  if (members.length === 0) return {};
  return ask((call, files) => call('spheresOf', [members, chapter, files]));
}

type Question<Answer> = (call: Call<MemberAnswers>, files: FetchedKnowledge) => Promise<Answer>;

/** Asks one question in a worker, or in the page where no worker answers. */
async function ask<Answer>(question: Question<Answer>): Promise<Answer> {
  const files = await fetchKnowledge();
  try {
    return await askInWorker(question, files);
  } catch (reason) {
    console.warn('No worker answers about members:', reason);
    const { members } = await loadEngineInPage();
    return question(async (method, args) => Reflect.apply(members[method], null, args), files);
  }
}

/** @throws when the browser has no workers, or this one is blocked, dies or keeps silent. */
async function askInWorker<Answer>(
  question: Question<Answer>,
  files: FetchedKnowledge,
): Promise<Answer> {
  const worker = new Worker(new URL('./about-member.worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    const call = untilDeath(callsTo<MemberAnswers>(worker), deathOf(worker));
    return await unlessSilent(question(call, files));
  } finally {
    worker.terminate();
  }
}
