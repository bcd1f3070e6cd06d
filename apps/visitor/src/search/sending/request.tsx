/** For the visitor's own need: call a member, or send a message in the first person. */

import { contactOf } from 'domain/contact.ts';
import { firstName, inRole, listed, type Named, requestToMember } from 'engine';
import { useState } from 'react';
import { SheetPart } from 'ui/sheet.tsx';
import * as sendingTexts from '../../texts/sending.ts';
import { useBestTime } from './best-time.tsx';
import type { SendingProps, TextsProps } from './props.ts';
import { RecipientField } from './recipient-field.tsx';
import { ScriptBox } from './script-box.tsx';

export function Request({ of, people, need, headingLevel, editing }: TextsProps) {
  const bestTime = useBestTime();
  const [chosenId, choose] = useState('');
  const [first] = people;
  const to = people.find(({ member }) => member.id === chosenId) ?? first;
  if (to === undefined) return null;
  const { member } = to;
  const name = firstName(member);
  return (
    <SheetPart>
      {of === 'chain' && people.length > 1 && <CallOrder people={people} />}
      {people.length > 1 && <RecipientField people={people} chosen={to} onChoose={choose} />}
      <ScriptBox
        key={member.id}
        title={sendingTexts.request.title(name)}
        text={requestToMember(member, need, bestTime)}
        {...editing(member.id)}
        subject={sendingTexts.request.subject}
        to={{ name: member.member_name, firstName: name, ...contactOf(member) }}
        headingLevel={headingLevel}
      />
    </SheetPart>
  );
}

/** The member to message first, and the others. */
function CallOrder({ people }: Pick<SendingProps, 'people'>) {
  const [first, ...others] = people.map(inShort);
  return (
    <p className="mb-4">
      {sendingTexts.startWith(<strong className="font-semibold">{first}</strong>, listed(others))}
    </p>
  );
}

function inShort({ member, role }: Named): string {
  return inRole(firstName(member), role);
}
