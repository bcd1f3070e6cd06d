/**
 * Serves the app on a port, and shuts down gracefully. Refuses what is not a request, and drops bodies that nobody wants.
 */
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex, Readable } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import { StartupError } from '../system/startup-error.ts';
import { createClosing } from './closing.ts';

/** Read ahead of a body that is not being received; each of hundreds of connections may hold so much. */
const MAX_UNREAD_BYTES = 16 * 1024;

/**
 * How long an unused connection stays open: longer than the 60 s after which proxies and load balancers close theirs, so
 * that none sends a request on a connection that is just being closed. Node's own 5 s are shorter.
 */
const KEEP_ALIVE_MS = 65_000;

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
      const peerAddress = incoming.socket.remoteAddress ?? UNKNOWN_ADDRESS;
      const response = await app.fetch(request, { peerAddress, body: incoming });
      await closing.held();
      return response;
    },
    serverOptions: {
      maxHeaderSize: MAX_HEADER_BYTES,
      highWaterMark: MAX_UNREAD_BYTES,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
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

/** Limit of request line and headers: room for a filter of over a thousand ids. */
const MAX_HEADER_BYTES = 64 * 1024;
/** How long a rejected client has to read the response; cut off at once, it might see a reset instead. */
const LINGER_MS = 1000;
/** PostgREST's code for a request that cannot be parsed. */
const PARSE_ERROR = 'PGRST100';

interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly hint: string | null;
}

const UNREADABLE: Refusal = { status: 400, message: 'This is not an HTTP request', hint: null };

/** By Node's error code. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: `The address and headers take more than ${MAX_HEADER_BYTES / 1024} KiB`,
    hint: 'Split the filter over several requests.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    message: 'The chunk extensions of the body are too long',
    hint: null,
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request took too long to arrive',
    hint: null,
  },
};

/**
 * Answers requests that Node cannot parse and never passes to the app, in the data API's error shape, since an
 * overlong query is most likely a filter. For the server's `clientError` event, which fires again for each further
 * chunk received.
 */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return;
  const { status, message, hint } = REFUSALS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ code: PARSE_ERROR, details: null, hint, message });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** How long a client may go on sending. */
const DROP_LINGER_MS = 1000;
/** Of all clients together: ten imports of 5,000 rows at once, and four more each second. */
const MAX_DROPPED_BYTES = 20 * 1024 * 1024;
const REGAINED_BYTES_PER_SECOND = 8 * 1024 * 1024;
const MS_PER_SECOND = 1000;

const mayDrop = createAllowance();

/**
 * Reads and drops the rest of a body that nobody wants. Many clients read no response, or stop sending, before they have
 * sent it all: for a moment, and only as much in all as costs the server little. Resolves at its end, or once it has
 * taken too much; it is paused then.
 */
export function dropRest(body: Readable): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = () => {
    clearTimeout(late);
    body.off('data', onData).off('end', stop).off('close', stop).off('error', stop);
    if (!body.readableEnded) body.pause();
    resolve();
  };
  const onData = (chunk: Buffer) => {
    if (!mayDrop(chunk.length)) stop();
  };
  const late = setTimeout(stop, DROP_LINGER_MS);
  body.on('data', onData).on('end', stop).on('close', stop).on('error', stop).resume();
  if (body.readableEnded || body.destroyed || !mayDrop(0)) stop();
  return promise;
}

/** Does so after a response whose request had not arrived in full, and then cuts the connection. */
function dropUnreadBodies(server: Server): void {
  server.prependListener('request', (incoming: IncomingMessage, answer: ServerResponse) => {
    // Before Node's own listener, which would read on without end.
    answer.prependOnceListener('finish', () => {
      if (incoming.complete || incoming.destroyed) return;
      // Marks it as read, so that Node leaves the rest to us.
      incoming.read(0);
      void dropRest(incoming);
      const cut = setTimeout(() => {
        if (incoming.complete) incoming.resume();
        else incoming.socket.destroy();
      }, DROP_LINGER_MS);
      for (const event of ['end', 'close']) incoming.once(event, () => clearTimeout(cut));
    });
  });
}

/** Counts bytes; false once more were counted than regrow with time. */
function createAllowance(): (bytes: number) => boolean {
  let left = MAX_DROPPED_BYTES;
  let countedAt = performance.now();
  return (bytes) => {
    const now = performance.now();
    const regrown = ((now - countedAt) / MS_PER_SECOND) * REGAINED_BYTES_PER_SECOND;
    left = Math.min(left + regrown, MAX_DROPPED_BYTES) - bytes;
    countedAt = now;
    return left > 0;
  };
}
