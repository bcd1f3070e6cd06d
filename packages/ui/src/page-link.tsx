/** A link to another page of the app, followed without loading the app again. */
import type { MouseEvent, ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';

interface Props {
  readonly to: string;
  readonly className: string;
  /** Whether it leads to the page shown now. */
  readonly isCurrent?: boolean;
  /** Follows it in another way than by showing the page at `to`. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

export function PageLink({ to, className, isCurrent = false, onFollow, children }: Props) {
  function follow(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    if (onFollow) return onFollow();
    navigate(to);
    window.scrollTo({ top: 0 });
  }

  return (
    <a
      href={to}
      onClick={follow}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </a>
  );
}

/** Whether a click opens a new tab or window, or downloads what the link leads to. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
