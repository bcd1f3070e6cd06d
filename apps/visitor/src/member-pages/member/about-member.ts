/** Asks the engine about a member: needs to send them, and chains that name them. */
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import type { AboutMember, Question, Reply } from 'engine/client';
import { fetchKnowledge } from 'engine/client';
import { nextPaint } from '../../page/paint.ts';
import { createReading, type Reading } from '../page/reading.ts';

const readings = new WeakMap<Member, Reading<AboutMember>>();

export function aboutMember(member: Member, directory: ChapterDirectory): Reading<AboutMember> {
  const known =
    readings.get(member) ??
    createReading('the needs and chains of a member', () => ask(member, directory));
  readings.set(member, known);
  return known;
}

/** Waits until the member's details have been painted. */
async function ask(member: Member, directory: ChapterDirectory): Promise<AboutMember> {
  await nextPaint();
  const files = await fetchKnowledge();
  const worker = new Worker(
    new URL('../../../../../packages/engine/threads/about-member.worker.ts', import.meta.url),
    {
      type: 'module',
    },
  );
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
