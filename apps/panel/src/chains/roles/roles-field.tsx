/** The roles of a chain, twice: as text with arrows, and below it as a list (C3, P4). */
import type { Directory } from 'domain/directory.ts';
import type { ReferralChain } from 'domain/referral-chain.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import { useMemo } from 'react';
import { TextField } from '../../records/form/record-fields.tsx';
import type { RecordForm } from '../../records/form/use-record-form.ts';
import { byText } from '../../records/list/list-shape.ts';
import { withArrowsOnLeaving } from './role-list.ts';
import { RolesEditor } from './roles-editor.tsx';

interface Props {
  readonly form: RecordForm<ReferralChain>;
  readonly directory: Directory;
}

export function RolesField({ form, directory }: Props) {
  const suggestions = useMemo(() => rolesInUse(directory), [directory]);
  const { roles_sequence: text, script_template: script } = form.draft;

  function takeArrows() {
    const left = withArrowsOnLeaving(text);
    if (left !== text) form.set('roles_sequence', left);
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles blur of the inner field. */}
      <div onBlur={takeArrows}>
        <TextField
          form={form}
          name="roles_sequence"
          placeholder="Realtor → Mover"
          hint="The roles in calling order. Type -> for the arrow."
        />
      </div>
      <RolesEditor
        sequence={{ text, script }}
        onChange={(changed) => {
          form.set('roles_sequence', changed.text);
          form.set('script_template', changed.script);
        }}
        suggestions={suggestions}
        readOnly={form.isSaving}
      />
    </div>
  );
}

/** The roles of members and of all chains, without duplicates, ignoring case, in alphabetical order. */
export function rolesInUse({ members, chains }: Directory): string[] {
  const roles = [
    ...members.map(({ profession_role }) => profession_role),
    ...chains.flatMap(rolesOf),
  ];
  const bySpelling = new Map(roles.toReversed().map((role) => [role.toLowerCase(), role]));
  return [...bySpelling.values()].toSorted(byText);
}
