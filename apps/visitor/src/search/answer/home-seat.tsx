/** One quiet line below a member of another chapter: how to help fill the home chapter's seat (M13). */
import type { HomeSeat as Seat } from 'engine';
import * as lateAnswerTexts from '../../texts/late-answer.ts';
import { Invitation } from '../sending/invitation.tsx';

export function HomeSeat({ seat }: { readonly seat: Seat }) {
  return (
    <details className="mt-4 max-w-xl [overflow-wrap:anywhere] print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-seat underline decoration-line decoration-2 underline-offset-4 hover:decoration-seat">
        {lateAnswerTexts.fillHomeSeat(seat.profession, seat.home)}
      </summary>
      <div className="mt-3">
        <Invitation text={seat.invitation} />
      </div>
    </details>
  );
}
