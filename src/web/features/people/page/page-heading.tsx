/** The heading of a page of members. It takes the focus when the page was reached by a link on another of them. */
import { type ReactNode, useEffect, useRef } from 'react';

/** Whether a page of members was shown before in this document: only then was this one reached by a link. */
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
