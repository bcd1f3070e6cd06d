/** Sends mail through the operator's mail server and text messages through their webhook; without one, logs them. */
import type { Logger } from 'pino';
import { Webhook } from 'standardwebhooks';
import type { MessageSettings, Sender, SmsWebhook } from '../config/message-settings.ts';
import { MessageNotSent, type SendMail, type SendSms } from '../context/auth-context.ts';
import { unixTime } from '../protocol/wire-values.ts';

export function createMailer({ smtpUrl, from }: MessageSettings, logger: Logger): SendMail {
  return smtpUrl === null ? printMail(logger) : mailBySmtp(smtpUrl, from);
}

/** For development: the link is in the log. */
function printMail(logger: Logger): SendMail {
  return async ({ to, subject, text }) =>
    // As an array of lines, so that a terminal recognizes where a link ends.
    logger.warn(
      { mail: { to, subject, text: text.split('\n') } },
      'SMTP_URL is not set, so this mail is printed here and not sent',
    );
}

/** For each SMTP step; a person is waiting. */
const SMTP_TIMEOUT_MS = 10_000;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * A password leaves this machine only encrypted. The URL's query can hold nodemailer options, such
 * as `?requireTLS=false`.
 */
function mailBySmtp(smtpUrl: string, from: Sender): SendMail {
  const { protocol, hostname, password } = new URL(smtpUrl);
  // Loaded only with a mail server: the library noticeably slows the start.
  const connecting = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url: smtpUrl,
      requireTLS: protocol === 'smtp:' && password !== '' && !LOCAL_HOSTS.includes(hostname),
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
      dnsTimeout: SMTP_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return async ({ to, subject, text }) => {
    const transport = await connecting;
    try {
      await transport.sendMail({
        from,
        // As an object, which is not parsed: one address stays one receiver.
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw notAccepted(error);
    }
  };
}

/** 55x to RCPT TO concerns the mailbox (RFC 5321); other failures may be temporary. */
function notAccepted(error: unknown): MessageNotSent {
  const {
    command,
    responseCode = 0,
    message,
  } = error as Error & { command?: string; responseCode?: number };
  const receiverRefused = command === 'RCPT TO' && responseCode >= 550 && responseCode < 560;
  return new MessageNotSent(
    `The mail server did not accept the mail: ${message}`,
    receiverRefused,
    {
      cause: error,
    },
  );
}

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
