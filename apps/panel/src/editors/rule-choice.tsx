/** The choice between everyone who signs in and the list (R4). */
import { useId } from 'react';
import type { MyAccess } from '../records/my-access.tsx';
import type { Run } from '../records/request-failed.ts';
import { letEveryoneEdit, startUsingList } from './editors.ts';

interface Props {
  readonly access: MyAccess;
  readonly isBusy: boolean;
  readonly run: Run;
}

export function RuleChoice({ access, isBusy, run }: Props) {
  const { isListUsed, email } = access;

  function choose(useIt: boolean) {
    if (useIt === isListUsed) return;
    if (!useIt) {
      void run(async () => {
        await letEveryoneEdit();
        return { title: 'Everyone who signs in may edit' };
      });
    } else if (email !== null) {
      void run(async () => {
        await startUsingList(email);
        return { title: 'Only people on the list may edit' };
      });
    }
  }

  return (
    <fieldset disabled={isBusy} className="mt-4">
      <legend className="sr-only">Who may edit</legend>
      <Choice
        isChosen={!isListUsed}
        onChoose={() => choose(false)}
        label="Everyone who signs in"
        hint="Anyone with an account here may add, change and delete. Choose this only if sign-up is restricted."
      />
      <Choice
        isChosen={isListUsed}
        onChoose={() => choose(true)}
        isDisabled={email === null}
        label="Only people on this list"
        hint={
          email === null
            ? 'Your account has no email address, so you would lock yourself out.'
            : `Everyone else can look but not change anything. This takes effect at once, even for people who are already signed in. You (${email}) ${isListUsed ? 'are' : 'will be'} on the list.`
        }
      />
      <p className="sr-only" role="status">
        {isBusy && 'Saving…'}
      </p>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
  readonly label: string;
  readonly hint: string;
}

function Choice({ isChosen, isDisabled = false, onChoose, label, hint }: ChoiceProps) {
  const hintId = useId();
  return (
    <div className="py-2 [overflow-wrap:anywhere]">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          type="radio"
          name="who-may-edit"
          checked={isChosen}
          disabled={isDisabled}
          onChange={onChoose}
          aria-describedby={hintId}
          className="size-5 shrink-0 cursor-pointer accent-accent"
        />
        {label}
      </label>
      <p id={hintId} className="pl-8 text-sm text-quiet">
        {hint}
      </p>
    </div>
  );
}
