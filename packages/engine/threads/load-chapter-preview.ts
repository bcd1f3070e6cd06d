/** Loads the admins' part of the engine when it is first needed: it runs in the page. */
import { dayOf } from 'domain/day.ts';
import type { ChapterDirectory } from 'domain/directory.ts';
import type { ChapterPreview } from '../src/admin/chapter-preview.ts';
import { fetchKnowledge } from './fetch-knowledge.ts';
import { parseKnowledge } from './fetched-knowledge.ts';

/** Of today. @throws when a script or the knowledge cannot be fetched. */
export async function loadChapterPreview(directory: ChapterDirectory): Promise<ChapterPreview> {
  const [{ createChapterPreview }, { needsToSend }, files] = await Promise.all([
    import('../src/admin/chapter-preview.ts'),
    import('virtual:needs-to-send'),
    fetchKnowledge(),
  ]);
  return createChapterPreview(parseKnowledge(files), directory, directory.chapter, {
    today: dayOf(new Date()),
    needsToSend,
  });
}
