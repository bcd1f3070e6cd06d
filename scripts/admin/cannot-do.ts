/** A command cannot be carried out for a reason its operator can mend; the message says how. */
export class CannotDo extends Error {
  override readonly name = 'CannotDo';
}
