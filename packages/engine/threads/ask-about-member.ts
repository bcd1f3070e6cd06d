/** Asks the engine about one member: needs to send them, and chains that name them. */
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import type { AboutMember, MemberWorker } from './about-member.worker.ts';
import { callsTo } from './calls.ts';
import { fetchKnowledge } from './fetch-knowledge.ts';
import { deathOf, untilDeath } from './worker-death.ts';

/** @throws when the worker or the knowledge cannot be loaded. */
export async function askAboutMember(
  member: Member,
  directory: ChapterDirectory,
): Promise<AboutMember> {
  const files = await fetchKnowledge();
  const worker = new Worker(new URL('./about-member.worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    const call = untilDeath(callsTo<MemberWorker>(worker), deathOf(worker));
    return await call('aboutMember', [member, directory, files]);
  } finally {
    worker.terminate();
  }
}
