/** What the engine knows about a member: needs to send them, and chains that name them. */
import type { ChapterDirectory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import { type AboutMember, askAboutMember } from 'engine/client';
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
  return askAboutMember(member, directory);
}
