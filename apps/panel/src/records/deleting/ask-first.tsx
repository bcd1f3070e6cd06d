/** A button that asks for confirmation before doing what cannot be undone. */
import { useEffect, useRef, useState } from 'react';
import { Button } from 'ui/button.tsx';

interface Props {
  /** 'Remove' */
  readonly label: string;
  /** What the button acts on, for screen readers. */
  readonly of: string;
  readonly question: string;
  readonly busy: boolean;
  readonly onYes: () => void;
}

export function AskFirst({ label, of, question, busy, onYes }: Props) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);

  // Moves the focus to the safe answer, and back.
  useEffect(() => {
    if (isAsking || hasAsked.current) button.current?.focus();
    hasAsked.current = isAsking;
  }, [isAsking]);

  if (!isAsking) {
    return (
      <Button
        variant="plain"
        ref={button}
        aria-label={`${label} ${of}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form.
    <div role="group" aria-label={question} className="flex flex-wrap items-center gap-3">
      <span className="font-medium">{question}</span>
      <Button variant="primary" disabled={busy} onClick={onYes}>
        {label}
      </Button>
      <Button variant="plain" ref={button} onClick={() => setAsking(false)}>
        Keep
      </Button>
    </div>
  );
}
