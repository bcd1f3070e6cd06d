/** A proxy on loopback that sends requests to several servers in turn, as a load balancer does. */
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

const BAD_GATEWAY = 502;
/** More than the servers accept, so that they, not the proxy, refuse long addresses. */
const MAX_HEADER_BYTES = 1024 * 1024;
/**
 * The client library lists the columns of 5,000 rows for seconds, in this process: connections must not have timed out
 * when it is done.
 */
const KEEP_ALIVE_MS = 120_000;

interface AlternatingProxy {
  readonly url: string;
  close(): Promise<void>;
}

/** @param urls of the servers; each request goes to the next one. */
export async function startAlternatingProxy(urls: readonly string[]): Promise<AlternatingProxy> {
  const agent = new Agent({ keepAlive: true });
  let requests = 0;
  const options = { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS };
  const proxy = createServer(options, (incoming, answer) => {
    const url = urls[requests % urls.length] as string;
    requests += 1;
    forward(url, agent, incoming, answer).catch(() => answer.writeHead(BAD_GATEWAY).end());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      agent.destroy();
      proxy.closeAllConnections();
      await new Promise((closed) => proxy.close(closed));
    },
  };
}

async function forward(
  url: string,
  agent: Agent,
  incoming: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const { method, headers } = incoming;
  const outgoing = request(new URL(incoming.url ?? '/', url), { method, headers, agent });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  const [[response]] = await Promise.all([answered, pipeline(incoming, outgoing)]);
  answer.writeHead(response.statusCode ?? BAD_GATEWAY, response.headers);
  await pipeline(response, answer);
}
