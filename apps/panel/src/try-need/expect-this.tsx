/** Beside a tried need: keeps today's answer as the expected one in one click (E5), or corrects it (E7). */

import type { Expectation } from 'domain/expectation.ts';
import type { Outcome } from 'engine';
import { expectedFrom, givenAnswer, verdictOn } from 'engine/admin';
import { useState } from 'react';
import { Button } from 'ui/button.tsx';
import { fold } from 'ui/fold.ts';
import { showToast } from 'ui/toasts.tsx';
import { editableExpectations } from '../records/editable-kind.ts';
import { expectedInWords } from '../records/expected-answers.ts';
import { useMayEdit } from '../records/my-access.tsx';
import { useFocusWhenFree } from '../records/panel-controls.tsx';
import { RequestFailed, wordsFor } from '../records/request-failed.ts';
import { addRecord, changeRecord, newId } from '../records/save-record.ts';
import { ShouldBe } from './should-be.tsx';

interface Props {
  /** As typed. */
  readonly need: string;
  readonly outcome: Outcome;
  readonly expectations: readonly Expectation[];
}

export function ExpectThis({ need, outcome, expectations }: Props) {
  const mayEdit = useMayEdit();
  const [isSaving, setSaving] = useState(false);
  /** A new object after each save: the button disappears when the answer is as expected. */
  const [saved, setSaved] = useState<object | null>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const verdict = useFocusWhenFree<HTMLParagraphElement>(saved);
  if (!mayEdit) return null;
  const given = givenAnswer(outcome);
  const known = expectations.find((expectation) => fold(expectation.need) === fold(need));
  const isMet = known !== undefined && verdictOn(known, given).isMet;

  async function expectIt() {
    if (isSaving) return;
    setSaving(true);
    await keepExpected(need, { ...expectedFrom(given), known });
    setSaving(false);
    setSaved({});
  }

  if (isCorrecting) {
    return (
      <ShouldBe
        need={need}
        known={known}
        onDone={() => {
          setCorrecting(false);
          setSaved({});
        }}
      />
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {known && (
        <p ref={verdict} tabIndex={-1} className={isMet ? 'text-quiet' : 'text-danger'}>
          {isMet ? 'As expected' : 'Not as expected'}: {expectedInWords(known)}
        </p>
      )}
      {!isMet && (
        <Button variant="plain" aria-disabled={isSaving} onClick={() => void expectIt()}>
          {known ? 'Keep this answer instead' : 'Keep this answer'}
        </Button>
      )}
      {given.kind !== 'danger' && (
        <Button variant="plain" onClick={() => setCorrecting(true)}>
          Should be…
        </Button>
      )}
    </div>
  );
}

interface Wanted extends Pick<Expectation, 'kind' | 'answer'> {
  /** The existing expectation for the need. */
  readonly known: Expectation | undefined;
}

async function keepExpected(need: string, { kind, answer, known }: Wanted): Promise<void> {
  const draft = { need: known?.need ?? need, kind, answer: answer ?? '' };
  try {
    if (known) await changeRecord(editableExpectations, known, draft);
    else await addRecord(editableExpectations, newId(), draft, null);
    showToast({ kind: 'success', title: editableExpectations.saved });
  } catch (reason) {
    if (!(reason instanceof RequestFailed)) throw reason;
    const title = editableExpectations.saveFailed;
    showToast({ kind: 'error', title, description: wordsFor(reason) });
  }
}
