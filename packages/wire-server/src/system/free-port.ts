/** Finds a TCP port that no program listens on. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

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
