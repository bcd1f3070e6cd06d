/** A busy day in little time: the directory is read over 32 connections while it is written to. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Load } from '../bench/load.ts';
import { Writers } from './writers.ts';

const LOAD = fileURLToPath(new URL('../bench/load.ts', import.meta.url));
const READERS = 32;
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
  const writers = new Writers(serviceKey).start({ url });
  await promisify(execFile)(process.execPath, [LOAD, JSON.stringify(load)]);
  await writers.stop();
}
