/** Settings for sending mail and text messages. */
import type { SettingsReader } from '../../system/settings-reader.ts';

/** The From of a mail. */
export interface Sender {
  /** The site as people know it; mails and text messages name it too. */
  readonly name: string;
  readonly address: string;
}

/** Where text messages are delivered. */
export interface SmsWebhook {
  readonly url: string;
  /** Signs each request, so that the receiver can authenticate it. */
  readonly secret: Buffer;
}

export interface MessageSettings {
  readonly from: Sender;
  /** A mail server, `smtp://` or `smtps://`, often with a password; null prints mail to the log. */
  readonly smtpUrl: string | null;
  /** Null prints text messages to the log. */
  readonly smsWebhook: SmsWebhook | null;
}

/** The default sender's address, for development, where mail is only logged. */
const DEFAULT_ADDRESS = 'no-reply@localhost';
/** From the Standard Webhooks specification. */
const MIN_WEBHOOK_SECRET_BYTES = 24;
const MAX_WEBHOOK_SECRET_BYTES = 64;
/** Prefix of a webhook secret; the rest is base64. */
const WEBHOOK_SECRET_PREFIX = 'whsec_';

/**
 * Without MAIL_FROM, or with an address alone, messages name the host of `siteUrl`. Errors never repeat SMTP_URL or
 * SMS_WEBHOOK_SECRET: both contain a secret.
 */
export function readMessageSettings(read: SettingsReader, siteUrl: string): MessageSettings {
  const siteName = new URL(siteUrl).host;
  const smtpUrl = readSmtpUrl(read);
  const from = readSender(read, siteName);
  if (smtpUrl !== null && from === null) {
    read.refuse(
      'SMTP_URL needs MAIL_FROM: set it to the address mail comes from, such as My Site <hello@example.org>.',
    );
  }
  return {
    from: from ?? { name: siteName, address: DEFAULT_ADDRESS },
    smtpUrl,
    smsWebhook: readSmsWebhook(read),
  };
}

function readSmtpUrl(read: SettingsReader): string | null {
  const given = read.text('SMTP_URL');
  if (given === null) return null;
  const url = URL.parse(given);
  if (url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return given;
  read.refuse(
    'SMTP_URL is not a mail server: set it to smtp://user:password@host:587 or smtps://user:password@host.',
  );
  return null;
}

/** 'Name <address>' or an address alone. */
function readSender(read: SettingsReader, siteName: string): Sender | null {
  const given = read.text('MAIL_FROM');
  if (given === null) return null;
  const [, name, named, alone] =
    /^(?:"?([^"<>\r\n]*?)"?\s*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))$/.exec(given) ?? [];
  const address = named ?? alone;
  if (address !== undefined) return { name: name || siteName, address };
  read.refuse(`MAIL_FROM is '${given}': set it to an address such as My Site <hello@example.org>.`);
  return null;
}

function readSmsWebhook(read: SettingsReader): SmsWebhook | null {
  if (read.text('SMS_WEBHOOK_URL') === null) return null;
  const url = read.webUrl('SMS_WEBHOOK_URL', '');
  const given = read.text('SMS_WEBHOOK_SECRET') ?? '';
  const secret = Buffer.from(given.slice(WEBHOOK_SECRET_PREFIX.length), 'base64');
  const fits =
    secret.length >= MIN_WEBHOOK_SECRET_BYTES && secret.length <= MAX_WEBHOOK_SECRET_BYTES;
  if (given.startsWith(WEBHOOK_SECRET_PREFIX) && fits) return { url, secret };
  read.refuse(
    `SMS_WEBHOOK_URL needs SMS_WEBHOOK_SECRET: set it to ${WEBHOOK_SECRET_PREFIX} and the base64 of ${MIN_WEBHOOK_SECRET_BYTES} to ${MAX_WEBHOOK_SECRET_BYTES} random bytes.`,
  );
  return null;
}
