/** Which of several members the message is for; the first one unless the visitor chooses another. */

import type { Named } from 'engine';
import { useId } from 'react';
import * as sendingTexts from '../../texts/sending.ts';

interface Props {
  readonly people: readonly Named[];
  readonly chosen: Named;
  readonly onChoose: (memberId: string) => void;
}

export function RecipientField({ people, chosen, onChoose }: Props) {
  const id = useId();
  return (
    <div className="mb-4 print:hidden">
      <label htmlFor={id} className="text-sm font-medium">
        {sendingTexts.to}
      </label>
      <select
        id={id}
        value={chosen.member.id}
        onChange={(event) => onChoose(event.target.value)}
        className="mt-1 block min-h-11 w-full rounded-lg border border-edge bg-paper px-3 text-ellipsis"
      >
        {people.map(({ member, role }) => (
          <option key={member.id} value={member.id}>
            {member.member_name}, {role}
          </option>
        ))}
      </select>
    </div>
  );
}
