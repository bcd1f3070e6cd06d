/** 'Suggest a Member': tells the chapter about someone for an open seat, in the feedback dialog (O3, F1). */
import { UserPlus } from 'lucide-react';
import { Button } from 'ui/button.tsx';
import { showToast } from 'ui/toasts.tsx';
import { openFeedback } from '../../page/feedback.tsx';
import * as answerTexts from '../../texts/answer.ts';
import { iKnowSomeone } from '../../texts/feedback.ts';

/** @param role whose seat is open. */
export function SuggestMember({ role }: { readonly role: string }) {
  async function suggest() {
    const isOpen = await openFeedback(iKnowSomeone(role));
    // After the dialog has opened, which would cover it.
    if (isOpen) showToast({ kind: 'info', title: answerTexts.memberSuggested });
  }

  return (
    <Button variant="seat" onClick={suggest} className="mt-3">
      <UserPlus className="size-4 shrink-0" aria-hidden="true" />
      {answerTexts.suggestMember}
    </Button>
  );
}
