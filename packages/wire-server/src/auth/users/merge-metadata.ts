/** Merges metadata by key, as GoTrue does; null removes a key. Pure. */

import type { JsonObject } from '../json-object.ts';
import { withoutNulls } from '../json-object.ts';

export function mergeMetadata(kept: JsonObject, changes: JsonObject): JsonObject {
  return withoutNulls({ ...kept, ...changes });
}
