/** How the server closes, and what it answers to requests that never reach the app. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, type Listening, listen } from './listen.ts';

describe('closing', () => {
  /** The response to the next request on one keep-alive connection. */
  const asker = (port: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    return async () => {
      const asked = request({ host: '127.0.0.1', port, agent }).end();
      const [answer] = await once(asked, 'response');
      return { kept: answer.headers.connection, length: (await text(answer)).length };
    };
  };
  const listenWith = (fetch: App['fetch']) => listen(() => ({ fetch }), '127.0.0.1', 0);

  test('answers one more request on a keep-alive connection, with Connection: close', async () => {
    const listening = await listenWith(async () => new Response('x'));
    const ask = asker(listening.port);
    expect(await ask()).toMatchObject({ kept: 'keep-alive' });
    const closed = listening.close();
    expect(await ask()).toMatchObject({ kept: 'close' });
    await closed;
    await expect(ask()).rejects.toThrow('ECONNREFUSED');
  });

  test('waits for a request in flight', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { promise: asked, resolve: taken } = Promise.withResolvers<void>();
    const listening = await listenWith(async () => {
      taken();
      await gate;
      return new Response('x');
    });
    const answer = asker(listening.port)();
    await asked;
    const closed = listening.close();
    open();
    expect(await answer).toEqual({ kept: 'close', length: 1 });
    await closed;
  });

  test('lets a slow client finish reading its response', async () => {
    const size = 20_000_000;
    const listening = await listenWith(async () => new Response('x'.repeat(size)));
    const asked = request({ host: '127.0.0.1', port: listening.port }).end();
    const [answer] = await once(asked, 'response');
    const closed = listening.close();
    let length = 0;
    answer.on('data', (piece: Buffer) => {
      length += piece.length;
      answer.pause();
      setTimeout(() => answer.resume(), 2);
    });
    await once(answer, 'end');
    expect(length).toBe(size);
    await closed;
  });

  test('cuts idle connections', async () => {
    const listening = await listenWith(async () => new Response('x'));
    const quiet = connect(listening.port, '127.0.0.1');
    await once(quiet, 'connect');
    await Promise.all([once(quiet, 'close'), listening.close()]);
  });
});

describe('a request that cannot be parsed', () => {
  let listening: Listening;
  const app = {
    fetch: async (request: Request) => new Response(String(new URL(request.url).search.length)),
  };
  const ask = (search: string) => fetch(`http://127.0.0.1:${listening.port}/rest/v1/t${search}`);

  beforeAll(async () => {
    listening = await listen(() => app, '127.0.0.1', 0);
  });
  afterAll(() => listening.close());

  test('W3 a filter of 60,000 characters is accepted', async () => {
    const response = await ask(`?${'x'.repeat(60_000)}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('60001');
  });

  test.each([70_000, 5_000_000])(
    "W3 a filter of %i characters is 431 in PostgREST's shape",
    async (length) => {
      const response = await ask(`?${'x'.repeat(length)}`);
      expect(response.status).toBe(431);
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(await response.json()).toEqual({
        code: 'PGRST100',
        details: null,
        hint: 'Split the filter over several requests.',
        message: 'The address and headers take more than 64 KiB',
      });
    },
  );

  test('a request that is not HTTP is 400, and the connection is closed', async () => {
    const socket = connect({ port: listening.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write('hello\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'PGRST100' });
    // The client has disconnected, so it receives nothing that is sent now.
    const cut = once(socket, 'error');
    const sending = setInterval(() => socket.write('hello'), 100);
    await cut;
    clearInterval(sending);
  });

  test('a client that disconnects mid-request does no harm', async () => {
    const socket = connect(listening.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: x');
    socket.resetAndDestroy();
    expect((await ask('?x')).status).toBe(200);
  });
});
