/** A part of the account: its title, its state and its actions. */
import { type ReactNode, type RefObject, useId } from 'react';
import { buttonClass } from '../../../components/button.ts';

interface Props {
  readonly title: string;
  /** The heading, which gets the focus when the focused control is gone. */
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

export function ReadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="mt-3 rounded-xl bg-danger-wash p-4">
      <p>This could not be read. The server is not responding.</p>
      <button type="button" onClick={onRetry} className={`${buttonClass('plain')} mt-3`}>
        Retry
      </button>
    </div>
  );
}
