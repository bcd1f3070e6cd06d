/** One request from a chosen address of this machine, so that a server sees different clients. */
import { type Agent, type IncomingMessage, request } from 'node:http';

export interface Asked {
  /** In the loopback network, 127.0.0.0/8. */
  readonly address: string;
  readonly agent?: Agent;
  readonly body?: object;
  readonly key?: string;
  /** Leaves the response unread. */
  readonly isSilent?: boolean;
}

/** The status, once the response has ended. */
export async function askFrom(
  url: string,
  { address, agent, body, key, isSilent = false }: Asked,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = request(
    url,
    {
      localAddress: address,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'Content-Type': 'application/json',
        Prefer: 'count=exact',
        ...(key !== undefined && { apikey: key, Authorization: `Bearer ${key}` }),
      },
      ...(agent !== undefined && { agent }),
    },
    resolve,
  );
  sent.once('error', reject).end(body && JSON.stringify(body));
  const answer = await promise;
  const ended = new Promise<void>((done) => answer.once('close', () => done()));
  answer.on('error', () => {});
  if (!isSilent) answer.resume();
  await ended;
  return answer.statusCode ?? 0;
}

/** Whether the response has rows: all of them (200), or some with the total (206). */
export function isRead(status: number): boolean {
  return status === 200 || status === 206;
}
