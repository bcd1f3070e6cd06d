/** How the panel shows what a text was and what it becomes. */
import { isRecordId } from 'domain/record.ts';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { shorten } from 'ui/marked-text.tsx';
import { useDirectory } from './panel-directory.ts';

interface Props {
  readonly before: ReactNode;
  readonly after: ReactNode;
  /** 'became' for a change that is stored. */
  readonly verb?: 'becomes' | 'became';
}

/** A change shown as 'before → after', with words for screen readers. */
export function BeforeAndAfter({ before, after, verb = 'becomes' }: Props) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="sr-only">was </span>
      <del className="text-quiet decoration-1">{before}</del>
      <ArrowRight className="size-4 shrink-0 self-center text-quiet" aria-hidden="true" />
      <span className="sr-only"> {verb} </span>
      <ins className="font-medium no-underline">{after}</ins>
    </span>
  );
}

/** The text of a field; where it is a member's id, as of a substitute, their name. */
export function useNameIn(text: string): string {
  const state = useDirectory();
  if (!isRecordId(text) || state.status !== 'ready') return text;
  return state.directory.members.find(({ id }) => id === text)?.member_name ?? text;
}

/** Maximum characters shown of a text: enough to recognize it. */
const MAX_SHOWN_CHARS = 300;

/** The text of a record's field as lists of changes show it: three lines at most, or 'empty'. */
export function FieldText({ text }: { readonly text: string }) {
  const shown = useNameIn(text);
  if (shown === '') return <i>empty</i>;
  return (
    <span dir="auto" className="line-clamp-3 whitespace-pre-line">
      {shorten(shown, MAX_SHOWN_CHARS)}
    </span>
  );
}
