/** The memory of a server with its Postgres: after start and after a load. */
import { temporaryFolder } from 'wire-server/testing';
import { memoryUnder } from '../bench/process-memory.ts';
import { copyDemoDatabase } from '../pathfinder-server.ts';
import { FaultyServer } from './faulty-server.ts';
import { loadFor } from './load-of-a-chapter.ts';

const LOAD_SECONDS = 30;

export interface Memory {
  readonly serverBytes: number;
  readonly postgresBytes: number;
}

export interface MeasuredMemory {
  readonly started: Memory;
  readonly loaded: Memory;
}

export async function measureMemory(): Promise<MeasuredMemory> {
  const folder = temporaryFolder();
  await copyDemoDatabase(folder.path);
  const server = await FaultyServer.start(folder.path);
  const measure = (): Memory => {
    const { process: node, postgres } = server.process;
    const postgresBytes = memoryUnder([postgres ?? 0]);
    // An adopted Postgres is not a child of the server.
    const allBytes = memoryUnder([node.pid ?? 0, postgres ?? 0]);
    return { postgresBytes, serverBytes: allBytes - postgresBytes };
  };
  try {
    const started = measure();
    await loadFor(LOAD_SECONDS, server.process.url, server.serviceKey);
    return { started, loaded: measure() };
  } finally {
    await server.process.kill();
    folder.remove();
  }
}
