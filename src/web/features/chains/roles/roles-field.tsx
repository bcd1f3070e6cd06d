/** The roles of a chain, twice: as text with arrows, and beneath it as a list (C3, P4). */
import { useMemo } from 'react';
import type { Directory } from '../../../../domain/directory.ts';
import type { ReferralChain } from '../../../../domain/referral-chain.ts';
import type { RecordForm } from '../../../records/form/record-form.ts';
import { TextField } from '../../../records/form/text-field.tsx';
import { withArrowsOnLeaving } from './role-list.ts';
import { RolesEditor } from './roles-editor.tsx';
import { rolesInUse } from './roles-in-use.ts';

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
          hint="Who is called, in order. Type -> for the arrow."
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
