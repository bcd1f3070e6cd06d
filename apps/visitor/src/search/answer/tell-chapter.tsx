/** 'Tell the chapter': sends words that were not fully understood, once the visitor has seen them (N3). */

import type { Outcome } from 'engine';
import { MessageSquarePlus } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { wellFormed } from 'ui/fold.ts';
import * as belowTexts from '../../texts/below-answer.ts';
import { addRow } from './count-demand.ts';
import { isUnderstood } from './need.tsx';

/** The longest texts that the database accepts (supabase/migrations). */
const MAX_WORDS_CHARS = 200;
const MAX_PROFESSION_CHARS = 100;

/** How the words were answered. */
type Answered = keyof typeof belowTexts.tellingOffers;

/** Renders nothing when the answer is certain. */
export function TellChapter({ outcome }: { readonly outcome: Outcome }) {
  const answered = answeredBy(outcome);
  const [step, setStep] = useState<'offered' | 'written' | 'sent'>('offered');
  const place = useRef<HTMLDivElement>(null);
  const wasWritten = useRef(false);

  useEffect(() => {
    // The form that had the focus is gone.
    if (step !== 'written' && wasWritten.current) place.current?.focus();
    wasWritten.current = step === 'written';
  }, [step]);

  if (answered === null) return null;
  return (
    <div ref={place} tabIndex={-1} className="mt-6 max-w-prose outline-none print:hidden">
      {step === 'offered' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-quiet">{belowTexts.tellingOffers[answered]}</p>
          <Button variant="plain" onClick={() => setStep('written')}>
            <MessageSquarePlus className="size-4 shrink-0" aria-hidden="true" />
            {belowTexts.tellChapter}
          </Button>
        </div>
      )}
      {step === 'written' && (
        <WordsForm
          outcome={outcome}
          answered={answered}
          onCancel={() => setStep('offered')}
          onSent={() => setStep('sent')}
        />
      )}
      <p role="status">{step === 'sent' && belowTexts.thanksForTelling}</p>
    </div>
  );
}

interface FormProps {
  readonly outcome: Outcome;
  readonly answered: Answered;
  readonly onCancel: () => void;
  readonly onSent: () => void;
}

function WordsForm({ outcome, answered, onCancel, onSent }: FormProps) {
  const id = useId();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  useEffect(() => input.current?.focus(), []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = wellFormed(inOneLine(input.current?.value ?? ''));
    if (words === '' || state === 'sending') return;
    setState('sending');
    try {
      await addRow('tell_chapter', { words, answered, profession: professionOf(outcome) });
      onSent();
    } catch (reason) {
      console.warn('The words could not be sent:', reason);
      setState('failed');
    }
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <label htmlFor={id} className="font-medium">
        {belowTexts.wordsLabel}
      </label>
      <input
        ref={input}
        id={id}
        type="text"
        required
        maxLength={MAX_WORDS_CHARS}
        defaultValue={inOneLine(wordsOf(outcome)).slice(0, MAX_WORDS_CHARS)}
        aria-describedby={hintId}
        autoComplete="off"
        dir="auto"
        className="mt-1.5 block min-h-11 w-full rounded-lg border border-edge bg-sheet px-3 py-2"
      />
      <p id={hintId} className="mt-1.5 text-sm text-quiet">
        {belowTexts.whatIsTold}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" type="submit" aria-disabled={state === 'sending'}>
          {belowTexts.sendWords}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {belowTexts.cancelTelling}
        </Button>
      </div>
      <p role="alert" className="mt-2 empty:hidden">
        {state === 'failed' && belowTexts.wordsNotSent}
      </p>
    </form>
  );
}

/** null when the answer is certain. */
function answeredBy(outcome: Outcome): Answered | null {
  if (!isUnderstood(outcome)) return 'not-understood';
  if (outcome.correction !== null) return 'correction';
  return outcome.isGuess ? 'hint' : null;
}

/** As they were typed. */
function wordsOf({ need, correction }: Outcome): string {
  return correction?.typed ?? need;
}

/** The profession they were taken for; null for none, or for a chain. */
function professionOf(outcome: Outcome): string | null {
  if (outcome.mode === 'open-seat') return outcome.seat.profession;
  const name = outcome.mode === 'member' ? outcome.matches[0]?.category.name : undefined;
  return name === undefined ? null : wellFormed(inOneLine(name).slice(0, MAX_PROFESSION_CHARS));
}

/** The text as an input shows it. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
