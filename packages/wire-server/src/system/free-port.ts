/** Finds a TCP port that no program listens on. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** `wanted` where it is free, otherwise any. */
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
