/** The kind of work a member does: an icon and its name (M10, K3). */
import { Briefcase, HeartPulse, type LucideIcon, Megaphone, Shapes, Wrench } from 'lucide-react';

const ICONS = new Map<string, LucideIcon>([
  ['Trades & Home Services', Wrench],
  ['Business & Finance', Briefcase],
  ['Events & Marketing', Megaphone],
  ['Health & Wellness', HeartPulse],
]);

/** A sphere typed freely by an admin gets the icon of 'Other Services'. */
export function SphereBadge({ sphere }: { readonly sphere: string }) {
  const Icon = ICONS.get(sphere) ?? Shapes;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-quiet">
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {sphere}
    </span>
  );
}
