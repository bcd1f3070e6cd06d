/** One field changed by two admins: both texts, and the choice between them. */
import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** The current text in the form, which may be neither of the two. */
  readonly chosen: string;
  readonly onChoose: (text: string) => void;
}

export function ContestedField({ label, mine, theirs, chosen, onChoose }: Props) {
  const group = useId();
  const choices = [
    { whose: 'Yours', text: mine },
    { whose: 'Theirs', text: theirs },
  ];
  return (
    <fieldset className="mt-3">
      <legend className="text-sm font-medium">{label}</legend>
      <div className="mt-1 grid gap-2 sm:grid-cols-2">
        {choices.map(({ whose, text }) => (
          <label
            key={whose}
            className="flex min-h-11 cursor-pointer gap-3 rounded-lg border border-line bg-sheet p-3 has-checked:border-accent"
          >
            <input
              type="radio"
              name={group}
              checked={chosen === text}
              onChange={() => onChoose(text)}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              <span className="font-medium">{whose}: </span>
              <span dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                {text.trim() === '' ? '(empty)' : text}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
