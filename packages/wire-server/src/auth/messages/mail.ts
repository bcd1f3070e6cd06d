/** The port through which the auth service sends mail. */

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Resolves once the mail server has accepted the mail. @throws {MessageNotSent} otherwise. */
export type SendMail = (mail: Mail) => Promise<void>;
