/** The ports through which the auth service sends mail and text messages. */

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Resolves once the mail server has accepted the mail. @throws {MessageNotSent} otherwise. */
export type SendMail = (mail: Mail) => Promise<void>;

export interface Sms {
  /** Digits only, country code first, as users.phone holds it. */
  readonly to: string;
  readonly text: string;
}

/** Resolves once the message is handed over. @throws {MessageNotSent} when it could not be. */
export type SendSms = (sms: Sms) => Promise<void>;

/** A mail or text message that could not be handed over. */
export class MessageNotSent extends Error {
  override readonly name = 'MessageNotSent';
  /** Whether the receiver was refused, so that a retry would fail too. */
  readonly receiverRefused: boolean;

  constructor(message: string, receiverRefused: boolean, options?: ErrorOptions) {
    super(message, options);
    this.receiverRefused = receiverRefused;
  }
}
