/** Advice for urgent needs without danger: who to call first, and what to do until help arrives (S12). */

import { contactOf } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import type { ChainMatch, Outcome } from 'engine';
import { Phone } from 'lucide-react';
import { buttonClass } from 'ui/button.ts';
import { telLink } from 'ui/links.ts';
import * as answerTexts from '../../texts/answer.ts';
import { Advice } from './advice.tsx';
import { heldSteps } from './held-steps.ts';

interface Props {
  readonly hint: string;
  readonly outcome: Outcome;
}

export function UrgentHint({ hint, outcome }: Props) {
  return (
    <aside
      aria-label={answerTexts.untilHelp}
      className="mb-7 max-w-3xl rounded-xl border border-line bg-sheet px-5 py-4 [overflow-wrap:anywhere]"
    >
      <CallFirst people={peopleIn(outcome)} />
      <p className="text-lg">
        <Advice>{hint}</Advice>
      </p>
    </aside>
  );
}

/** The first person with a phone number. */
function CallFirst({ people }: { readonly people: readonly Member[] }) {
  for (const member of people) {
    const call = telLink(contactOf(member).phone);
    if (call === null) continue;
    return (
      <a href={call} className={`${buttonClass('primary')} mb-3 min-h-13 max-sm:w-full`}>
        <Phone className="size-5 shrink-0" aria-hidden="true" />
        <span className="text-lg">
          {answerTexts.callFirst(member.member_name, member.profession_role)}
        </span>
      </a>
    );
  }
  return null;
}

function peopleIn(outcome: Outcome): Member[] {
  switch (outcome.mode) {
    case 'member':
      return outcome.matches.map(({ member }) => member);
    case 'contextual':
    case 'suggestions':
      return outcome.chains.flatMap(membersOf);
    case 'chain':
      return membersOf(outcome.chain);
    case 'open-seat':
      return [];
  }
}

function membersOf(chain: ChainMatch): Member[] {
  return heldSteps(chain).map(({ member }) => member);
}
