/** Recognizes addresses that only this machine can reach. */
import { isIPv4 } from 'node:net';

/**
 * Whether `host`, a name or address without a port, is this machine's own.
 * @example isLoopback('127.0.0.1') // true
 */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}
