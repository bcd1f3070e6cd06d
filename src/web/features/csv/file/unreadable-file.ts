/** A file that cannot be imported at all; the message tells the user what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
