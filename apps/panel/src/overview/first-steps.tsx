/** The welcome to an empty chapter, for those who may edit; disappears after the first member and the first chain. */

import type { Settings } from 'domain/settings.ts';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from 'ui/button.tsx';
import { PathStep } from 'ui/path.tsx';
import { editableChains, editableMembers, editableSettings } from '../records/editable-kind.ts';
import { useMayEdit } from '../records/my-access.tsx';
import { NEW, useOpenForm } from '../records/open-form.ts';

interface Props {
  /** Undefined in a project that has none yet. */
  readonly settings: Settings | undefined;
  /** How many there are. */
  readonly members: number;
  readonly chains: number;
}

export function FirstSteps({ settings, members, chains }: Props) {
  const headingId = useId();
  const settingsForm = useOpenForm(editableSettings);
  const memberForm = useOpenForm(editableMembers);
  const chainForm = useOpenForm(editableChains);
  const mayEdit = useMayEdit();
  if (!mayEdit || (members > 0 && chains > 0)) return null;
  // Once saved, the settings are the chapter's own and no longer the demo's.
  const isNamed = settings === undefined || (settings.version !== 1 && !settings.is_demo);
  return (
    <section aria-labelledby={headingId} className="mb-8 max-w-2xl">
      <h2 id={headingId} className="font-serif text-2xl">
        Welcome! Your chapter starts here
      </h2>
      <p className="mt-2 text-quiet">
        Three steps, and Pathfinder is ready. Each is checked off once it is done.
      </p>
      <ol className="mt-6">
        <Step
          number={1}
          title="Your chapter"
          state={isNamed ? 'done' : 'next'}
          action={{
            label: 'Name your chapter',
            run: () => settings && settingsForm.open(settings.id),
          }}
        >
          Its name, its town and the chapters nearby decide which members come first.
        </Step>
        <Step
          number={2}
          title="Your first member"
          state={members > 0 ? 'done' : isNamed ? 'next' : 'later'}
          action={{ label: 'Add your first member', run: () => memberForm.open(NEW) }}
        >
          A name and a profession are enough to begin with. If you already have a list, import it
          under Members.
        </Step>
        <Step
          number={3}
          title="Your first referral chain"
          state={chains > 0 ? 'done' : members > 0 ? 'next' : 'later'}
          action={{ label: 'Add your first chain', run: () => chainForm.open(NEW) }}
        >
          The members who handle one need in turn, such as Realtor → Mover → Painter, with the
          script that introduces them.
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly state: 'done' | 'next' | 'later';
  readonly action: { readonly label: string; readonly run: () => void };
  readonly children: ReactNode;
}

function Step({ number, title, state, action, children }: StepProps) {
  if (state === 'done') {
    return (
      <PathStep mark={<Check className="size-4" />}>
        <h3 className="font-serif text-xl text-quiet">{title}: done</h3>
      </PathStep>
    );
  }
  return (
    <PathStep mark={number}>
      <h3 className="font-serif text-xl">{title}</h3>
      <p className="mt-0.5 text-quiet">{children}</p>
      <Button
        variant={state === 'next' ? 'primary' : 'plain'}
        onClick={action.run}
        className="mt-3"
      >
        {action.label}
      </Button>
    </PathStep>
  );
}
