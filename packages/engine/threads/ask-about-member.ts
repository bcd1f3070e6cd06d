/** Asks the engine about members: the sphere of each; needs to send to one, and chains that name them. */
import type { Chapter } from 'domain/chapter.ts';
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import type { Spheres } from '../src/member-pages.ts';
import type { AboutMember, MemberWorker } from './about-member.worker.ts';
import { type Call, callsTo } from './calls.ts';
import { fetchKnowledge } from './fetch-knowledge.ts';
import type { FetchedKnowledge } from './fetched-knowledge.ts';
import { deathOf, untilDeath } from './worker-death.ts';

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

/** Asks one question in a worker, which ends then. */
async function ask<Answer>(
  question: (call: Call<MemberWorker>, files: FetchedKnowledge) => Promise<Answer>,
): Promise<Answer> {
  const files = await fetchKnowledge();
  const worker = new Worker(new URL('./about-member.worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    return await question(untilDeath(callsTo<MemberWorker>(worker), deathOf(worker)), files);
  } finally {
    worker.terminate();
  }
}
