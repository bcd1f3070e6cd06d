/** Rejects bodies that are too large, in a way that lets the client read the response. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** How long a rejected client may go on sending; cut off earlier, it would see a reset instead of the response. */
const LINGER_MS = 1000;

/** `maxSize` is in bytes. Throws the error from `refuse` when a body is larger. */
export function limitBody(maxSize: number, refuse: () => Error): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    async onError(c) {
      await discard(c.req.raw.body);
      throw refuse();
    },
  });
}

/** Ignores clients that disconnect or exceed LINGER_MS. */
async function discard(body: ReadableStream | null): Promise<void> {
  const signal = AbortSignal.timeout(LINGER_MS);
  await body?.pipeTo(new WritableStream(), { signal, preventCancel: true }).catch(() => {});
}
