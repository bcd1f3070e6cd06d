/** The heading of a members' page. It takes the focus when the page was opened by a link on another members' page. */
import { type ReactNode, useEffect, useRef } from 'react';

/** Whether this document has already shown a members' page: only then was this one opened by such a link. */
let isReached = false;

export function PageHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReached) heading.current?.focus({ preventScroll: true });
    isReached = true;
  }, []);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="font-serif text-4xl leading-tight tracking-tight text-balance [overflow-wrap:anywhere] sm:text-5xl"
    >
      {children}
    </h1>
  );
}
