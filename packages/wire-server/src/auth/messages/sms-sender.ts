/** Sends text messages through the operator's webhook, or logs them if there is none. */
import type { Logger } from 'pino';
import { Webhook } from 'standardwebhooks';
import type { MessageSettings, SmsWebhook } from '../config/message-settings.ts';
import { MessageNotSent, type SendSms } from '../context/outgoing-messages.ts';
import { unixTime } from '../protocol/time.ts';

export function createSms(
  { smsWebhook }: MessageSettings,
  logger: Logger,
  now: () => Date,
): SendSms {
  return smsWebhook === null ? printSms(logger) : createSmsWebhook(smsWebhook, now);
}

/** For development: the code is in the log. */
function printSms(logger: Logger): SendSms {
  return async (sms) =>
    logger.warn(
      { sms },
      'SMS_WEBHOOK_URL is not set, so this text message is printed here and not sent',
    );
}

/** A person is waiting. */
const WEBHOOK_TIMEOUT_MS = 10_000;

/**
 * POSTs {to, text}, signed per the Standard Webhooks specification, to the operator's webhook, which forwards it to an
 * SMS gateway. `to` goes out as E.164, with its '+'.
 */
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
      // Follow no redirect: the operator has not configured its target.
      redirect: 'error',
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
    });
  } catch (error) {
    throw new MessageNotSent('The SMS webhook cannot be reached', false, { cause: error });
  }
}
