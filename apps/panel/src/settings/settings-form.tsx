/** The form of the chapter's settings (K5). */
import type { Settings } from 'domain/settings.ts';
import type { ReactNode } from 'react';
import { ChoiceField, LongTextField, TextField } from '../records/form/record-fields.tsx';
import { RecordFormFrame } from '../records/form/record-form-frame.tsx';
import type { RecordForm } from '../records/form/use-record-form.ts';
import { usePhoneNumbers } from '../records/phone-numbers.tsx';

interface Props {
  readonly form: RecordForm<Settings>;
  /** Below the form's buttons. */
  readonly footer: ReactNode;
}

const YES_OR_NO = { true: 'Yes', false: 'No' };

export function SettingsForm({ form, footer }: Props) {
  const numbers = usePhoneNumbers();
  const { phone_country } = form.draft;
  return (
    <RecordFormFrame form={form} title="Edit settings" footer={footer}>
      <div className="grid gap-8">
        <Group title="Your chapter">
          <TextField
            form={form}
            name="chapter_name"
            hint="Visitors read: 'This is the directory of the Waxhaw chapter'."
          />
          <TextField
            form={form}
            name="home"
            hint="Members whose chapter includes this name come first."
          />
          <TextField
            form={form}
            name="nearby"
            hint="Nearest first, spelled as in your members' entries. Separate them with commas."
          />
          <TextField
            form={form}
            name="examples"
            hint="Shown under the search box. Separate them with commas."
          />
          <TextField form={form} name="feedback_recipient" inputMode="email" />
          <ChoiceField
            form={form}
            name="phone_country"
            choices={numbers?.countries ?? { [phone_country]: phone_country }}
            hint="Members' numbers without a country code are checked as numbers of this country."
          />
          <ChoiceField
            form={form}
            name="is_demo"
            choices={YES_OR_NO}
            hint="Visitors then read that the people and companies are invented."
          />
        </Group>
        <Group title="Answers">
          <LongTextField
            form={form}
            name="boosts"
            placeholder="Landscaper: Owen Pritchard"
            hint="Puts a member first in a profession. Write one per line: the profession, a colon, the member."
          />
          <ChoiceField
            form={form}
            name="counts_demand"
            choices={YES_OR_NO}
            hint="When a visitor asks for a profession that no member holds, it is counted for that day. Nothing else is kept."
          />
          <TextField
            form={form}
            name="confirm_after_months"
            type="number"
            hint="After this many months, members are due to confirm their entry again."
          />
        </Group>
        <Group title="Emergencies">
          <TextField form={form} name="emergency_number" type="tel" />
          <TextField form={form} name="suicide_number" type="tel" />
          <TextField form={form} name="poison_number" type="tel" />
          <TextField form={form} name="violence_number" type="tel" />
          <TextField
            form={form}
            name="neutral_page"
            inputMode="url"
            hint="Where 'Leave this page' takes visitors. Choose a page that gives nothing away, such as the weather."
          />
        </Group>
      </div>
    </RecordFormFrame>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="p-0 font-serif text-lg">{title}</legend>
      <div className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
