/** The port through which the auth service sends mail. */

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Resolves once the mail is handed over. @throws {MessageNotSent} when it could not be. */
export type SendMail = (mail: Mail) => Promise<void>;
