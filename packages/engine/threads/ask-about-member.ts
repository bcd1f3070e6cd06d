/** Asks the engine about one member: needs to send them, and chains that name them. */
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import type { AboutMember, Question, Reply } from './about-member.worker.ts';
import { fetchKnowledge } from './knowledge.ts';

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
    const reply = await replyOf(worker, { member, directory, files });
    if ('failure' in reply) throw new Error(reply.failure);
    return reply;
  } finally {
    worker.terminate();
  }
}

function replyOf(worker: Worker, question: Question): Promise<Reply> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Reply>) => resolve(data);
    worker.onerror = () => reject(new Error('The worker could not be started'));
    worker.postMessage(question, [question.files.json, question.files.terms]);
  });
}
