/** A file that cannot be imported at all; the message says what to do, in words for whoever chose it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
