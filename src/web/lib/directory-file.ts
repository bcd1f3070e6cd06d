/**
 * The directory as one file: a JSON object with the pages of both tables, each as it arrived. It takes no time to
 * pass on, keep or compare.
 */
import { type Directory, parseDirectory } from '../../domain/directory.ts';
import { ReadFailed } from './read-all-rows.ts';

export function directoryFile(members: readonly Blob[], chains: readonly Blob[]): Blob {
  return new Blob(['{"members":[', ...listed(members), '],"chains":[', ...listed(chains), ']}']);
}

function listed(pages: readonly Blob[]): BlobPart[] {
  return pages.flatMap((page, i) => (i === 0 ? [page] : [',', page]));
}

/** @param text of a directory's file. @throws ReadFailed when a page of it is not a list of rows. */
export function parseDirectoryText(text: string): Directory {
  const { members, chains } = parseJson(text);
  return parseDirectory(rowsOf(members), rowsOf(chains));
}

interface Pages {
  readonly members?: readonly unknown[];
  readonly chains?: readonly unknown[];
}

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
