/** Serves the app on a port and shuts it down gracefully. */
import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, type Socket, Server as SocketServer } from 'node:net';
import type { Readable } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import { StartupError } from '../system/startup-error.ts';
import { dropUnreadBodies } from './unread-body.ts';
import { MAX_HEADER_BYTES, refuseUnreadable } from './unreadable-request.ts';

/** Between checks for idle connections while closing. */
const IDLE_SWEEP_MS = 50;
/** How long idle connections stay open after the last response: a request may be on its way. */
const IDLE_GRACE_MS = 500;
/** How long requests in flight may take before their connections are closed. */
const CLOSING_GRACE_MS = 10_000;

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
    fetch: (request, { incoming }) =>
      app.fetch(request, {
        peerAddress: incoming.socket.remoteAddress ?? UNKNOWN_ADDRESS,
        body: incoming,
      }),
    serverOptions: { maxHeaderSize: MAX_HEADER_BYTES },
    autoCleanupIncoming: false,
  }) as Server;
  server.on('clientError', refuseUnreadable);
  dropUnreadBodies(server);
  const close = closer(server);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error) => reject(explain(error, host, port)));
  server.listen(port, host, resolve);
  await promise;
  const { port: bound } = server.address() as AddressInfo;
  // The first connection is accepted in the next turn of the event loop at the earliest.
  const app = makeApp(bound);
  return { port: bound, app, close };
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): StartupError {
  return new StartupError(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program. Stop it, or set PORT to another number.`
      : `Cannot listen on ${host}, port ${port} (${error.code}). Set HOST and PORT to an address of this machine that you may use.`,
    { cause: error },
  );
}

/**
 * Stops listening and drains connections. A keep-alive client may send its next request at any moment, so each
 * gets one more response, with `Connection: close`; only connections that stay idle are cut.
 */
function closer(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const answers = new Set<ServerResponse>();
  let closing = false;
  let lastAnswer = 0;
  server.prependListener('request', (_request, answer) => {
    if (closing) answer.setHeader('Connection', 'close');
    answers.add(answer);
    answer.once('close', () => {
      answers.delete(answer);
      lastAnswer = Date.now();
    });
  });
  const isBeingSent = (answer: ServerResponse) => answer.writableEnded;

  return async () => {
    closing = true;
    lastAnswer = Date.now();
    for (const answer of answers) {
      if (!answer.headersSent) answer.setHeader('Connection', 'close');
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    // The HTTP server's own close() would cut idle connections at once.
    SocketServer.prototype.close.call(server, () => resolve());
    const sweep = setInterval(() => {
      // Node treats a connection as idle while the end of a response is still being sent.
      if (Date.now() - lastAnswer < IDLE_GRACE_MS || [...answers].some(isBeingSent)) return;
      server.closeIdleConnections();
      // Node does not treat a connection as idle before its first request; browsers preconnect.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, IDLE_SWEEP_MS);
    const cut = setTimeout(() => server.closeAllConnections(), CLOSING_GRACE_MS);
    await promise;
    clearInterval(sweep);
    clearTimeout(cut);
    // Clears the HTTP server's timers.
    server.close();
  };
}
