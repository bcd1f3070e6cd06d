/** Reads the directory over the protocol shared by our server and Supabase projects (W). */
import type { Directory } from '../../domain/directory.ts';
import { MEMBER_COLUMNS } from '../../domain/member.ts';
import { CHAIN_COLUMNS } from '../../domain/referral-chain.ts';
import type { ApiAddress } from './api-address.ts';
import { directoryFile, parseDirectoryText } from './directory-file.ts';
import { readPages } from './read-all-rows.ts';

/** The sort orders of W1. The id breaks ties. */
const MEMBER_ORDER = 'priority.asc,member_name.asc,id.asc';
const CHAIN_ORDER = 'id.asc';

/** What only the panel needs: the version of a save, and what tells whether a member is still right (P9). */
const PANEL_ONLY = ['version', 'confirmed_on', 'bounced_email'];
/** What visitors see of each table. */
const MEMBER_NAMES = namesOf(MEMBER_COLUMNS);
const CHAIN_NAMES = namesOf(CHAIN_COLUMNS);

/** Every member and every chain, in the order of W1. @throws ReadFailed when either read fails. */
export async function readDirectory(api: ApiAddress): Promise<Directory> {
  const file = await readFile(api, '*', '*');
  return parseDirectoryText(await file.text());
}

/**
 * The same without versions, as a directory-file.ts.
 * @throws ReadFailed when either read fails.
 */
export function readDirectoryFile(api: ApiAddress): Promise<Blob> {
  return readFile(api, MEMBER_NAMES, CHAIN_NAMES);
}

async function readFile(api: ApiAddress, memberNames: string, chainNames: string): Promise<Blob> {
  const [members, chains] = await Promise.all([
    readPages(api, { table: 'members', columns: memberNames, order: MEMBER_ORDER }),
    readPages(api, { table: 'referral_chains', columns: chainNames, order: CHAIN_ORDER }),
  ]);
  return directoryFile(members, chains);
}

function namesOf(columns: Readonly<Record<string, unknown>>): string {
  return Object.keys(columns)
    .filter((name) => !PANEL_ONLY.includes(name))
    .join(',');
}
