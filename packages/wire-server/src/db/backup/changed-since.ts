/** Whether a database was written to since a backup of it began. */
import type pg from 'pg';
import type { Manifest } from './manifest.ts';

/** Transactions looked at one by one; where there were more, one of them has surely written. */
const MAX_TRANSACTIONS = 1000;

/** A transaction has a number only when it writes, and counts only when it committed. */
export async function changedSince(
  client: pg.Client,
  { cluster, transaction }: Manifest,
): Promise<boolean> {
  const { rows } = await client.query(
    `with present as (
       select system_identifier::text as cluster,
         pg_snapshot_xmax(pg_current_snapshot())::text::bigint as transaction
       from pg_control_system())
     select case
         when cluster <> $1 or transaction not between $2 and $2 + ${MAX_TRANSACTIONS} then true
         else exists (
           select from generate_series($2, transaction - 1) as number
           where pg_xact_status(number::text::xid8) is distinct from 'aborted')
       end as changed
     from (select cluster, transaction, $2::bigint from present) as present`,
    [cluster, transaction],
  );
  return rows[0].changed;
}
