/** Who holds a role today: a name, or an open seat (C4). */
import { CircleDashed } from 'lucide-react';

/** @param holder the member's name; null for an open seat. */
export function HolderText({ holder }: { readonly holder: string | null }) {
  if (holder !== null) {
    return <span className="text-sm text-quiet [overflow-wrap:anywhere]">{holder}</span>;
  }
  return (
    <span className="inline-flex items-center gap-1 text-sm font-medium text-seat">
      <CircleDashed className="size-4 shrink-0" aria-hidden="true" />
      Open seat
    </span>
  );
}
