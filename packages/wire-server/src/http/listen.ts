/** Serves the app on a port and shuts it down gracefully. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import { StartupError } from '../system/startup-error.ts';
import { createClosing } from './closing.ts';
import { dropUnreadBodies } from './unread-body.ts';
import { MAX_HEADER_BYTES, refuseUnreadable } from './unreadable-request.ts';

/** Read ahead of a body that is not being received; each of hundreds of connections may hold so much. */
const MAX_UNREAD_BYTES = 16 * 1024;

/** For a client that disconnected before its address was read; never a valid address. */
const UNKNOWN_ADDRESS = 'unknown';

/** What is known about a request besides its contents. */
export interface Connection {
  /** The remote address of the socket: the client's, or the last proxy's. */
  readonly peerAddress: string;
  /** The body as it arrives; without it, the request has its own. */
  readonly body?: Readable;
  /** The server asks itself, for a page: no visitor's limits count it. */
  readonly isOwn?: true;
}

/** Answers requests. */
export interface App {
  fetch(request: Request, connection: Connection): Promise<Response>;
}

export interface Listening<A extends App = App> {
  readonly port: number;
  readonly app: A;
  /** Stops accepting connections, waits for requests in flight, then resolves. */
  close(): Promise<void>;
}

/**
 * `makeApp` receives the bound port, which the system chooses when `port` is 0.
 * @throws {StartupError} when the address cannot be used.
 */
export async function listen<A extends App>(
  makeApp: (port: number) => A,
  host: string,
  port: number,
): Promise<Listening<A>> {
  const server = createAdaptorServer({
    fetch: async (request, { incoming }) => {
      await closing.held();
      const peerAddress = incoming.socket.remoteAddress ?? UNKNOWN_ADDRESS;
      return app.fetch(request, { peerAddress, body: incoming });
    },
    serverOptions: { maxHeaderSize: MAX_HEADER_BYTES, highWaterMark: MAX_UNREAD_BYTES },
    autoCleanupIncoming: false,
  }) as Server;
  server.on('clientError', refuseUnreadable);
  dropUnreadBodies(server);
  const closing = createClosing(server);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error) => reject(explain(error, host, port)));
  server.listen(port, host, resolve);
  await promise;
  const { port: bound } = server.address() as AddressInfo;
  // The first connection is accepted in the next turn of the event loop at the earliest.
  const app = makeApp(bound);
  return { port: bound, app, close: closing.close };
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): StartupError {
  return new StartupError(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program. Stop it, or set PORT to another number.`
      : `Cannot listen on ${host}, port ${port} (${error.code}). Set HOST and PORT to an address of this machine that you may use.`,
    { cause: error },
  );
}
