/** Sharing by the device's own share sheet. */
import { Share2 } from 'lucide-react';
import { Button } from './button.tsx';

interface Props {
  readonly text: string;
  readonly label: string;
}

export function ShareTextButton({ text, label }: Props) {
  if (typeof navigator.share !== 'function') return null;
  return (
    <Button variant="plain" onClick={() => shareByDevice({ text })}>
      <Share2 className="size-4 shrink-0" aria-hidden="true" />
      {label}
    </Button>
  );
}

/** @returns false when the device has no share sheet or refuses; true also when the visitor closes it. */
export async function shareByDevice(data: ShareData): Promise<boolean> {
  try {
    if (!navigator.share) return false;
    await navigator.share(data);
    return true;
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError';
  }
}
