/** A text as a QR code, for another device to scan. */
import { useMemo } from 'react';
import { qrPath } from 'ui/qr-path.ts';

interface Props {
  readonly text: string;
  /** For screen readers. */
  readonly label: string;
}

export function QrCode({ text, label }: Props) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    // Black on white in both themes: what scanners read best.
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
