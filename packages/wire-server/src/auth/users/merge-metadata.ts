/** Merges metadata by key, as GoTrue does; null removes a key. Pure. */
import { type JsonObject, withoutNulls } from '../protocol/json-object.ts';

export function mergeMetadata(kept: JsonObject, changes: JsonObject): JsonObject {
  return withoutNulls({ ...kept, ...changes });
}
