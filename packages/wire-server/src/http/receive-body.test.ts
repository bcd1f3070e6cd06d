/** Which bodies are received, and what a client gets whose body is not. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Listening, listen } from './listen.ts';
import {
  type BodyBudget,
  BodyTooLarge,
  BodyTooSlow,
  createBodyBudget,
  extentOf,
  incomingBody,
  TooManyBodies,
} from './receive-body.ts';

const LIMIT_BYTES = 1000;
const CLIENT = 'ann';
/** More bytes than the sockets at both ends buffer while unread. */
const LARGE_BYTES = 12 * 1024 * 1024;

let listening: Listening | undefined;

afterEach(async () => {
  vi.useRealTimers();
  await listening?.close();
  listening = undefined;
});

/** Answers each body with its length, and what it refuses with 413, 503 or 408. `held` ends with the response. */
async function serve(budget: BodyBudget, held = Promise.resolve()): Promise<number> {
  listening = await listen(
    () => ({
      async fetch(request, connection) {
        const body = incomingBody(request, connection);
        const client = request.headers.get('x-client') ?? CLIENT;
        try {
          const bytes = await body.receive({ maxBytes: LIMIT_BYTES, budget, client });
          if (bytes.length > 1) await held;
          return new Response(String(bytes.length));
        } catch (error) {
          if (error instanceof BodyTooLarge) return new Response('too large', { status: 413 });
          if (error instanceof TooManyBodies) return new Response('too many', { status: 503 });
          throw error;
        } finally {
          body.release();
        }
      },
    }),
    '127.0.0.1',
    0,
  );
  return listening.port;
}

const post = (port: number, body: BodyInit, client = CLIENT) =>
  fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'X-Client': client },
    body,
    duplex: 'half',
  } as RequestInit);

/** A client that announces more than it sends. */
function announce(port: number, bytes: number): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`);
  return socket;
}

const ample = () => createBodyBudget(LARGE_BYTES, LARGE_BYTES);

describe('the size', () => {
  test('W3 a body at the limit is accepted, one byte more is 413, also without Content-Length', async () => {
    const port = await serve(ample());
    for (const wrap of [(body: string) => body, (body: string) => new Blob([body]).stream()]) {
      expect(await (await post(port, wrap('x'.repeat(LIMIT_BYTES)))).text()).toBe('1000');
      expect((await post(port, wrap('x'.repeat(LIMIT_BYTES + 1)))).status).toBe(413);
    }
  });

  test('W3 a client that sends everything before it reads still gets the 413', async () => {
    const socket = announce(await serve(ample()), LARGE_BYTES);
    if (!socket.write('x'.repeat(LARGE_BYTES))) await once(socket, 'drain');
    socket.end();
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('W3 a client that never finishes sending gets an answer, and is cut off', async () => {
    const socket = announce(await serve(ample()), LARGE_BYTES);
    const answer = text(socket);
    socket.write('x');
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('W3 a request without a body has an empty one', async () => {
    const port = await serve(ample());
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('0');
  });
});

describe('the budget', () => {
  test("W3 one client's bodies have a share of it, and others the rest, until they are answered", async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    const budget = createBodyBudget(3 * LIMIT_BYTES, 2 * LIMIT_BYTES);
    const port = await serve(budget, held);
    const full = 'x'.repeat(LIMIT_BYTES);
    const first = [post(port, full), post(port, full)];
    await vi.waitUntil(() => !budget.fits(CLIENT, 1));
    expect((await post(port, 'x')).status).toBe(503);
    expect((await post(port, 'x', 'ben')).status).toBe(200);
    first.push(post(port, full, 'ben'));
    await vi.waitUntil(() => !budget.fits('ben', 1));
    expect((await post(port, 'x', 'cleo')).status).toBe(503);
    answer();
    for (const { status } of await Promise.all(first)) expect(status).toBe(200);
    expect(budget.fits(CLIENT, 2 * LIMIT_BYTES)).toBe(true);
  });

  test('W3 what is announced but not sent takes none of it', async () => {
    const port = await serve(createBodyBudget(LIMIT_BYTES, LIMIT_BYTES));
    const silent = Array.from({ length: 20 }, () => announce(port, LIMIT_BYTES));
    await Promise.all(silent.map((socket) => once(socket, 'connect')));
    expect((await post(port, 'x'.repeat(LIMIT_BYTES))).status).toBe(200);
    for (const socket of silent) socket.destroy();
  });

  test('W3 a client that hangs up gives back what it took', async () => {
    const budget = createBodyBudget(LIMIT_BYTES, LIMIT_BYTES);
    const socket = announce(await serve(budget), LIMIT_BYTES);
    socket.write('x'.repeat(LIMIT_BYTES - 1));
    await vi.waitUntil(() => !budget.fits(CLIENT, LIMIT_BYTES));
    socket.resetAndDestroy();
    await vi.waitUntil(() => budget.fits(CLIENT, LIMIT_BYTES));
  });
});

describe('the pace', () => {
  const KIB = 1024;
  const receiving = () => {
    vi.useFakeTimers();
    const stream = new PassThrough();
    const request = new Request('http://test/', { method: 'POST' });
    const body = incomingBody(request, { peerAddress: '127.0.0.1', body: stream });
    const received = body.receive({ maxBytes: 2000 * KIB, budget: ample(), client: CLIENT });
    return { stream, received };
  };

  test('W3 a body that stops for ten seconds is refused', async () => {
    const { stream, received } = receiving();
    const refused = expect(received).rejects.toThrow(BodyTooSlow);
    stream.write('x');
    // One more second passes while the rest is dropped.
    await vi.advanceTimersByTimeAsync(11_001);
    await refused;
  });

  test('W3 a body that arrives at 32 KiB a second may take as long as it needs', async () => {
    const { stream, received } = receiving();
    for (let second = 0; second < 60; second++) {
      stream.write('x'.repeat(32 * KIB));
      await vi.advanceTimersByTimeAsync(1000);
    }
    stream.end();
    vi.useRealTimers();
    expect((await received).length).toBe(60 * 32 * KIB);
  });
});

test.each([
  ['', 1, 0],
  ['7', 1, 0],
  ['{}', 1, 1],
  ['[1,2,3]', 3, 1],
  ['{"a":[{"b":1},{"c":[2]}]}', 2, 4],
  ['{"a":"[[,,{\\"[,"}', 1, 1],
  ['{"a":"\\\\","b":[1]}', 2, 2],
  [']]]][', 1, 0],
  ['['.repeat(1000), 1, 1000],
])('%s has %i values and %i levels', (json, values, depth) => {
  expect(extentOf(json)).toEqual({ values, depth });
});
