/**
 * Copies a cluster while Postgres is running. The files are copied at different times; the WAL written during the copy
 * comes last, and Postgres replays it to bring all files to their state at the end of the copy.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type Entry, textEntry } from './archive.ts';
import { clusterEntries, fileEntry } from './cluster-files.ts';

const SLOT = 'wire_server_backup';
const LABEL = 'wire-server';
/** Timeline, and two halves of a number: segments of one timeline sort by age. */
const SEGMENT = /^[0-9A-F]{24}$/;

/**
 * @param client connected as the superuser and used for nothing else during the backup, which ends if it disconnects.
 * @param folder of the cluster.
 * @param name of the folder in the archive.
 */
export async function* hotCopy(
  client: pg.Client,
  folder: string,
  name: string,
): AsyncGenerator<Entry> {
  // While the slot exists, no WAL from here on is removed.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [SLOT]);
  const begun = await client.query(
    'select pg_walfile_name(lsn) as segment from pg_backup_start($1, true) as lsn',
    [LABEL],
  );
  yield* clusterEntries(folder, name);
  const ended = await client.query(
    'select pg_walfile_name(lsn) as segment, labelfile, spcmapfile from pg_backup_stop(false)',
  );
  const { labelfile, spcmapfile, segment } = ended.rows[0];
  if (spcmapfile.trim() !== '')
    throw new Error(
      'the database has tablespaces outside its folder, which a backup cannot contain',
    );
  yield textEntry(`${name}/backup_label`, labelfile);
  const wal = join(folder, 'pg_wal');
  for (const file of (await readdir(wal)).sort()) {
    const needed = SEGMENT.test(file) && file >= begun.rows[0].segment && file <= segment;
    if (needed) yield* fileEntry(join(wal, file), `${name}/pg_wal/${file}`);
  }
  await client.query('select pg_drop_replication_slot($1)', [SLOT]);
}
