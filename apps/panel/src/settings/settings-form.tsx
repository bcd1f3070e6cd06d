/** The form of the chapter's settings (K5). */
import type { FieldName } from 'domain/record.ts';
import type { Settings } from 'domain/settings.ts';
import type { ReactNode } from 'react';
import { ChoiceField, Fields, LongTextField, TextField } from '../records/form/record-fields.tsx';
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
  return (
    <RecordFormFrame form={form} title="Edit settings" footer={footer}>
      <Fields className="grid gap-8">
        <ChapterGroup form={form} />
        <AnswersGroup form={form} />
        <EmergencyGroup form={form} />
      </Fields>
    </RecordFormFrame>
  );
}

type GroupProps = Pick<Props, 'form'>;

function ChapterGroup({ form }: GroupProps) {
  const numbers = usePhoneNumbers();
  const { phone_country } = form.draft;
  return (
    <Group title="Your chapter">
      <TextField
        form={form}
        name="chapter_name"
        hint="Visitors read: 'This is the directory of the Waxhaw chapter'."
      />
      <TextField
        form={form}
        name="home"
        hint="Members whose chapter has this town's name in it come first."
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
      <TextField
        form={form}
        name="feedback_recipient"
        inputMode="email"
        hint="Where visitors' feedback is mailed."
      />
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
        hint="If yes, visitors are told that the people and companies are invented."
      />
    </Group>
  );
}

function AnswersGroup({ form }: GroupProps) {
  return (
    <Group title="Answers">
      <LongTextField
        form={form}
        name="boosts"
        placeholder="Landscaper: Owen Pritchard"
        hint="One per line: a profession, a colon, and the member who is named first in it."
      />
      <ChoiceField
        form={form}
        name="counts_demand"
        choices={YES_OR_NO}
        hint="When a visitor asks for a profession that no member holds, it is counted for that day. Nothing else is kept."
      />
      <ChoiceField
        form={form}
        name="one_holder"
        choices={YES_OR_NO}
        hint="If yes, you are warned before a second member of the same trade is saved or imported at home."
      />
      <TextField
        form={form}
        name="confirm_after_months"
        type="number"
        hint="After this many months, members are due to confirm their entry again."
      />
    </Group>
  );
}

/** What is rarely changed: the numbers for emergencies and the page to escape to. */
function EmergencyGroup({ form }: GroupProps) {
  return (
    <details>
      <summary className={SUMMARY}>Advanced: emergencies</summary>
      <Fields className={FIELDS}>
        <TextField
          form={form}
          name="emergency_number"
          type="tel"
          hint="Visitors whose need sounds like danger see this number first."
        />
        <TextField form={form} name="suicide_number" type="tel" />
        <TextField form={form} name="poison_number" type="tel" />
        <TextField form={form} name="violence_number" type="tel" />
        <TextField
          form={form}
          name="neutral_page"
          inputMode="url"
          hint="Where 'Leave this page' takes visitors in danger. Choose one that gives nothing away, such as the weather."
        />
      </Fields>
    </details>
  );
}

const FIELDS = 'mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-2';

/** Of the rarely changed settings, in the form and where they are read. */
export const SUMMARY =
  'inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline-offset-4 hover:underline';

/** The settings below 'Advanced'. */
export const ADVANCED: readonly FieldName<Settings>[] = [
  'emergency_number',
  'suicide_number',
  'poison_number',
  'violence_number',
  'neutral_page',
];

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="p-0 font-serif text-lg">{title}</legend>
      <Fields className={FIELDS}>{children}</Fields>
    </fieldset>
  );
}
