/** Who stands in for a member who is away (M15): chosen by name, stored by id. */
import type { Member } from 'domain/member.ts';
import { isRecordId } from 'domain/record.ts';
import { useId, useMemo, useState } from 'react';
import { FieldFrame } from '../records/form/record-fields.tsx';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { INPUT_CLASS } from '../records/panel-controls.tsx';

interface Props {
  readonly form: RecordForm<Member>;
  readonly members: readonly Member[];
}

/** Names suggested at once: a chapter may have thousands. */
const MAX_SUGGESTED = 20;

export function SubstituteField({ form, members }: Props) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const own = form.base?.id;
  const names = useMemo(() => namesOf(members.filter(({ id }) => id !== own)), [members, own]);
  const storedAs = (text: string) => names.toId.get(text.trim()) ?? text;
  return (
    <FieldFrame
      form={form}
      name="substitute_id"
      hint="Named in place of this member until that day."
    >
      {(input) => {
        const stored = isRecordId(input.value) ? (names.byId.get(input.value) ?? '') : input.value;
        // With its spaces: a name may go on as a longer one.
        const shown = storedAs(typed) === input.value ? typed : stored;
        const suggested = suggestedFor(shown, [...names.toId.keys()]);
        return (
          <>
            <input
              {...input}
              value={shown}
              list={listId}
              dir="auto"
              onChange={({ target: { value } }) => {
                setTyped(value);
                form.set('substitute_id', storedAs(value));
              }}
              className={`${INPUT_CLASS} mt-1`}
            />
            <datalist id={listId}>
              {suggested.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        );
      }}
    </FieldFrame>
  );
}

/** The names of members and their ids; where two have one name, each with the role: 'Ann Archer, Roofer'. */
function namesOf(members: readonly Member[]) {
  const alike = Map.groupBy(members, ({ member_name }) => member_name);
  const named = members.map((member): [id: string, name: string] => {
    const { id, member_name, profession_role } = member;
    const isOnly = alike.get(member_name)?.length === 1;
    return [id, isOnly ? member_name : `${member_name}, ${profession_role}`];
  });
  return { byId: new Map(named), toId: new Map(named.map(([id, name]) => [name, id])) };
}

function suggestedFor(typed: string, names: readonly string[]): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  return names.filter((name) => name.toLowerCase().includes(wanted)).slice(0, MAX_SUGGESTED);
}
