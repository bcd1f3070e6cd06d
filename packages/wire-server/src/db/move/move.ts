/** Moves all of the server's data between the embedded database of a data folder and Postgres servers. */
import { existsSync } from 'node:fs';
import type pg from 'pg';
import { clusterFolder } from '../../system/data-folder.ts';
import { prepareEmbedded, requireEmbedded, withEmbedded } from '../embedded/embedded-postgres.ts';
import { finishReplacing, replaceCluster } from '../embedded/replace-cluster.ts';
import { copyDatabase, type MovedPart } from './copy-database.ts';
import type { MovedRows } from './copy-rows.ts';

interface MoveOptions {
  readonly dataDir: string;
  /** Address of a Postgres server; null means the embedded database. At most one is null. */
  readonly from: string | null;
  readonly to: string | null;
  readonly parts: readonly MovedPart[];
  readonly signal: AbortSignal;
}

/** @throws as copyDatabase does, and {StartupError} when a server uses the embedded database. */
export async function move({
  dataDir,
  from,
  to,
  parts,
  signal,
}: MoveOptions): Promise<MovedRows[]> {
  const source = from === null ? null : { connectionString: from };
  const target = to === null ? null : { connectionString: to };
  if (source !== null && target !== null) return copyDatabase({ from: source, to: target, parts });
  if (source === null && target !== null) {
    return withEmbedded(await requireEmbedded(dataDir), signal, (embedded) =>
      copyDatabase({ from: embedded, to: target, parts }),
    );
  }
  if (source === null) throw new Error('from and to are both null');
  const fill = (embedded: pg.ClientConfig) => copyDatabase({ from: source, to: embedded, parts });
  // A run that was killed at the very end had already moved everything.
  if (finishReplacing(dataDir)) return [];
  if (existsSync(clusterFolder(dataDir))) {
    return withEmbedded(await prepareEmbedded(dataDir), signal, fill);
  }
  return replaceCluster({ dataDir, signal, fill, beforeSwap: async () => {}, keepAs: null });
}
