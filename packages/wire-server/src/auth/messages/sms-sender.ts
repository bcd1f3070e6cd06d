/** Sends text messages through the operator's webhook, or logs them if there is none. */
import type { Logger } from 'pino';
import type { MessageSettings } from './message-settings.ts';
import type { SendSms } from './sms.ts';
import { createSmsWebhook } from './sms-webhook.ts';

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
