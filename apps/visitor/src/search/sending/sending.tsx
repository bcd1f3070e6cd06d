/**
 * What to send: an introduction for a friend, a question whether the friend agrees, or the visitor's own request to a
 * member. Loaded once the people are rendered (docs/decisions/080-what-a-visitor-loads.md).
 */
import type { Named } from 'engine';
import { Sheet } from 'ui/sheet.tsx';
import { BestTimeField, LeadField, PurposeChoice, usePurpose } from './choices.tsx';
import { useEdits } from './script-box.tsx';
import { Consent, Introduction, Request, type SendingProps } from './texts-to-send.tsx';

const TEXTS = { friend: Introduction, ask: Consent, me: Request };

export function Sending(props: SendingProps) {
  const { preview, hasFields = true } = props;
  const remembered = usePurpose();
  const editing = useEdits();
  const people = withoutRepeats(props.people);
  // A chain of open seats has no member to write to.
  const purpose = people.length === 0 ? 'friend' : remembered;
  const Texts = TEXTS[purpose];
  return (
    <Sheet>
      {hasFields && (
        <div className="grid grid-cols-1 gap-4 py-5 print:hidden">
          {people.length > 0 && <PurposeChoice chosen={purpose} />}
          {purpose === 'me' ? <BestTimeField /> : <LeadField />}
        </div>
      )}
      <Texts
        {...props}
        people={people}
        editing={editing}
        headingLevel={preview === undefined ? 'h3' : 'h4'}
      />
    </Sheet>
  );
}

function withoutRepeats(people: readonly Named[]): Named[] {
  const seen = new Set<string>();
  return people.filter(({ member }) => !seen.has(member.id) && seen.add(member.id));
}
