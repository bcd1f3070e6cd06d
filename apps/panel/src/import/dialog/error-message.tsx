/** An error and what to do about it; takes the focus, so that it is read out. */
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

export function ErrorMessage({ text }: { readonly text: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is a new error.
  useEffect(() => element.current?.focus(), [text]);
  return (
    <p
      ref={element}
      role="alert"
      tabIndex={-1}
      className="mb-4 flex gap-2 rounded-lg bg-danger-wash p-3 text-danger [overflow-wrap:anywhere]"
    >
      <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      {text}
    </p>
  );
}
