/** The form of one member (P3). */
import type { Member } from 'domain/member.ts';
import { MEMBER_SPHERES } from 'domain/sphere.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { Apart } from 'ui/error-boundary.tsx';
import { Fields, TextField } from '../records/form/record-fields.tsx';
import { RecordFormFrame } from '../records/form/record-form-frame.tsx';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { byText } from '../records/list/list-shape.ts';
import { usePhoneNumbers } from '../records/phone-numbers.tsx';
import type { PreviewEngine } from '../records/preview-engine.tsx';
import { FoundBy } from './found-by.tsx';
import { SharedSeatNotice } from './shared-seat-notice.tsx';
import { SubstituteField } from './substitute-field.tsx';

interface Props {
  readonly form: RecordForm<Member>;
  readonly members: readonly Member[];
  /** Null until it has loaded. */
  readonly engine: PreviewEngine | null;
  /** Below the form's buttons. */
  readonly footer: ReactNode;
}

/** Long, as it is one list of fields, in their order on the page. */
export function MemberForm({ form, members, engine, footer }: Props) {
  const [isShared, setShared] = useState(false);
  const title = form.base ? `Edit ${form.base.member_name}` : 'New member';
  return (
    <RecordFormFrame
      form={form}
      title={title}
      beforeSave={<SharedSeatNotice form={form} onFound={setShared} />}
      saveLabel={isShared ? 'Save anyway' : undefined}
      footer={footer}
    >
      <Fields className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextField form={form} name="member_name" />
        <div>
          <Apart>
            <TextField
              form={form}
              name="profession_role"
              placeholder="Roofer"
              hint="The trade, in one or two words."
            />
            <FoundBy form={form} engine={engine} />
          </Apart>
        </div>
        <TextField form={form} name="company" />
        <ChapterField form={form} members={members} />
        <TextField
          form={form}
          name="phone"
          type="tel"
          hint={<PhoneHint phone={form.draft.phone} />}
        />
        <TextField form={form} name="email" inputMode="email" />
        <TextField form={form} name="website" inputMode="url" />
        <TextField
          form={form}
          name="contact_info"
          hint="Used only when Phone or Email is empty. With an '@' it is an email address."
        />
        <TextField
          form={form}
          name="role_alias"
          hint="Other names for the role, or further trades they are found by. Separate several with commas."
        />
        <TextField
          form={form}
          name="sphere"
          suggestions={MEMBER_SPHERES}
          hint="The kind of work, shown beside the name. If empty, Pathfinder works it out from the role."
        />
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
          name="languages"
          hint="Besides English, separated by commas: 'Spanish, Polish'."
        />
        <TextField
          form={form}
          name="away_until"
          type="date"
          hint="The last day away. After it, the member is named as usual."
        />
        <SubstituteField form={form} members={members} />
        <TextField
          form={form}
          name="priority"
          type="number"
          placeholder="1-5"
          hint="Whom to name first when several fit: 1 before 5. 3 when empty."
        />
      </Fields>
    </RecordFormFrame>
  );
}

function ChapterField({ form, members }: Pick<Props, 'form' | 'members'>) {
  const chapters = useMemo(() => chaptersOf(members), [members]);
  return <TextField form={form} name="chapter" suggestions={chapters} />;
}

/** What the number is read as, or what is odd about it. */
function PhoneHint({ phone }: { readonly phone: string }) {
  return <>{usePhoneNumbers()?.check(phone)?.sentence}</>;
}

function chaptersOf(members: readonly Member[]): readonly string[] {
  return [...new Set(members.flatMap(({ chapter }) => chapter ?? []))].toSorted(byText);
}
