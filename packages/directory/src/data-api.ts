/** Reads the directory over the protocol shared by our server and Supabase projects (W). */
import { MEMBER_COLUMNS } from 'domain/member.ts';
import { CHAIN_COLUMNS } from 'domain/referral-chain.ts';
import type { ApiAddress } from './api-address.ts';
import { directoryFile } from './directory-file.ts';
import { ReadFailed, readPages } from './read-pages.ts';

/** The sort orders of W1. The id breaks ties. */
const MEMBER_ORDER = 'priority.asc,member_name.asc,id.asc';
const CHAIN_ORDER = 'id.asc';

/** The view with all settings in one row. */
const CHAPTER_READ = { table: 'chapter', columns: '*', order: 'id.asc' };

/** PostgREST's code for an unknown table. */
const UNKNOWN_TABLE = 'PGRST205';

/** Columns that only the panel needs: the row's version, and those that show whether an entry is up to date (P9). */
const PANEL_ONLY = ['version', 'confirmed_on', 'bounced_email'];

/** What visitors see of each table. */
const SHOWN_MEMBER_COLUMNS = shownOf(MEMBER_COLUMNS);
const SHOWN_CHAIN_COLUMNS = shownOf(CHAIN_COLUMNS);

/**
 * Every member and every chain, in the order of W1, and the chapter's settings (K5), as one file (directory-file.ts).
 * @param memberColumns the columns to read, separated by commas, or '*'; by default those that visitors see.
 * @param chainColumns the same for chains.
 * @throws ReadFailed when a read fails.
 */
export async function readDirectoryFile(
  api: ApiAddress,
  memberColumns = SHOWN_MEMBER_COLUMNS,
  chainColumns = SHOWN_CHAIN_COLUMNS,
): Promise<Blob> {
  const reads = [
    readPages(api, { table: 'members', columns: memberColumns, order: MEMBER_ORDER }),
    readPages(api, { table: 'referral_chains', columns: chainColumns, order: CHAIN_ORDER }),
    readChapterPages(api),
  ] as const;
  // A read that failed leaves none running beside the next one.
  await Promise.allSettled(reads);
  const [members, chains, chapters] = await Promise.all(reads);
  return directoryFile({ members, chains, chapters });
}

/** The settings alone (K5): none in a project that has no such table yet. @throws ReadFailed */
export async function readChapterPages(api: ApiAddress): Promise<readonly Blob[]> {
  try {
    return await readPages(api, CHAPTER_READ);
  } catch (reason) {
    if (reason instanceof ReadFailed && reason.code === UNKNOWN_TABLE) return [];
    throw reason;
  }
}

/** The names of those that visitors see, separated by commas. */
function shownOf(columns: Readonly<Record<string, unknown>>): string {
  return Object.keys(columns)
    .filter((name) => !PANEL_ONLY.includes(name))
    .join(',');
}
