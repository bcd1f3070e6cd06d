/** Fetches the engine's knowledge of trades, files separate from the scripts, and what runs with it in the page. */
import { knowledgeAddress, termsAddress } from 'virtual:knowledge';
import type { ChapterDirectory } from 'domain/directory.ts';
import type { ChapterPreview } from '../src/admin/chapter-preview.ts';
import { type FetchedKnowledge, parseKnowledge } from './fetched-knowledge.ts';

/** @param read reads the file at an address. @throws when a file cannot be read. */
export async function fetchKnowledge(read = fetched): Promise<FetchedKnowledge> {
  const [json, terms] = await Promise.all([read(knowledgeAddress), read(termsAddress)]);
  return { json, terms };
}

/** Loads the admins' part of the engine. @throws when a script or the knowledge cannot be fetched. */
export async function loadChapterPreview(directory: ChapterDirectory): Promise<ChapterPreview> {
  const [{ createChapterPreview }, files] = await Promise.all([
    import('../src/admin/chapter-preview.ts'),
    fetchKnowledge(),
  ]);
  return createChapterPreview(parseKnowledge(files), directory, directory.chapter);
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.arrayBuffer();
}
