/**
 * Closes a server without resetting a connection that the system has accepted. A keep-alive client may send its next
 * request at any moment, so each gets one more response, with `Connection: close`; only connections that stay idle
 * are cut.
 */
import type { Server, ServerResponse } from 'node:http';
import { type Socket, Server as SocketServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How long no new connection may arrive before the server stops listening, and how often that is checked. */
const QUIET_MS = 25;
const QUIET_CHECK_MS = 5;
/** How long new connections are awaited at most, if they never stop. */
const ACCEPTING_LIMIT_MS = 1000;
/** Between checks for idle connections. */
const IDLE_SWEEP_MS = 50;
/** How long idle connections stay open after the last response: a request may be on its way. */
const IDLE_GRACE_MS = 500;
/** How long requests in flight may take before their connections are closed. */
const CLOSING_GRACE_MS = 10_000;

interface Closing {
  /**
   * To be awaited by each response. It waits only while the server is about to stop listening: a client that got its
   * response would then send its next connection into the closing door.
   */
  held(): Promise<void> | null;
  /** Stops accepting connections, waits for requests in flight, then resolves. */
  close(): Promise<void>;
}

/** Long, as its parts share what is known of the server's connections. */
export function createClosing(server: Server): Closing {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const answers = new Set<ServerResponse>();
  let closing = false;
  let held: Promise<void> | null = null;
  let lastAnswer = 0;
  server.prependListener('request', (_request, answer) => {
    if (closing) answer.setHeader('Connection', 'close');
    answers.add(answer);
    answer.once('close', () => {
      answers.delete(answer);
      lastAnswer = performance.now();
    });
  });
  const isBeingSent = (answer: ServerResponse) => answer.writableEnded;

  function cutIdle(): void {
    // Node treats a connection as idle while the end of a response is still being sent.
    if (performance.now() - lastAnswer < IDLE_GRACE_MS || [...answers].some(isBeingSent)) return;
    server.closeIdleConnections();
    // Node does not treat a connection as idle before its first request; browsers preconnect.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  async function close(): Promise<void> {
    closing = true;
    for (const answer of answers) {
      if (!answer.headersSent) answer.setHeader('Connection', 'close');
    }
    held = untilNoneArrives(server);
    await held;
    const { promise, resolve } = Promise.withResolvers<void>();
    // The HTTP server's own close() would cut idle connections at once.
    SocketServer.prototype.close.call(server, () => resolve());
    held = null;
    lastAnswer = performance.now();
    const sweep = setInterval(cutIdle, IDLE_SWEEP_MS);
    const cut = setTimeout(() => server.closeAllConnections(), CLOSING_GRACE_MS);
    await promise;
    clearInterval(sweep);
    clearTimeout(cut);
    // Clears the HTTP server's timers.
    server.close();
  }

  return { held: () => held, close };
}

/** Closing the socket would reset the connections that the system has accepted for us, so all are taken first. */
async function untilNoneArrives(server: Server): Promise<void> {
  const deadline = performance.now() + ACCEPTING_LIMIT_MS;
  let lastArrival = performance.now();
  const note = () => {
    lastArrival = performance.now();
  };
  server.on('connection', note);
  const isQuiet = () => performance.now() - lastArrival >= QUIET_MS;
  while (!isQuiet() && performance.now() < deadline) await wait(QUIET_CHECK_MS);
  server.off('connection', note);
}
