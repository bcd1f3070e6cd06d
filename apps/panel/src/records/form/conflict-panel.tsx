/** Shows an edit conflict: the other admin's changes, and a choice for each field both changed. */

import { draftOf, labelOf, type Stored } from 'domain/record.ts';
import { useEffect, useId, useRef } from 'react';
import { ContestedField } from './contested-field.tsx';
import type { Conflict, RecordForm } from './record-form.ts';

interface Props<T extends Stored> {
  readonly form: RecordForm<T>;
  readonly conflict: Conflict<T>;
}

export function ConflictPanel<T extends Stored>({ form, conflict }: Props<T>) {
  const { kind } = form;
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const { theirs, contested, taken, mine } = conflict;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new conflict takes the focus.
  useEffect(() => panel.current?.focus(), [conflict]);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="mt-4 rounded-lg border-2 border-danger bg-paper p-4"
    >
      <p id={titleId} className="font-medium">
        Someone else {theirs ? 'saved' : 'deleted'} this {kind.noun} while you were editing.
      </p>
      {!theirs && <p className="mt-1">Your text is kept. Save adds it again.</p>}
      {theirs &&
        contested.map((name) => (
          <ContestedField
            key={name}
            label={labelOf(kind, name)}
            mine={mine[name]}
            theirs={draftOf(kind, theirs)[name]}
            chosen={form.draft[name]}
            onChoose={(text) => form.set(name, text)}
          />
        ))}
      {taken.length > 0 && (
        <p className="mt-3">
          Merged from their version: {taken.map((name) => labelOf(kind, name)).join(', ')}.
        </p>
      )}
      {theirs && <p className="mt-3">Nothing is saved until you press Save.</p>}
    </section>
  );
}
