/** The data API: reading the directory over the wire both our server and a Supabase project speak (W). */
import { PostgrestClient } from '@supabase/postgrest-js';
import { type Directory, parseDirectory } from '../../domain/directory.ts';
import { type ApiAddress, keyHeaders } from './api-address.ts';
import { readAllRows } from './read-all-rows.ts';

/** A read that takes longer than this, in milliseconds, counts as failed. */
const READ_TIMEOUT_MS = 15_000;

/** Every member and every chain, in the order of W1. Rejects when either read fails. */
export async function readDirectory(api: ApiAddress): Promise<Directory> {
  const client = new PostgrestClient(`${api.url}/rest/v1`, {
    headers: keyHeaders(api),
    timeout: READ_TIMEOUT_MS,
    // The visitor is told at once and decides when to try again (S9).
    retry: false,
  });
  const [members, chains] = await Promise.all([
    // The id settles ties: pages of rows that tie could otherwise overlap.
    readAllRows(() =>
      client
        .from('members')
        .select('*', { count: 'exact' })
        .order('priority')
        .order('member_name')
        .order('id'),
    ),
    readAllRows(() => client.from('referral_chains').select('*', { count: 'exact' }).order('id')),
  ]);
  return parseDirectory(members, chains);
}
