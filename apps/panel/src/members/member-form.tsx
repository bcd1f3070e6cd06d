/** The form of one member (P3). */
import type { Member } from 'domain/member.ts';
import { MEMBER_SPHERES } from 'domain/sphere.ts';
import { type ReactNode, useMemo } from 'react';
import { TextField } from '../records/form/record-fields.tsx';
import { RecordFormFrame } from '../records/form/record-form-frame.tsx';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { byText } from '../records/list/list-shape.ts';
import { usePhoneNumbers } from '../records/phone-numbers.tsx';
import type { PreviewEngine } from '../records/preview-engine.tsx';
import { FoundBy } from './found-by.tsx';

interface Props {
  readonly form: RecordForm<Member>;
  readonly members: readonly Member[];
  /** Null until it has loaded. */
  readonly engine: PreviewEngine | null;
  /** Below the form's buttons. */
  readonly footer: ReactNode;
}

export function MemberForm({ form, members, engine, footer }: Props) {
  const numbers = usePhoneNumbers();
  const chapters = useMemo(() => chaptersOf(members), [members]);
  const title = form.base ? `Edit ${form.base.member_name}` : 'New member';
  return (
    <RecordFormFrame form={form} title={title} footer={footer}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextField form={form} name="member_name" />
        <div>
          <TextField form={form} name="profession_role" placeholder="Roofer" />
          <FoundBy form={form} engine={engine} />
        </div>
        <TextField form={form} name="company" />
        <TextField form={form} name="chapter" suggestions={chapters} />
        <TextField
          form={form}
          name="phone"
          type="tel"
          hint={numbers?.check(form.draft.phone)?.sentence}
        />
        <TextField form={form} name="email" inputMode="email" />
        <TextField form={form} name="website" inputMode="url" />
        <TextField
          form={form}
          name="contact_info"
          hint="Used when phone or email is empty. An '@' means email, otherwise it is a phone."
        />
        <TextField
          form={form}
          name="role_alias"
          hint="Other names for the role, or further trades they are found by. Separate several with commas."
        />
        <TextField form={form} name="sphere" suggestions={MEMBER_SPHERES} />
        <TextField
          form={form}
          name="about"
          hint="One sentence for visitors: 'Fixes leaks the same day, and explains the bill.'"
        />
        <TextField
          form={form}
          name="picture"
          inputMode="url"
          hint="The https address of a picture. Visitors' browsers load it from that address."
        />
        <TextField
          form={form}
          name="priority"
          type="number"
          placeholder="1-5"
          hint="Lower comes first. 3 when empty."
        />
      </div>
    </RecordFormFrame>
  );
}

function chaptersOf(members: readonly Member[]): readonly string[] {
  return [...new Set(members.flatMap(({ chapter }) => chapter ?? []))].toSorted(byText);
}
