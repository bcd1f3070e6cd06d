import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailable, toDatabaseError, toDatabaseUnavailable } from './database-errors.ts';
import type { Driver, Transaction } from './driver.ts';
import { openPostgres } from './postgres.ts';

/** What Postgres sends: the login needs no password; ready; a statement was carried out. */
const LOGGED_IN = Buffer.from('R\0\0\0\x08\0\0\0\0', 'latin1');
const READY = Buffer.from('Z\0\0\0\x05I', 'latin1');
const BEGUN = Buffer.from('C\0\0\0\x0aBEGIN\0', 'latin1');

/** A driver whose Postgres accepts the login, begins a transaction, and then ends the connection by `lose`. */
async function driverLosingIts(lose: (socket: Socket) => void): Promise<Driver> {
  const server = createServer((socket) => {
    const answers = [
      () => socket.write(Buffer.concat([LOGGED_IN, READY])),
      () => socket.write(Buffer.concat([BEGUN, READY])),
      () => lose(socket),
    ];
    socket.on('error', () => {}).on('data', () => answers.shift()?.());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const driver = openPostgres({ connectionString: `postgres://visitor@127.0.0.1:${port}/chapter` });
  onTestFinished(async () => {
    await driver.close();
    server.close();
  });
  return driver;
}

describe('W3 DatabaseUnavailable is thrown', () => {
  test.each([
    ['closes the connection', (socket: Socket) => socket.destroy()],
    ['ends it in good order', (socket: Socket) => socket.end()],
    ['resets it', (socket: Socket) => socket.resetAndDestroy()],
  ])('when Postgres %s, for that statement and the next', async (_how, lose) => {
    const driver = await driverLosingIts(lose);
    const failures: unknown[] = [];
    const ask = (tx: Transaction) =>
      tx.query('select 1').catch((error: unknown) => failures.push(error));
    const transaction = driver.transaction(async (tx) => {
      await ask(tx);
      await ask(tx);
    });
    await expect(transaction).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(failures).toEqual([expect.any(DatabaseUnavailable), expect.any(DatabaseUnavailable)]);
  });

  test('with a reason for each address of the host', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    const socket = connect({
      host: 'db.example.com',
      port,
      lookup: (_host, _options, found) =>
        found(null, [
          { address: '127.0.0.1', family: 4 },
          { address: '127.0.0.2', family: 4 },
        ]),
    });
    const [failure] = await once(socket, 'error').catch((error: unknown) => [error]);
    expect(toDatabaseUnavailable(failure).message).toBe(
      `connect ECONNREFUSED 127.0.0.1:${port}, connect ECONNREFUSED 127.0.0.2:${port}`,
    );
  });

  test('but not for a bug of ours whose message mentions a connection', () => {
    const fault = new Error('no connection between these terms: timeout is not a function');
    expect(toDatabaseError(fault)).toBe(fault);
  });
});
