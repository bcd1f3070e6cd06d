/** The form of our own ids. */

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether text can be an id of ours at all; Postgres refuses to compare anything else. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}
