/** The keys that every process on the database refuses, whatever is stored or configured. */
import type { Transaction } from '../../db/driver.ts';
import { hashSecret } from './secret-hash.ts';

/** What names a service key among the revoked ones; a signing key is named by its kid. */
export function revocationId(serviceKey: string): string {
  return `sha256:${hashSecret(serviceKey)}`;
}

export async function readRevoked(tx: Transaction): Promise<ReadonlySet<string>> {
  const rows = await tx.query('select id from auth_service.revoked_keys');
  return new Set(rows.map(({ id }) => String(id)));
}

/**
 * Revokes these keys and ends what they may have opened: every session, and every link and code under way.
 * @returns the number of sessions
 */
export async function revoke(tx: Transaction, ids: readonly string[], now: Date): Promise<number> {
  await tx.query(
    `insert into auth_service.revoked_keys (id, revoked_at)
       select jsonb_array_elements_text($1::jsonb), $2 on conflict do nothing`,
    [JSON.stringify(ids), now.toISOString()],
  );
  await tx.query('delete from auth_service.one_time_tokens');
  await tx.query('delete from auth_service.flow_states');
  return (await tx.query('delete from auth_service.sessions returning 1')).length;
}
