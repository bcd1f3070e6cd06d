/** The form of a profession of the chapter's own, and what is ignored without it (M1, K5, P7). */
import type { OwnCategory } from 'domain/own-category.ts';
import { MEMBER_SPHERES, OPEN_SEAT_SPHERES } from 'domain/sphere.ts';
import type { LostReferences } from 'engine/admin';
import type { ReactNode } from 'react';
import type { Losses } from '../records/delete-question.tsx';
import { ChoiceField, Fields, TextField } from '../records/form/record-fields.tsx';
import { RecordFormFrame } from '../records/form/record-form-frame.tsx';
import type { RecordForm } from '../records/form/use-record-form.ts';

interface Props {
  readonly form: RecordForm<OwnCategory>;
  /** What still uses the old name once a new one is saved, in sentences. */
  readonly readRenameLosses: () => readonly string[];
  /** Below the form's buttons. */
  readonly footer: ReactNode;
}

const COMMAS = 'Separate them with commas.';

export function CategoryForm({ form, readRenameLosses, footer }: Props) {
  const title = form.base ? `Edit ${form.base.name}` : 'New profession';
  return (
    <RecordFormFrame
      form={form}
      title={title}
      beforeSave={<RenameNote readLosses={readRenameLosses} />}
      footer={footer}
    >
      <Fields className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="name"
          placeholder="Camp Caretaker"
          hint="A new profession, or one that Pathfinder already knows, to add words to it."
        />
        <TextField form={form} name="titles" placeholder="camp minder" hint={COMMAS} />
        <ChoiceField
          form={form}
          name="sphere"
          choices={choicesOf(MEMBER_SPHERES)}
          hint="The kind of work, as visitors read it beside its members."
        />
        <ChoiceField
          form={form}
          name="open_seat_sphere"
          choices={choicesOf(OPEN_SEAT_SPHERES)}
          hint="The kind of work, as visitors read it while no member does it."
        />
        <TextField
          form={form}
          name="keywords"
          placeholder="open up camp, close camp"
          hint={`Things and jobs, in everyday words. ${COMMAS}`}
        />
        <TextField
          form={form}
          name="needs"
          placeholder="check on camp over winter"
          hint={`In people's own words. ${COMMAS}`}
        />
        <TextField
          form={form}
          name="neighbours"
          placeholder="Handyman"
          hint={`Professions that handle these needs while the seat is open. ${COMMAS}`}
        />
      </Fields>
    </RecordFormFrame>
  );
}

/** A deletion asks about the same things; a rename only mentions them, because the new name works once it is saved. */
function RenameNote({ readLosses }: { readonly readLosses: () => readonly string[] }) {
  const losses = readLosses();
  return (
    <div role="status" className="[overflow-wrap:anywhere]">
      {losses.length > 0 && (
        <div className="mt-4 rounded-xl bg-danger-wash px-4 py-3">
          <p className="font-medium">The old name is still used:</p>
          <ul className="mt-1 list-disc pl-5">
            {losses.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="mt-1">This will be ignored until you change it to the new name.</p>
        </div>
      )}
    </div>
  );
}

/** Only a profession that Pathfinder does not know needs a sphere. */
function choicesOf(spheres: readonly string[]): Readonly<Record<string, string>> {
  return { '': "Pathfinder's own", ...Object.fromEntries(spheres.map((name) => [name, name])) };
}

/** What is ignored once the chapter's own professions are deleted, for the panel's question (P7, K5). Pure. */
export function referenceLosses({ words, boosts, covered }: LostReferences): Losses {
  return {
    sentences: [
      ...words.map(({ say, mean }) => `The word '${say}' means ${mean}.`),
      ...boosts.map(({ category, member }) => `${member} is named first as ${category}.`),
      ...covered.map(({ category, by }) => `${by} stands in for ${category.name}.`),
    ],
    effect: 'This will be ignored until you change it.',
  };
}
