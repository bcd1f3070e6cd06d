/** What a client receives if its body is too large. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitBody } from './limit-body.ts';
import { type Listening, listen } from './listen.ts';

const LIMIT_BYTES = 1000;
/** More bytes than the sockets at both ends buffer while unread. */
const LARGE_BYTES = 12 * 1024 * 1024;

let listening: Listening;

beforeAll(async () => {
  const app = new Hono();
  const refuse = () =>
    new HTTPException(413, {
      res: new Response('too large', { status: 413, headers: { Connection: 'close' } }),
    });
  app.post('*', limitBody(LIMIT_BYTES, refuse), async (c) =>
    c.text(`${(await c.req.text()).length}`),
  );
  const fetch = async (request: Request) => app.fetch(request);
  listening = await listen(() => ({ fetch }), '127.0.0.1', 0);
});
afterAll(() => listening.close());

const post = (body: string) =>
  fetch(`http://127.0.0.1:${listening.port}/`, { method: 'POST', body });

test('W3 a body at the limit is accepted, one byte more is 413', async () => {
  expect(await (await post('x'.repeat(LIMIT_BYTES))).text()).toBe('1000');
  expect((await post('x'.repeat(LIMIT_BYTES + 1))).status).toBe(413);
});

test('W3 a client that sends everything before it reads still gets the 413', async () => {
  const socket = connect({ port: listening.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${LARGE_BYTES}\r\n\r\n`);
  if (!socket.write('x'.repeat(LARGE_BYTES))) await once(socket, 'drain');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
});

test('W3 a client that never finishes sending gets an answer', async () => {
  const socket = connect({ port: listening.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${LARGE_BYTES}\r\n\r\nx`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
});
