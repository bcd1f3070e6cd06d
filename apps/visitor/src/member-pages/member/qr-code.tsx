/** The address of a member's page as a QR code, for another phone to scan. Drawn when opened. */
import { ChevronDown, QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import type { QrPath } from 'ui/qr-path.ts';
import * as membersTexts from '../../texts/members.ts';

interface Props {
  /** The path of the member's page, on this site. */
  readonly path: string;
  readonly name: string;
}

type Drawn = QrPath | 'failed' | null;

export function QrCode({ path, name }: Props) {
  const [drawn, setDrawn] = useState<Drawn>(null);
  const url = new URL(path, location.origin).href;

  async function draw() {
    try {
      const { qrPath } = await import('ui/qr-path.ts');
      setDrawn(qrPath(url));
    } catch (reason) {
      console.warn('The QR code could not be drawn:', reason);
      setDrawn('failed');
    }
  }

  return (
    <details
      className="group/qr mt-4 max-w-md not-open:print:hidden"
      onToggle={(event) => {
        if (event.currentTarget.open && (drawn === null || drawn === 'failed')) void draw();
      }}
    >
      <summary className="-mx-2 flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-lg px-2 font-medium text-accent">
        <QrIcon className="size-4 shrink-0" aria-hidden="true" />
        {membersTexts.qrCode}
        <ChevronDown
          className="size-4 shrink-0 transition-transform group-open/qr:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="mt-2 min-h-64">{shown(drawn, url, name)}</div>
    </details>
  );
}

function shown(drawn: Drawn, url: string, name: string) {
  if (drawn === null) return null;
  if (drawn === 'failed') {
    return <p role="alert">{membersTexts.qrCodeFailed(url)}</p>;
  }
  const { size, path } = drawn;
  return (
    // Black on white in both themes: what scanners read best.
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={membersTexts.qrCodeOf(name, url)}
      shapeRendering="crispEdges"
      className="size-64 rounded-lg border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
