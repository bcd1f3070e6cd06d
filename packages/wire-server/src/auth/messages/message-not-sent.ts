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
