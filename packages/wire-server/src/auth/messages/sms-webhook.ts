/**
 * Sends text messages to the operator's webhook, which forwards them to an SMS gateway: POST
 * {to, text}, signed per the Standard Webhooks specification, so that a library can verify it.
 */
import { Webhook } from 'standardwebhooks';
import { unixTime } from '../time.ts';
import { MessageNotSent } from './message-not-sent.ts';
import type { SmsWebhook } from './message-settings.ts';
import type { SendSms } from './sms.ts';

/** Timeout of the webhook in milliseconds; a person is waiting. */
const PATIENCE = 10_000;

/** `to` goes out as E.164, with its '+'. */
export function createSmsWebhook({ url, secret }: SmsWebhook, now: () => Date): SendSms {
  const webhook = new Webhook(secret, { format: 'raw' });
  return async ({ to, text }) => {
    const body = JSON.stringify({ to: `+${to}`, text });
    const id = `msg_${crypto.randomUUID()}`;
    const sentAt = now();
    const response = await post(url, body, {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(unixTime(sentAt)),
      'webhook-signature': webhook.sign(id, sentAt, body),
    });
    if (response.ok) return;
    // 422: the webhook understood, and cannot send to this number.
    throw new MessageNotSent(
      `The SMS webhook answered ${response.status}`,
      response.status === 422,
    );
  };
}

async function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      body,
      headers,
      // A redirect's target was never configured.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch (error) {
    throw new MessageNotSent('The SMS webhook cannot be reached', false, { cause: error });
  }
}
