/** Puts the app on a port, and takes it off again without cutting anybody short. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { StartupError } from '../startup-error.ts';
import { MAX_HEADER_SIZE, refuseUnreadable } from './unreadable-request.ts';

/** Milliseconds between looks for connections that fell idle while closing. */
const IDLE_SWEEP = 50;
/** Milliseconds requests in flight get to finish before they are cut. */
const CLOSING_GRACE = 10_000;

/** Of a client that left before it was asked for; no address is written like this. */
const UNKNOWN_ADDRESS = 'unknown';

/** What is known of a request beside itself. */
export interface Connection {
  /** Of the socket the request came through: the client's, or the last proxy's. */
  readonly peerAddress: string;
}

/** Answers requests; a function from Request to Response. */
export interface App {
  fetch(request: Request, connection: Connection): Promise<Response>;
}

export interface Listening<A extends App = App> {
  readonly port: number;
  readonly app: A;
  /** Takes no new connection, waits for requests in flight, then resolves. */
  close(): Promise<void>;
}

/**
 * `makeApp` is told the port, which the system chooses where `port` is 0.
 * @throws {StartupError} when the address cannot be used.
 */
export async function listen<A extends App>(
  makeApp: (port: number) => A,
  host: string,
  port: number,
): Promise<Listening<A>> {
  const server = createAdaptorServer({
    fetch: (request, { incoming }) =>
      app.fetch(request, { peerAddress: incoming.socket.remoteAddress ?? UNKNOWN_ADDRESS }),
    serverOptions: { maxHeaderSize: MAX_HEADER_SIZE },
  }) as Server;
  server.on('clientError', refuseUnreadable);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error) => reject(explain(error, host, port)));
  server.listen(port, host, resolve);
  await promise;
  const { port: bound } = server.address() as AddressInfo;
  // The first connection is taken up no sooner than in the next turn of the event loop.
  const app = makeApp(bound);
  return { port: bound, app, close: () => close(server) };
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): StartupError {
  return new StartupError(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program. Stop it, or set PORT to another number.`
      : `Cannot listen on ${host}, port ${port} (${error.code}). Set HOST and PORT to an address of this machine that you may use.`,
    { cause: error },
  );
}

async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // A kept-alive connection falls idle only after its last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP);
  const cut = setTimeout(() => server.closeAllConnections(), CLOSING_GRACE);
  await promise;
  clearInterval(sweep);
  clearTimeout(cut);
}
