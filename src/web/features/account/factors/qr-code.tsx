/** A text as a QR code. Dark on light in every theme: many scanners read nothing else. */
import { useMemo } from 'react';
import { encode } from 'uqr';

interface Props {
  readonly text: string;
  /** For those who cannot see it. */
  readonly label: string;
}

/** Modules of light around the code, as its standard asks. */
const QUIET_ZONE = 4;

export function QrCode({ text, label }: Props) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-lg forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function draw(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
