/** Parses the directory's file, which data-api.ts reads. Pure. */
import { chapterOf, parseChapter, parseChapterRecords } from 'domain/chapter.ts';
import type { Row } from 'domain/columns.ts';
import {
  type ChapterDirectory,
  type Directory,
  type EditedDirectory,
  parseDirectory,
} from 'domain/directory.ts';
import type { DirectoryPages } from './directory-file.ts';
import { ReadFailed } from './read-pages.ts';

/** @param text of a directory's file. @throws ReadFailed when a page of it is not a list of rows. */
export function parseDirectoryText(text: string): ChapterDirectory {
  const pages = parseJson(text);
  return { ...directoryIn(pages), chapter: parseChapter(chapterRowIn(pages)) };
}

/** The same with everything that admins edit. @throws ReadFailed in the same case. */
export function parseEditedDirectory(text: string): EditedDirectory {
  const pages = parseJson(text);
  const records = parseChapterRecords(chapterRowIn(pages));
  return { ...directoryIn(pages), ...records, chapter: chapterOf(records) };
}

function directoryIn({ members, chains }: Pages): Directory {
  return parseDirectory(rowsOf(members), rowsOf(chains));
}

function chapterRowIn({ chapters }: Pages): Row {
  const [row] = rowsOf(chapters);
  return (row ?? {}) as Row;
}

type Pages = Partial<DirectoryPages<unknown>>;

/** A response from a proxy or another program may not be JSON, or JSON but not rows. */
function parseJson(text: string): Pages {
  try {
    return JSON.parse(text) as Pages;
  } catch (cause) {
    throw new ReadFailed(`The response is not JSON: ${cause}`, { cause });
  }
}

function rowsOf(pages: readonly unknown[] = []): readonly unknown[] {
  if (!pages.every(Array.isArray)) throw new ReadFailed('The response is not a list of rows');
  return pages.flat();
}
