/** Sends mail through the operator's mail server, or logs it if there is none. */
import type { Logger } from 'pino';
import type { MessageSettings, Sender } from '../config/message-settings.ts';
import type { SendMail } from '../context/outgoing-messages.ts';

export function createMailer({ smtpUrl, from }: MessageSettings, logger: Logger): SendMail {
  return smtpUrl === null ? printMail(logger) : mailBySmtp(smtpUrl, from);
}

/** Loaded only with a mail server: its library noticeably slows the start. */
function mailBySmtp(smtpUrl: string, from: Sender): SendMail {
  const mailer = import('./smtp-mailer.ts').then(({ createSmtpMailer }) =>
    createSmtpMailer(smtpUrl, from),
  );
  return async (mail) => (await mailer)(mail);
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
