/**
 * What to send: an introduction for a friend, a question whether the friend agrees, or the visitor's own request to a
 * member. Loaded once the people are rendered (docs/decisions/080-what-a-visitor-loads.md).
 */
import type { Named } from 'engine';
import { Sheet } from 'ui/sheet.tsx';
import * as sendingTexts from '../../texts/sending.ts';
import { BestTimeField } from './best-time.tsx';
import { Consent } from './consent.tsx';
import { Introduction } from './introduction.tsx';
import type { SendingProps } from './props.ts';
import { usePurpose } from './purpose.ts';
import { PurposeChoice } from './purpose-choice.tsx';
import { Request } from './request.tsx';
import { TextField } from './text-field.tsx';
import { useEdits } from './use-edits.ts';

const TEXTS = { friend: Introduction, ask: Consent, me: Request };

export function Sending(props: SendingProps) {
  const { lead, onLead, preview, hasFields = true } = props;
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
          {purpose === 'me' ? (
            <BestTimeField />
          ) : (
            <TextField {...sendingTexts.lead} value={lead} onChange={onLead} />
          )}
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
