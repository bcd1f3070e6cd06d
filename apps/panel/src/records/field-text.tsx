/** The text of a record's field as lists of changes show it: three lines at most, or 'empty'. */
import { shorten } from 'ui/marked-text.tsx';

/** Maximum characters shown of a text: enough to recognize it. */
const MAX_SHOWN_CHARS = 300;

export function FieldText({ text }: { readonly text: string }) {
  if (text === '') return <i>empty</i>;
  return (
    <span dir="auto" className="line-clamp-3 whitespace-pre-line">
      {shorten(text, MAX_SHOWN_CHARS)}
    </span>
  );
}
