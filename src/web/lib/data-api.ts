/** Reads the directory over the protocol shared by our server and Supabase projects (W). */
import { type Directory, parseDirectory } from '../../domain/directory.ts';
import type { ApiAddress } from './api-address.ts';
import { readAllRows } from './read-all-rows.ts';

/** The sort orders of W1. The id breaks ties. */
const MEMBER_ORDER = 'priority.asc,member_name.asc,id.asc';
const CHAIN_ORDER = 'id.asc';

/** Every member and every chain, in the order of W1. @throws ReadFailed when either read fails. */
export async function readDirectory(api: ApiAddress): Promise<Directory> {
  const [members, chains] = await Promise.all([
    readAllRows(api, 'members', MEMBER_ORDER),
    readAllRows(api, 'referral_chains', CHAIN_ORDER),
  ]);
  return parseDirectory(members, chains);
}
