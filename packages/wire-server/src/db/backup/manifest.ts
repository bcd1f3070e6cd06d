/** A backup's description: the first file of the archive, so that it can be read quickly. */
import type pg from 'pg';
import { POSTGRES_MAJOR } from '../embedded/binaries.ts';

export const MANIFEST = 'backup.json';

export interface Manifest {
  readonly takenAt: Date;
  /** Major version of the Postgres whose files it holds. */
  readonly postgres: number;
  /** Identifies the cluster: every initdb picks another number. */
  readonly cluster: string;
  /** Every transaction with a lower number had ended when the backup began. */
  readonly transaction: string;
}

/** The manifest of a backup of this database that begins now. */
export async function describeBackup(client: pg.Client, takenAt: Date): Promise<Manifest> {
  const { rows } = await client.query(
    `select system_identifier::text as cluster, pg_snapshot_xmin(pg_current_snapshot())::text as transaction
       from pg_control_system()`,
  );
  return {
    takenAt,
    postgres: POSTGRES_MAJOR,
    cluster: rows[0].cluster,
    transaction: rows[0].transaction,
  };
}

/** @throws when `text` is not a manifest. */
export function parseManifest(text: string): Manifest {
  const { takenAt, postgres, cluster, transaction } = JSON.parse(text);
  const known = Number.isInteger(postgres) && !Number.isNaN(Date.parse(takenAt));
  if (!known || !/^\d+$/.test(cluster) || !/^\d+$/.test(transaction)) {
    throw new Error('a value is missing or invalid');
  }
  return { takenAt: new Date(takenAt), postgres, cluster, transaction };
}
