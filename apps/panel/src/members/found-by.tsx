/** The trade that a member is found by: in the form, as the role is typed, and in a row of the list (P14). */
import type { Member } from 'domain/member.ts';
import { CircleAlert } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { editableMembers } from '../records/editable-kind.ts';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { useMayEdit } from '../records/my-access.tsx';
import type { PreviewEngine } from '../records/preview-engine.tsx';
import { storeMany } from '../records/save-many.ts';
import { foundAs, isSaidByRole, TradeChoice, withTrade } from '../records/understood-role.tsx';
import type { MemberChecks } from './member-checks.ts';

interface FormProps {
  readonly form: RecordForm<Member>;
  /** Null until it has loaded. */
  readonly engine: PreviewEngine | null;
}

/** Below the role's field. It may lag behind typing; the field must not. */
export function FoundBy({ form, engine }: FormProps) {
  const mayEdit = useMayEdit();
  const { profession_role, role_alias } = useDeferredValue(form.draft);
  const role = profession_role.trim();
  const shown = useRef<HTMLParagraphElement>(null);
  const said = role === '' ? undefined : engine?.understoodRole(role, role_alias);
  const isUnknown = said?.professions.length === 0;
  return (
    <div className="mt-1 text-sm [overflow-wrap:anywhere]">
      <p
        ref={shown}
        role="status"
        tabIndex={-1}
        className={isUnknown ? 'flex gap-1.5 text-danger' : 'text-quiet'}
      >
        {isUnknown && <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />}
        {isUnknown && 'Pathfinder does not know this trade, so no search leads here.'}
        {said && !isUnknown && `${foundAs(said)}.`}
      </p>
      {said && said.needs.length > 0 && (
        <p className="text-quiet">
          For example: {said.needs.map((need) => `“${need}”`).join(', ')}.
        </p>
      )}
      {said && isUnknown && mayEdit && (
        <>
          <p className="mt-1">Which trade is closest? It is added to the role aliases.</p>
          <TradeChoice
            nearest={said.nearest}
            trades={engine?.categories ?? []}
            of="this member"
            isDisabled={form.isSaving}
            onChoose={(trade) => {
              form.set('role_alias', withTrade(form.draft.role_alias, trade));
              // The button is about to disappear.
              shown.current?.focus();
            }}
          />
        </>
      )}
    </div>
  );
}

interface RowProps {
  readonly member: Member;
  readonly checks: MemberChecks;
}

/** Below the role in the list: the trade, unless the role is its name; the nearest trades, if there is none. */
export function FoundByRow({ member, checks }: RowProps) {
  const mayEdit = useMayEdit();
  const [isSaving, setSaving] = useState(false);
  const said = checks.understood(member);
  if (said === null || isSaidByRole(said, member.profession_role)) return null;
  if (said.professions.length > 0) {
    return <span className="block text-sm text-quiet">{foundAs(said)}</span>;
  }

  async function choose(trade: string) {
    setSaving(true);
    await storeMany(
      editableMembers,
      [member],
      { role_alias: withTrade(member.role_alias, trade) },
      {
        done: `${member.member_name} is found as ${trade}`,
        undone: `${member.member_name}: change undone`,
      },
    );
    setSaving(false);
  }

  return (
    <div className="text-sm text-danger">
      Not understood{mayEdit && said.nearest.length > 0 && '. Which trade is it?'}
      {mayEdit && (
        <TradeChoice
          nearest={said.nearest}
          of={member.member_name}
          isDisabled={isSaving}
          onChoose={(trade) => void choose(trade)}
        />
      )}
    </div>
  );
}
