/** The attackers of large-bodies, as a worker with its own event loop. Posts the status of each request, or 0 for none. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { memberKind } from 'domain/member-fields.ts';
import { longRow } from './long-rows.ts';

export interface BodySenders {
  readonly port: number;
  readonly sockets: number;
  /** Each sender has one of these addresses and, unless there are none, one of these tokens. */
  readonly addresses: readonly string[];
  readonly tokens: readonly string[];
}

const BODY_BYTES = 8_900_000;
const AUTH_BODY_BYTES = 1_000_000;
/** One sender in this many addresses the auth service. */
const AUTH_OF = 4;
/** One in this many keeps back the end of its body until the server hangs up. */
const SILENT_OF = 5;
const PAUSE_MS = 20;

const { port, sockets, addresses, tokens } = workerData as BodySenders;
const rows = membersOf(BODY_BYTES);
const password = Buffer.from(
  JSON.stringify({ email: 'ann@example.com', password: 'x'.repeat(AUTH_BODY_BYTES) }),
);
// Real attackers have their own machines, so these take only the processor time that the server leaves.
setPriority(constants.priority.PRIORITY_LOW);
for (let n = 0; n < sockets; n++) void attack(n);

async function attack(n: number): Promise<never> {
  for (;;) {
    parentPort?.postMessage(await send(n));
    await wait(PAUSE_MS);
  }
}

async function send(n: number): Promise<number> {
  const [path, body] =
    n % AUTH_OF === 0
      ? ['/auth/v1/token?grant_type=password', password]
      : ['/rest/v1/members', rows];
  const localAddress = addresses[n % addresses.length] ?? '127.0.0.1';
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  const token = tokens.length === 0 ? '' : `Authorization: Bearer ${tokens[n % tokens.length]}\r\n`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${token}Content-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(n % SILENT_OF === 0 ? body.subarray(0, -1) : body);
  return statusOf(socket);
}

/** Of the response; 0 if the server hangs up without one. */
async function statusOf(socket: Socket): Promise<number> {
  const answer = await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => '');
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1] ?? 0);
}

/** Costly to the end: the database refuses the last row, and all others with it. */
function membersOf(bytes: number): Buffer {
  const row = JSON.stringify(longRow(memberKind.fields, 1));
  const nameless = JSON.stringify({ ...longRow(memberKind.fields, 1), member_name: null });
  const count = Math.floor(bytes / (row.length + 1)) - 1;
  return Buffer.from(`[${`${row},`.repeat(count)}${nameless}]`);
}
