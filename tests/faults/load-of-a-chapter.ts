/** A busy chapter: 32 connections read the directory without a pause while eight writers write. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Load } from '../bench/load.ts';
import { Writers } from './writers.ts';

const LOAD = fileURLToPath(new URL('../bench/load.ts', import.meta.url));
const READERS = 32;
/** Eight writes a second: an hour of them makes 25,000 members. */
const WRITE_PAUSE_MS = 1_000;
const MEMBERS = '/rest/v1/members?select=*&order=priority.asc,member_name.asc&limit=50';

/** Throws when a read was refused. */
export async function loadFor(seconds: number, url: string, serviceKey: string): Promise<void> {
  const load: Load = {
    url: url + MEMBERS,
    headers: {},
    body: '',
    connections: READERS,
    warmUp: 0,
    seconds,
  };
  const writers = new Writers(serviceKey, WRITE_PAUSE_MS).start({ url });
  await promisify(execFile)(process.execPath, [LOAD, JSON.stringify(load)]);
  await writers.stop();
}
