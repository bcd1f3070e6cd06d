/**
 * How much a JSON text holds, found in a hundredth of the time that parsing it may take: what would
 * keep everybody waiting is refused before. Pure.
 */

interface JsonExtent {
  /** Values within arrays and objects, about: what stands between commas. */
  readonly values: number;
  /** Levels of arrays and objects within each other. */
  readonly depth: number;
}

/** Brackets and commas within a text do not count. What is no JSON has an extent, too. */
export function extentOf(json: string): JsonExtent {
  let values = 1;
  let depth = 0;
  let open = 0;
  let inText = false;
  for (let i = 0; i < json.length; i++) {
    const character = json[i];
    if (character === '"') inText = !inText;
    else if (inText) i += character === '\\' ? 1 : 0;
    else if (character === ',') values++;
    else if (character === ']' || character === '}') open--;
    else if (character === '[' || character === '{') depth = Math.max(depth, ++open);
  }
  return { values, depth };
}
