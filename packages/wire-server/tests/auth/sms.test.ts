/** Outgoing text messages: signed to the operator's webhook, or printed. */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { readMessageSettings } from '../../src/auth/config/message-settings.ts';
import { MessageNotSent } from '../../src/auth/context/auth-context.ts';
import { createSms } from '../../src/auth/messages/message-senders.ts';
import { createSettingsReader } from '../../src/system/settings-reader.ts';
import { newPhone, PASSWORD, startAuth } from './harness.ts';

const SECRET_BYTES = Buffer.from('32 bytes that a test made up....');
const SECRET = `whsec_${SECRET_BYTES.toString('base64')}`;
const NOW = new Date('2026-11-20T12:00:00Z');
const SMS = { to: '17045550123', text: '012345 is your code.' };

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: Server | undefined;
afterEach(() => server?.close());

/** A webhook that responds to every request with `status`. */
async function webhook(
  status: number,
  headers = {},
): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(status, headers).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`, received };
}

function senderTo(url: string, log: string[] = []) {
  const read = createSettingsReader({ SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: SECRET });
  const logger = pino({ level: 'warn' }, { write: (line) => void log.push(line) });
  return createSms(readMessageSettings(read, 'https://www.example.org'), logger, () => NOW);
}

test('U2 a text message is posted with an E.164 number, signed per Standard Webhooks', async () => {
  const { url, received } = await webhook(204);
  await senderTo(url)(SMS);
  expect(received).toHaveLength(1);
  const [{ headers, body }] = received as [Received];
  expect(JSON.parse(body)).toEqual({ to: '+17045550123', text: SMS.text });
  const id = headers['webhook-id'];
  const timestamp = String(NOW.getTime() / 1000);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${createHmac('sha256', SECRET_BYTES)
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')}`,
  });
});

test('U2 every message has a unique id', async () => {
  const { url, received } = await webhook(200);
  const send = senderTo(url);
  await send(SMS);
  await send(SMS);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
});

test('U2 any failure is reported as not sent; 422 refers to the number', async () => {
  for (const [status, receiverRefused] of [
    [500, false],
    [401, false],
    [422, true],
  ] as const) {
    const { url } = await webhook(status);
    const failure = await senderTo(url)(SMS).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MessageNotSent);
    expect(failure).toMatchObject({ receiverRefused });
    server?.close();
  }
});

test('U2 redirects of the webhook are not followed, and an unreachable one is reported', async () => {
  const elsewhere = await webhook(200);
  const first = server;
  const leading = await webhook(307, { location: elsewhere.url });
  await expect(senderTo(leading.url)(SMS)).rejects.toBeInstanceOf(MessageNotSent);
  expect(elsewhere.received).toEqual([]);
  first?.close();
  server?.close();
  await expect(senderTo(leading.url)(SMS)).rejects.toBeInstanceOf(MessageNotSent);
});

test('U2 without a webhook the message is printed to the log', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  await createSms(
    readMessageSettings(createSettingsReader({}), 'https://www.example.org'),
    logger,
    () => NOW,
  )(SMS);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ sms: SMS }]);
});

test('U2 a webhook requires a secret of 24 to 64 bytes, which errors never repeat', () => {
  const url = 'https://sms.example.org/send';
  const bytes = (count: number) => `whsec_${Buffer.alloc(count, 1).toString('base64')}`;
  const secrets = ['', 'not-to-be-told', SECRET.slice(6), bytes(23), bytes(65)];
  for (const secret of secrets) {
    const read = createSettingsReader({ SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: secret });
    expect(readMessageSettings(read, 'https://www.example.org').smsWebhook).toBeNull();
    expect(read.errors).toHaveLength(1);
    if (secret !== '') expect(read.errors.join()).not.toContain(secret);
  }
  for (const secret of [bytes(24), bytes(64)]) {
    const read = createSettingsReader({ SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: secret });
    expect(readMessageSettings(read, 'https://www.example.org').smsWebhook).toMatchObject({ url });
    expect(read.errors).toEqual([]);
  }
});

test('U1 a sign-up with an unreachable number is 422 sms_send_failed', async () => {
  const { url } = await webhook(500);
  const lines: string[] = [];
  const auth = await startAuth(
    { CONFIRM_PHONE: 'on', SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: SECRET },
    { log: (line) => void lines.push(line) },
  );
  const phone = newPhone();
  const { error } = await auth.client().auth.signUp({ phone, password: PASSWORD });
  expect(error).toMatchObject({
    status: 422,
    code: 'sms_send_failed',
    message: 'Error sending confirmation OTP to provider',
  });
  expect(lines.join()).toContain('The SMS webhook answered 500');
  await auth.stop();
});
