/** The trade each person on the roster is found by; what is not understood is flagged, with the nearest trades (P15). */
import { CircleHelp } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from 'ui/button.tsx';
import { Apart, ErrorBoundary } from 'ui/error-boundary.tsx';
import { counted } from '../records/dates-and-counts.ts';
import { INPUT_CLASS } from '../records/panel-controls.tsx';
import type { PreviewEngine } from '../records/preview-engine.tsx';
import type { StepProps } from './name-step.tsx';
import { type LeftOutRow, membersIn, type Person } from './own-draft.ts';
import { understand } from './understood-trade.ts';

interface Props extends StepProps {
  /** Null while it is loading. */
  readonly engine: PreviewEngine | null;
}

export function UnderstoodStep({ draft, edit, engine, onDone }: Props) {
  const { people } = draft;
  /** Those to look at stay where they are once they are answered. */
  const asked = useMemo(
    () =>
      engine &&
      people.filter((person) => understand(engine, { ...person, trade: null }).trades.length === 0),
    [engine, people],
  );
  if (engine === null || asked === null) {
    return (
      <p role="status" className="mt-2 text-quiet">
        Reading the trades…
      </p>
    );
  }
  const understood = people.filter((person) => !asked.includes(person));
  const change = (id: string, changes: Partial<Person>) =>
    edit({ people: people.map((one) => (one.id === id ? { ...one, ...changes } : one)) });

  return (
    <>
      <p className="mt-2 text-quiet">
        {counted(people.length, 'member')} on your roster.{' '}
        {asked.length === 0
          ? 'Every trade was understood.'
          : `${counted(asked.length, 'trade')} to check.`}
      </p>
      {asked.length > 0 && (
        <ul aria-label="To look at" className="mt-4 grid gap-3">
          {asked.map((person) => (
            <li key={person.id} className="rounded-xl border border-line bg-sheet p-4">
              <ErrorBoundary>
                <AskedPerson
                  person={person}
                  engine={engine}
                  onChange={(changes) => change(person.id, changes)}
                />
              </ErrorBoundary>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="primary"
        disabled={membersIn(draft).length === 0}
        onClick={onDone}
        className="mt-5"
      >
        Continue
      </Button>
      <Apart>
        <UnderstoodPeople people={understood} engine={engine} />
        <LeftOutRows rows={draft.leftOut} />
      </Apart>
    </>
  );
}

interface AskedProps {
  readonly person: Person;
  readonly engine: PreviewEngine;
  readonly onChange: (changes: Partial<Person>) => void;
}

/** The value of the choice to leave somebody out; no trade has this name. */
const LEAVE_OUT = '-';

function AskedPerson({ person, engine, onChange }: AskedProps) {
  const { values, lacksTrade, trade, isLeftOut } = person;
  const { nearest } = understand(engine, { ...person, trade: null });
  const name = String(values.member_name);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <span className="flex items-center gap-2 font-medium">
          <CircleHelp className="size-4 shrink-0 text-seat" aria-hidden="true" />
          {name}
        </span>
        <span className="block text-quiet">
          {lacksTrade
            ? 'No trade in your list. Choose one to add this person.'
            : `“${values.profession_role}” was not understood, so only their name finds them.`}
        </span>
      </p>
      <select
        aria-label={`Trade of ${name}`}
        value={isLeftOut ? LEAVE_OUT : (trade ?? '')}
        onChange={({ target }) =>
          onChange(
            target.value === LEAVE_OUT
              ? { isLeftOut: true, trade: null }
              : { isLeftOut: false, trade: target.value || null },
          )
        }
        className={`${INPUT_CLASS} sm:w-60`}
      >
        <option value="">Choose a trade…</option>
        {nearest.length > 0 && (
          <optgroup label="Nearest">
            {nearest.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </optgroup>
        )}
        <option value={LEAVE_OUT}>Leave this person out</option>
        <optgroup label="All trades">
          {engine.categories
            .filter((each) => !nearest.includes(each))
            .map((each) => (
              <option key={each}>{each}</option>
            ))}
        </optgroup>
      </select>
    </div>
  );
}

/** Of those understood: nobody reads more, and drawing thousands takes a while. */
const MAX_SHOWN = 200;

interface PeopleProps {
  readonly people: readonly Person[];
  readonly engine: PreviewEngine;
}

function UnderstoodPeople({ people, engine }: PeopleProps) {
  if (people.length === 0) return null;
  const others = people.length - MAX_SHOWN;
  return (
    <>
      <h3 id="understood-people" className="mt-8 font-serif text-xl">
        Understood
      </h3>
      <ul
        aria-labelledby="understood-people"
        className="mt-3 divide-y divide-line overflow-clip rounded-xl border border-line bg-sheet"
      >
        {people.slice(0, MAX_SHOWN).map((person) => (
          <li
            key={person.id}
            className="grid gap-x-6 px-4 py-2.5 [overflow-wrap:anywhere] sm:grid-cols-2"
          >
            <ErrorBoundary>
              <UnderstoodPerson person={person} engine={engine} />
            </ErrorBoundary>
          </li>
        ))}
        {others > 0 && (
          <li className="px-4 py-2.5 text-quiet">And {others.toLocaleString()} more.</li>
        )}
      </ul>
    </>
  );
}

function UnderstoodPerson({ person, engine }: Pick<AskedProps, 'person' | 'engine'>) {
  return (
    <>
      <span>
        <span className="block font-medium">{String(person.values.member_name)}</span>
        <span className="block text-sm text-quiet">{String(person.values.profession_role)}</span>
      </span>
      <span className="self-center">
        {understand(engine, person).trades.join(', ')}
        {person.notes.map((note) => (
          <span key={note} className="block text-sm text-seat">
            Skipped: {note}
          </span>
        ))}
      </span>
    </>
  );
}

function LeftOutRows({ rows }: { readonly rows: readonly LeftOutRow[] }) {
  if (rows.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer content-center font-medium text-accent">
        {counted(rows.length, 'row')} left out
      </summary>
      <ul className="list-disc pl-6 text-quiet">
        {rows.map(({ title, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat, and none moves.
          <li key={at} className="[overflow-wrap:anywhere]">
            {title}: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
