/** What keeps people safe, before everything else, and whom to call next. */
import { Phone } from 'lucide-react';
import { contactOf } from '../../../domain/contact.ts';
import type { Member } from '../../../domain/member.ts';
import type { ChainMatch, Emergency, Outcome } from '../../../routing/outcome.ts';
import { buttonClass } from '../../components/button.ts';
import { telLink } from '../../lib/links.ts';

/** A number to dial in a sentence: '911', '1-800-799-7233', but not '35 feet'. */
const NUMBER_TO_DIAL = /(\d[\d-]{2,})/;

interface Props {
  readonly emergency: Emergency;
  readonly outcome: Outcome;
}

export function EmergencyAdvice({ emergency: { advice, callFirst }, outcome }: Props) {
  return (
    <aside
      aria-label="Safety first"
      className="mb-7 max-w-3xl rounded-xl bg-danger-wash px-5 py-4 [overflow-wrap:anywhere]"
    >
      <p className="text-lg font-medium">
        {advice.split(NUMBER_TO_DIAL).map((piece, i) =>
          i % 2 === 0 ? (
            piece
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move.
            <a key={i} href={`tel:${piece}`} className="-my-3 inline-block py-3 underline">
              {piece}
            </a>
          ),
        )}
      </p>
      {callFirst && <CallFirst people={peopleIn(outcome)} />}
    </aside>
  );
}

/** The first of those named who can be called. */
function CallFirst({ people }: { readonly people: readonly Member[] }) {
  for (const member of people) {
    const call = telLink(contactOf(member).phone);
    if (call === null) continue;
    return (
      <a href={call} className={`${buttonClass('primary')} mt-3 min-h-13 max-sm:w-full`}>
        <Phone className="size-5 shrink-0" aria-hidden="true" />
        <span className="text-lg">
          Call {member.member_name}, {member.profession_role}
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
      return outcome.chains.flatMap(stepMembers);
    case 'chain':
      return stepMembers(outcome.chain);
    case 'open-seat':
      return [];
  }
}

function stepMembers({ steps }: ChainMatch): Member[] {
  return steps.flatMap(({ member }) => member ?? []);
}
