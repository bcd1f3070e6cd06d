/** Refuses bodies that are too large, so that whoever sends one gets to hear it. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** Milliseconds a refused client gets to finish sending: cut off before, it would see a reset instead. */
const LINGER = 1000;

/** `maxSize` is in bytes. What `refuse` makes is thrown where a body has more. */
export function limitBody(maxSize: number, refuse: () => Error): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    async onError(c) {
      await discard(c.req.raw.body);
      throw refuse();
    },
  });
}

/** Neither a client that leaves nor one that takes its time is worth an error. */
async function discard(body: ReadableStream | null): Promise<void> {
  const signal = AbortSignal.timeout(LINGER);
  await body?.pipeTo(new WritableStream(), { signal, preventCancel: true }).catch(() => {});
}
