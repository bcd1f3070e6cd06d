/**
 * What becomes of a body that was answered before it had arrived. A client that still sends may only then read the
 * response, so the rest is read and dropped: for a moment, and only as much in all as costs the server little.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long a client may go on sending; cut off earlier, it would see a reset instead of the response. */
const LINGER_MS = 3000;
/** Of all clients together: ten imports of 5,000 rows. */
const DROPPED_BYTES_PER_SECOND = 20 * 1024 * 1024;
const MS_PER_SECOND = 1000;

export function dropUnreadBodies(server: Server): void {
  const mayDrop = createAllowance();
  server.prependListener('request', (incoming: IncomingMessage, answer: ServerResponse) => {
    // Before Node's own listener, which would read on without end.
    answer.prependOnceListener('finish', () => {
      if (!incoming.complete && !incoming.destroyed) drop(incoming, mayDrop);
    });
  });
}

function drop(incoming: IncomingMessage, mayDrop: (bytes: number) => boolean): void {
  // Marks it as read, so that Node leaves the rest to us.
  incoming.read(0);
  incoming.on('data', (chunk: Buffer) => {
    if (!mayDrop(chunk.length)) incoming.pause();
  });
  if (mayDrop(0)) incoming.resume();
  const cut = setTimeout(() => incoming.socket.destroy(), LINGER_MS);
  incoming.once('close', () => clearTimeout(cut));
}

/** Counts bytes; false once more were counted than regrow with time. */
function createAllowance(): (bytes: number) => boolean {
  let left = DROPPED_BYTES_PER_SECOND;
  let countedAt = performance.now();
  return (bytes) => {
    const now = performance.now();
    const regrown = ((now - countedAt) / MS_PER_SECOND) * DROPPED_BYTES_PER_SECOND;
    left = Math.min(left + regrown, DROPPED_BYTES_PER_SECOND) - bytes;
    countedAt = now;
    return left > 0;
  };
}
