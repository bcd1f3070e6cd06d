/** Values as they are on the wire and in the database: JSON objects, UUIDs, times. Pure. */

export type JsonObject = Readonly<Record<string, unknown>>;

/** Without the members that are null. */
export function withoutNulls(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a value is a UUID; Postgres refuses to compare anything else. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}

export const MS_PER_SECOND = 1000;

/** `seconds` after `time`; before it if negative. */
export function addSeconds(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * MS_PER_SECOND);
}

/** Whole seconds since 1970, as tokens count them. */
export function unixTime(time: Date): number {
  return Math.floor(time.getTime() / MS_PER_SECOND);
}
