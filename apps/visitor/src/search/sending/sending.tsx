/**
 * What to send: an introduction for a friend, a question whether the friend agrees, or the visitor's own request to a
 * member; at the end, a link to the answer. Loaded once the people are rendered
 * (docs/decisions/080-what-a-visitor-loads.md).
 */
import type { Named } from 'engine';
import { Apart } from 'ui/error-boundary.tsx';
import { BestTimeField, LeadField, PurposeChoice, usePurpose } from './choices.tsx';
import { useEdits } from './script-box.tsx';
import { ShareAnswer } from './share-answer.tsx';
import { Consent, Introduction, Request, type SendingProps } from './texts-to-send.tsx';

const TEXTS = { friend: Introduction, ask: Consent, me: Request };

export function Sending(props: SendingProps) {
  const { chain, isOwnNeed, sharesAnswer } = props;
  const wanted = usePurpose(isOwnNeed);
  const editing = useEdits();
  const people = withoutRepeats(props.people);
  // A chain of open seats has no member to write to.
  const purpose = people.length === 0 ? 'friend' : wanted;
  const Texts = TEXTS[purpose];
  return (
    <div className="divide-y divide-line">
      <Apart>
        <div className="grid grid-cols-1 gap-4 pb-5 print:hidden">
          <Apart>
            {people.length > 0 && <PurposeChoice chosen={purpose} />}
            {purpose === 'me' ? <BestTimeField /> : <LeadField />}
          </Apart>
        </div>
        <Texts
          {...props}
          people={people}
          editing={editing}
          headingLevel={chain === undefined ? 'h3' : 'h4'}
        />
        {sharesAnswer && (
          <div className="py-5 print:hidden">
            <ShareAnswer />
          </div>
        )}
      </Apart>
    </div>
  );
}

function withoutRepeats(people: readonly Named[]): Named[] {
  const seen = new Set<string>();
  return people.filter(({ member }) => !seen.has(member.id) && seen.add(member.id));
}
