/** Which of several members is written to; the first one unless the visitor chooses another. */
import { useId } from 'react';
import type { Named } from '../../../../routing/answers/messages.ts';

interface Props {
  readonly people: readonly Named[];
  readonly chosen: number;
  readonly onChoose: (position: number) => void;
}

export function RecipientField({ people, chosen, onChoose }: Props) {
  const id = useId();
  return (
    <div className="mb-4 print:hidden">
      <label htmlFor={id} className="text-sm font-medium">
        To
      </label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value))}
        className="mt-1 block min-h-11 w-full rounded-lg border border-edge bg-paper px-3"
      >
        {people.map(({ member, role }, position) => (
          <option key={member.id} value={position}>
            {member.member_name}, {role}
          </option>
        ))}
      </select>
    </div>
  );
}
