/** The port through which the auth service sends text messages. */

export interface Sms {
  /** Digits only, country code first, as users.phone holds it. */
  readonly to: string;
  readonly text: string;
}

/** Resolves once the message is handed over. @throws {MessageNotSent} when it could not be. */
export type SendSms = (sms: Sms) => Promise<void>;
