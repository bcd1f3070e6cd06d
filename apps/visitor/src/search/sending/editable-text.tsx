/** A text to send, editable in place; the field grows with its text. */

import { messageLength } from 'engine';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import * as sendingTexts from '../../texts/sending.ts';
import type { Editing } from './use-edits.ts';

interface Props extends Editing {
  /** The text as it was generated. */
  readonly written: string;
  /** The id of the heading that names the text. */
  readonly labelledBy: string;
}

export function EditableText({ written, edited, onEdit, labelledBy }: Props) {
  const text = edited ?? written;
  const area = useRef<HTMLTextAreaElement>(null);
  const lengthId = useId();
  useFullHeight(area, text);

  function reset() {
    onEdit(null);
    area.current?.focus();
  }

  return (
    <>
      <textarea
        ref={area}
        value={text}
        onChange={({ target: { value } }) => onEdit(value === written ? null : value)}
        aria-labelledby={labelledBy}
        aria-describedby={lengthId}
        dir="auto"
        rows={1}
        className="-mx-3 block w-[calc(100%+1.5rem)] resize-none rounded-lg border border-transparent bg-transparent px-3 py-2 leading-relaxed [field-sizing:content] [overflow-wrap:anywhere] hover:border-line focus:border-edge focus:bg-paper print:mx-0 print:w-full print:border-0 print:p-0"
      />
      <div className="flex min-h-11 items-center justify-between gap-3 text-sm text-quiet print:hidden">
        <p id={lengthId}>{lengthInMessages(text)}</p>
        {edited !== null && (
          <button
            type="button"
            onClick={reset}
            className="min-h-11 cursor-pointer rounded-lg px-2 font-medium text-accent underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent"
          >
            {sendingTexts.reset}
          </button>
        )}
      </div>
    </>
  );
}

/** '1 text message, 138 of 160 characters', or '3 text messages'. */
function lengthInMessages(text: string): string {
  const { units, unitsOfOne, messages } = messageLength(text);
  return messages === 1
    ? sendingTexts.oneMessage(units, unitsOfOne)
    : sendingTexts.messages(messages);
}

/** For browsers that do not size a field by its content: the height of the whole text. */
function useFullHeight(area: RefObject<HTMLTextAreaElement | null>, text: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides the height.
  useLayoutEffect(() => {
    const { current } = area;
    if (current === null || CSS.supports('field-sizing', 'content')) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + 2}px`;
  }, [area, text]);
}
