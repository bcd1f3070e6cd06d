/** Hands mail to an SMTP server. */
import { createTransport } from 'nodemailer';
import type { Sender } from '../config/message-settings.ts';
import { MessageNotSent, type SendMail } from '../context/outgoing-messages.ts';

/** For each SMTP step; a person is waiting. */
const SMTP_TIMEOUT_MS = 10_000;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * A password leaves this machine only encrypted. The URL's query can hold nodemailer options, such
 * as `?requireTLS=false`.
 */
export function createSmtpMailer(smtpUrl: string, from: Sender): SendMail {
  const { protocol, hostname, password } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: protocol === 'smtp:' && password !== '' && !LOCAL_HOSTS.includes(hostname),
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    dnsTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
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
      throw explain(error);
    }
  };
}

/** 55x to RCPT TO concerns the mailbox (RFC 5321); other failures may be temporary. */
function explain(error: unknown): MessageNotSent {
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
