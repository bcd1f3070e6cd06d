/** A part of the account: its title, its state and its actions. */
import { type ReactNode, type RefObject, useId } from 'react';
import { Button } from 'ui/button.tsx';

interface Props {
  readonly title: string;
  /** The heading, for `focusHeading`. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

export function Block({ title, heading, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="py-6">
      <h3 ref={heading} id={id} tabIndex={-1} className="font-serif text-xl outline-none">
        {title}
      </h3>
      {children}
    </section>
  );
}

/**
 * Call it when a block's focused control is about to disappear. A user who is already somewhere else keeps the focus,
 * and nothing scrolls: scrolling between the press and the release of a button loses the click.
 */
export function focusHeading({ current: heading }: RefObject<HTMLHeadingElement | null>): void {
  const focused = document.activeElement;
  const isHere = heading?.closest('section')?.contains(focused);
  if (focused === document.body || isHere) heading?.focus({ preventScroll: true });
}

export function FailedRead({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="mt-3 rounded-xl bg-danger-wash p-4">
      <p>This could not be read. The server is not responding.</p>
      <Button variant="plain" onClick={onRetry} className="mt-3">
        Retry
      </Button>
    </div>
  );
}
