/** Changes what is kept about a user, as GoTrue does: by key, and null takes a key away. Pure. */

import type { JsonObject } from '../json-object.ts';
import { withoutNulls } from '../json-object.ts';

export function mergeMetadata(kept: JsonObject, changes: JsonObject): JsonObject {
  return withoutNulls({ ...kept, ...changes });
}
