/**
 * Copies a cluster while Postgres is running. The files are copied at different times; the WAL written during the copy
 * comes last, and Postgres replays it to bring all files to their state at the end of the copy.
 */
import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type Entry, textEntry } from './archive.ts';

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

/** Folders whose content Postgres recreates when it starts, or that is copied separately: pg_wal. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** In any folder: files of the running process, and those that Postgres recreates. */
const LEFT_OUT = /^(postmaster\.(pid|opts)|\.s\.PGSQL\..*|pg_internal\.init.*|pgsql_tmp.*)$/;

const PIECE_BYTES = 1_000_000;

/** A file or folder of a cluster. */
interface ClusterFile {
  /** Relative to the cluster's folder, with slashes. */
  readonly path: string;
  readonly isFolder: boolean;
}

/** All files of the cluster that a backup contains, each folder before its contents. */
async function* clusterFiles(folder: string, within = ''): AsyncGenerator<ClusterFile> {
  for (const found of await readdir(join(folder, within), { withFileTypes: true }).catch(ifGone)) {
    if (LEFT_OUT.test(found.name)) continue;
    const path = within === '' ? found.name : `${within}/${found.name}`;
    if (found.isFile()) yield { path, isFolder: false };
    if (!found.isDirectory()) continue;
    yield { path, isFolder: true };
    if (!EMPTIED.has(path)) yield* clusterFiles(folder, path);
  }
}

/**
 * The files of a cluster that a backup contains. All files in `folder` as entries below `name`. Files may grow, shrink
 * and vanish during the copy.
 */
export async function* clusterEntries(folder: string, name: string): AsyncGenerator<Entry> {
  yield { path: name, file: null };
  for await (const { path, isFolder } of clusterFiles(folder)) {
    if (isFolder) yield { path: `${name}/${path}`, file: null };
    else yield* fileEntry(join(folder, path), `${name}/${path}`);
  }
}

/** One file as an entry; none when it is gone. */
async function* fileEntry(file: string, path: string): AsyncGenerator<Entry> {
  const handle = await open(file).catch(nullIfGone);
  if (handle === null) return;
  try {
    const bytes = (await handle.stat()).size;
    yield { path, file: { bytes, content: read(handle, bytes) } };
  } finally {
    await handle.close();
  }
}

/** Up to `bytes`, in large pieces: most files of a small database fit in one. */
async function* read(handle: FileHandle, bytes: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < bytes; ) {
    const piece = Buffer.allocUnsafe(Math.min(bytes - position, PIECE_BYTES));
    const { bytesRead } = await handle.read(piece, 0, piece.length, position);
    if (bytesRead === 0) return;
    yield piece.subarray(0, bytesRead);
    position += bytesRead;
  }
}

/** How many bytes a backup has to read, without the WAL. */
export async function clusterBytes(folder: string): Promise<number> {
  let bytes = 0;
  for await (const { path, isFolder } of clusterFiles(folder)) {
    if (isFolder) continue;
    bytes += (await stat(join(folder, path)).catch(nullIfGone))?.size ?? 0;
  }
  return bytes;
}

function nullIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function ifGone(error: NodeJS.ErrnoException): [] {
  nullIfGone(error);
  return [];
}
