/**
 * Estimates the size of a JSON text in as little as a hundredth of the time parsing takes, so that
 * input that would block the event loop can be rejected first. Pure.
 */

interface JsonExtent {
  /** Approximate number of values in arrays and objects: commas plus one. */
  readonly values: number;
  /** Nesting depth of arrays and objects. */
  readonly depth: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** Ignores brackets and commas inside strings. Invalid JSON gets an extent too. */
export function extentOf(json: string): JsonExtent {
  let values = 1;
  let depth = 0;
  let open = 0;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    if (code === QUOTE) i = endOfString(json, i);
    else if (code === COMMA) values++;
    else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) open--;
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) depth = Math.max(depth, ++open);
  }
  return { values, depth };
}

/** The index of the string's closing quote; the end of the text if there is none. */
function endOfString(json: string, start: number): number {
  for (let end = start; ; ) {
    end = json.indexOf('"', end + 1);
    if (end === -1) return json.length;
    let escapes = 0;
    while (json.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes++;
    if (escapes % 2 === 0) return end;
  }
}
