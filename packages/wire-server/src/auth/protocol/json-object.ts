/** JSON objects: metadata, claims, responses. Pure. */

export type JsonObject = Readonly<Record<string, unknown>>;

/** Without the members that are null. */
export function withoutNulls(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));
}
