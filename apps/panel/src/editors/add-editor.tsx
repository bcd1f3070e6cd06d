/** Adds an address to the list, even before it has an account (R4). */
import { type FormEvent, useId, useState } from 'react';
import { Button } from 'ui/button.tsx';
import { INPUT_CLASS } from '../records/input-class.ts';
import type { Run } from '../records/use-run.ts';
import { addEditor } from './editors.ts';

interface Props {
  readonly isBusy: boolean;
  readonly run: Run;
}

export function AddEditor({ isBusy, run }: Props) {
  const id = useId();
  const [email, setEmail] = useState('');

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isDone = await run(async () => {
      const added = await addEditor(email.trim());
      return {
        title: added === null ? `${email.trim()} is already on the list` : `${added} added`,
      };
    });
    if (isDone) setEmail('');
  }

  return (
    <form onSubmit={(event) => void add(event)} className="mt-4">
      <label htmlFor={id} className="font-medium">
        Email address
      </label>
      <div className="mt-1 flex flex-wrap gap-3">
        <input
          id={id}
          type="email"
          required
          maxLength={320}
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          className={`${INPUT_CLASS} min-w-0 flex-1 basis-60`}
        />
        <Button variant="plain" type="submit" aria-disabled={isBusy}>
          Add
        </Button>
      </div>
    </form>
  );
}
