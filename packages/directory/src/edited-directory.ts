/** Reads everything that admins edit. */
import type { EditedDirectory } from 'domain/directory.ts';
import type { ApiAddress } from './api-address.ts';
import { readDirectoryFile } from './data-api.ts';
import { parseEditedDirectory } from './parse-directory-file.ts';

/** Every member, chain, setting, category and word, in the order of W1. @throws ReadFailed when a read fails. */
export async function readDirectory(api: ApiAddress): Promise<EditedDirectory> {
  const file = await readDirectoryFile(api, '*', '*');
  return parseEditedDirectory(await file.text());
}
