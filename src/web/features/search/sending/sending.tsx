/**
 * What to send, and to whom: an introduction for a friend (M12, C5 to C7), the friend's consent first, or the
 * visitor's own request to a member. Loaded once the people are drawn: answer/late-sending.tsx.
 */
import { useState, useSyncExternalStore } from 'react';
import { contactOf } from '../../../../domain/contact.ts';
import {
  consentRequest,
  type Named,
  requestToMember,
} from '../../../../routing/answers/messages.ts';
import { firstName, listed } from '../../../../routing/answers/phrases.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { MessageText } from '../../../components/message-text.tsx';
import { Sheet, SheetPart } from '../../../components/sheet.tsx';
import { createStore } from '../../../lib/store.ts';
import { type Purpose, usePurpose } from './purpose.ts';
import { PurposeChoice } from './purpose-choice.tsx';
import { RecipientField } from './recipient-field.tsx';
import { ScriptBox } from './script-box.tsx';
import { TextField } from './text-field.tsx';

export interface SendingProps {
  /** What is introduced: one of the members found, or the members of a chain. */
  readonly of: 'member' | 'chain';
  /** Those the answer names, in the order to call them. */
  readonly people: readonly Named[];
  /** What a message quotes; null when a member was asked for by name (M7). */
  readonly need: string | null;
  /** The introduction script, or the filled script of a chain. */
  readonly script: string;
  /** The Dynamic Intro Preview: the script is then the chain's Full Referral Script (C7). */
  readonly preview?: string;
  /** The person being introduced (C5). */
  readonly lead: string;
  readonly onLead: (lead: string) => void;
  /** False for further chains of one answer: the choice and the fields of the first serve them all. */
  readonly hasFields?: boolean;
}

/** As typed for the last request; the next one is to the same person. */
const bestTime = createStore('');

/** Longer remarks leave no room for the need in one text message. */
const MAX_TIME_CHARS = 40;

export function Sending(props: SendingProps) {
  const { hasFields = true } = props;
  const remembered = usePurpose();
  const people = withoutRepeats(props.people);
  // A chain of open seats has no member to write to.
  const purpose = people.length === 0 ? 'friend' : remembered;
  return (
    <Sheet>
      {hasFields && (
        <div className="grid grid-cols-1 gap-4 py-5 print:hidden">
          {people.length > 0 && <PurposeChoice chosen={purpose} />}
          {purpose === 'me' ? (
            <BestTimeField />
          ) : (
            <TextField
              label="Who are you introducing?"
              placeholder="Their name"
              value={props.lead}
              onChange={props.onLead}
            />
          )}
        </div>
      )}
      <Texts {...props} people={people} purpose={purpose} />
    </Sheet>
  );
}

function BestTimeField() {
  const value = useSyncExternalStore(bestTime.subscribe, bestTime.current);
  return (
    <TextField
      label="Best time to reach you"
      placeholder="after 5 pm"
      value={value}
      onChange={bestTime.publish}
      maxLength={MAX_TIME_CHARS}
    />
  );
}

const COPY_SCRIPT = { label: 'Copy Script', toast: 'Script copied to clipboard!' };
const COPY_FULL_SCRIPT = {
  label: 'Copy Full Script',
  toast: 'Full referral script copied to clipboard!',
};

/** The texts for the purpose. Each keeps its changes while the same answer is shown. */
function Texts({
  of,
  people,
  need,
  script,
  preview,
  lead,
  purpose,
}: SendingProps & { readonly purpose: Purpose }) {
  const time = useSyncExternalStore(bestTime.subscribe, bestTime.current);
  const [edits, setEdits] = useState<Readonly<Record<string, string | null>>>({});
  const [chosen, choose] = useState(0);
  const to = people[chosen] ?? people[0];
  const editing = (text: string) => ({
    edited: edits[text] ?? null,
    onEdit: (edited: string | null) => setEdits({ ...edits, [text]: edited }),
  });
  const headingLevel = preview === undefined ? 'h3' : 'h4';

  if (purpose === 'me' && to !== undefined) {
    const name = firstName(to.member);
    return (
      <SheetPart>
        {of === 'chain' && people.length > 1 && <CallOrder people={people} />}
        {people.length > 1 && (
          <RecipientField people={people} chosen={people.indexOf(to)} onChoose={choose} />
        )}
        <ScriptBox
          key={to.member.id}
          title={`Message to ${name}`}
          text={requestToMember(to.member, need, time)}
          {...editing(to.member.id)}
          subject="Can you help?"
          copy={COPY_SCRIPT}
          to={{ name: to.member.member_name, firstName: name, ...contactOf(to.member) }}
          headingLevel={headingLevel}
        />
      </SheetPart>
    );
  }
  if (purpose === 'ask') {
    const asked = of === 'chain' ? people : people.slice(0, 1);
    return (
      <SheetPart>
        <ScriptBox
          key="ask"
          title="Ask before you pass on a number"
          text={consentRequest(asked, need, lead)}
          {...editing('ask')}
          subject="May I pass on your number?"
          copy={COPY_SCRIPT}
          headingLevel={headingLevel}
        />
      </SheetPart>
    );
  }
  return (
    <>
      {preview !== undefined && (
        <SheetPart>
          <div className="mb-2 flex items-center justify-between gap-3">
            <h4 className="font-serif text-xl">Dynamic Intro Preview</h4>
            <CopyButton text={preview} label="Copy" toast="Preview script copied to clipboard!" />
          </div>
          <MessageText>{preview}</MessageText>
        </SheetPart>
      )}
      <SheetPart>
        <ScriptBox
          key="friend"
          title={preview === undefined ? 'Introduction script' : 'Full Referral Script'}
          text={script}
          {...editing('friend')}
          subject="Introduction"
          copy={preview === undefined ? COPY_SCRIPT : COPY_FULL_SCRIPT}
          isCollapsible={preview !== undefined}
          headingLevel={headingLevel}
        />
      </SheetPart>
    </>
  );
}

/** Whom to message first, and who follows. */
function CallOrder({ people }: Pick<SendingProps, 'people'>) {
  const [first, ...others] = people.map(({ member, role }) => `${firstName(member)} (${role})`);
  return (
    <p className="mb-4">
      Start with <strong className="font-semibold">{first}</strong>. Then call {listed(others)}.
    </p>
  );
}

function withoutRepeats(people: readonly Named[]): Named[] {
  const seen = new Set<string>();
  return people.filter(({ member }) => !seen.has(member.id) && seen.add(member.id));
}
