/**
 * What becomes of a body that nobody wants. Many clients read no response, or stop sending, before they have sent it
 * all, so it is read and dropped: for a moment, and only as much in all as costs the server little.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** How long a client may go on sending. */
const LINGER_MS = 1000;
/** Of all clients together: ten imports of 5,000 rows at once, and four more each second. */
const MAX_DROPPED_BYTES = 20 * 1024 * 1024;
const REGAINED_BYTES_PER_SECOND = 8 * 1024 * 1024;
const MS_PER_SECOND = 1000;

const mayDrop = createAllowance();

/** Reads and drops the rest of a body. Resolves at its end, or once it has taken too much; it is paused then. */
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
  const late = setTimeout(stop, LINGER_MS);
  body.on('data', onData).on('end', stop).on('close', stop).on('error', stop).resume();
  if (body.readableEnded || body.destroyed || !mayDrop(0)) stop();
  return promise;
}

/** Does so after a response whose request had not arrived in full, and then cuts the connection. */
export function dropUnreadBodies(server: Server): void {
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
      }, LINGER_MS);
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
