/**
 * The suggestions under the question, as the listbox of its combobox. Focus stays in the input. Loaded when the
 * visitor focuses the question.
 */
import { MarkedText } from 'ui/marked-text.tsx';
import * as searchTexts from '../texts/search.ts';
import { optionId, type Suggestions } from './use-suggestions.ts';

interface Props {
  readonly id: string;
  readonly suggestions: Suggestions;
  readonly onChoose: (need: string) => void;
}

/** On small screens, or when zoomed in, little room is left under the question, especially above a keyboard. */
const SMALL_WIDTH_PX = 640;
const SMALL_HEIGHT_PX = 480;

export function SuggestionList({ id, suggestions: { list, active }, onChoose }: Props) {
  return (
    <div
      id={id}
      ref={makeRoom}
      role="listbox"
      aria-label={searchTexts.suggestions}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-10 mt-2 scroll-mt-20 overflow-hidden rounded-lg border border-edge bg-sheet py-1 shadow-lg not-forced-colors:[&_mark]:bg-transparent"
    >
      {list.map(({ text, hint, who, marks }, i) => (
        <button
          key={text}
          type="button"
          id={optionId(id, i)}
          ref={i === active ? reveal : undefined}
          role="option"
          aria-selected={i === active}
          tabIndex={-1}
          onClick={() => onChoose(text)}
          className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 px-3 py-1.5 text-left -outline-offset-3 hover:bg-accent-wash aria-selected:bg-accent-wash aria-selected:outline-3 aria-selected:outline-accent sm:px-4"
        >
          <span className="text-lg leading-tight">
            <MarkedText text={text} marks={marks} />
          </span>
          <span className="max-w-1/2 text-right text-sm leading-tight text-quiet">
            <span className="block">{hint}</span>
            {who !== null && <span className="block text-ink">{who}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}

/** On a small screen the question moves to the top, so that the suggestions can be seen. */
function makeRoom(list: HTMLElement | null) {
  const { innerWidth, innerHeight } = window;
  if (innerWidth <= SMALL_WIDTH_PX || innerHeight <= SMALL_HEIGHT_PX) list?.scrollIntoView();
}

function reveal(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
