/** A QR code as the path of an SVG. Pure. */
import { encode } from 'uqr';

export interface QrPath {
  /** The width and height of the code in modules, with its margin. */
  readonly size: number;
  /** SVG path data: one square for each dark module. */
  readonly path: string;
}

/** Light modules that a scanner expects around a code (ISO/IEC 18004). */
const MARGIN = 4;

/** Survives a coffee stain: about 15 % of the code may be unreadable. */
const CORRECTION = 'M';

/** @throws when the text is longer than a QR code can hold, about 2,300 bytes. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: CORRECTION, border: MARGIN });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { size, path: squares.join('') };
}
