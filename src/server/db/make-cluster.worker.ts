/** Worker: makes a new, empty database cluster in the folder given as its data. */
import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const pglite = await PGlite.create(workerData as string);
await pglite.close();
