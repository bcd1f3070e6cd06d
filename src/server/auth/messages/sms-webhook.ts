/**
 * Hands text messages to the operator's webhook, which knows an SMS gateway: POST {to, text}, signed
 * as the Standard Webhooks specification has it, so that a receiver can check it with a library.
 */
import { createHmac } from 'node:crypto';
import { unixTime } from '../time.ts';
import { MessageNotSent } from './message-not-sent.ts';
import type { SmsWebhook } from './message-settings.ts';
import type { SendSms } from './sms.ts';

/** Milliseconds the webhook may take; a person is waiting. */
const PATIENCE = 10_000;

/** `to` goes out as E.164, with its '+'. */
export function createSmsWebhook({ url, secret }: SmsWebhook, now: () => Date): SendSms {
  return async ({ to, text }) => {
    const body = JSON.stringify({ to: `+${to}`, text });
    const id = `msg_${crypto.randomUUID()}`;
    const timestamp = unixTime(now());
    const signature = createHmac('sha256', secret)
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
    const response = await post(url, body, {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
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
      // Where it leads on to was never configured.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch (error) {
    throw new MessageNotSent('The SMS webhook cannot be reached', false, { cause: error });
  }
}
