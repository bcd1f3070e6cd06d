/** The format of our ids. */

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a value is a UUID; Postgres refuses to compare anything else. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}
