/** The machine that the server runs on: its memory, clock, ports and own addresses, and the priority of processes. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, isIPv4 } from 'node:net';
import { constants, setPriority } from 'node:os';

/** Whether this process may use only little memory, as in a container: docs/decisions/107-memory-follows-use.md. */
const LITTLE_BYTES = 512_000_000;

const limitBytes = process.constrainedMemory();

/** 0 stands for an unknown limit. */
export const HAS_LITTLE_MEMORY = limitBytes > 0 && limitBytes < LITTLE_BYTES;

/**
 * Unix time in whole milliseconds that never goes back: it follows the system's clock forward, and counts on by itself
 * while that has been set back. For limits, which would otherwise keep clients waiting.
 * @example const now = createSteadyClock(); now() // 1795759200000
 */
export function createSteadyClock(
  systemMs: () => number = Date.now,
  elapsedMs: () => number = () => performance.now(),
): () => number {
  let last = systemMs();
  let readAt = elapsedMs();
  return () => {
    const elapsed = elapsedMs();
    last = Math.max(last + elapsed - readAt, systemMs());
    readAt = elapsed;
    return Math.floor(last);
  };
}

/**
 * `wanted` if it is free, otherwise any free port.
 * @example const port = await freePort('127.0.0.1', 3000);
 */
export async function freePort(host = '127.0.0.1', wanted = 0): Promise<number> {
  const probe = createServer();
  probe.once('error', () => probe.listen(0, host));
  probe.listen(wanted, host);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Whether `host`, a name or address without a port, is this machine's own.
 * @example isLoopback('127.0.0.1') // true
 */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}

const { PRIORITY_BELOW_NORMAL } = constants.priority;

/**
 * With "autogroup", Linux shares the CPU between sessions first, and each Postgres backend is a session of its own:
 * lowering only the process would change nothing.
 * @returns false if Linux refuses for now, since it takes one change in a tenth of a second from users other than
 * root; true once the priority is lowered, or if it cannot be.
 * @example lowerPriority(4711) // setpriority(4711, 10), and '10' into /proc/4711/autogroup
 */
export function lowerPriority(pid: number): boolean {
  try {
    setPriority(pid, PRIORITY_BELOW_NORMAL);
    if (process.platform === 'linux') {
      writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_BELOW_NORMAL));
    }
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EAGAIN';
  }
}
