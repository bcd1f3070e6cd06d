/** Changes what is kept about a user, as GoTrue does: by key, and null takes a key away. Pure. */
import type { JsonObject } from './user.ts';

export function mergeMetadata(kept: JsonObject, changes: JsonObject): JsonObject {
  const merged = { ...kept, ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}
