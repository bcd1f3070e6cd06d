/** One text to send: change it, copy it, or hand it over as a text message, an e-mail or to another app (M12). */
import type { Contact } from 'domain/contact.ts';
import { messageLength } from 'engine';
import { ChevronDown, Mail, MessageSquareText } from 'lucide-react';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { ButtonLink } from 'ui/button.tsx';
import { CopyButton } from 'ui/copy-button.tsx';
import { emailLink, messageLink, smsLink, telLink } from 'ui/links.ts';
import { ShareTextButton } from 'ui/share-button.tsx';
import { CallButton } from '../../page/answer-links.tsx';
import * as sendingTexts from '../../texts/sending.ts';

/** A member who gets a message. */
interface Recipient extends Contact {
  readonly name: string;
  readonly firstName: string;
}

interface Props extends Editing {
  readonly title: string;
  readonly text: string;
  readonly subject: string;
  /** The copy button's exact words, and those of its toast (F2); by default those of a script. */
  readonly copy?: { readonly label: string; readonly toast: string };
  /** The member the text is addressed to; null when the visitor chooses the recipient. */
  readonly to?: Recipient | null;
  /** Whether the text can be folded away; it is open at first (C7). */
  readonly isCollapsible?: boolean;
  readonly headingLevel: 'h3' | 'h4';
}

export function ScriptBox(props: Props) {
  const { title, text: written, edited, onEdit, to = null, isCollapsible, headingLevel } = props;
  const headingId = useId();
  const text = (
    <EditableText written={written} edited={edited} onEdit={onEdit} labelledBy={headingId} />
  );
  const Heading = headingLevel;
  return (
    <>
      {to && (
        <CallButton phone={to.phone} name={to.name} variant="primary" className="mb-4 w-full" />
      )}
      {isCollapsible ? (
        <details open className="group/script">
          <summary
            id={headingId}
            className="-mx-2 mb-1 flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-2 font-serif text-xl"
          >
            {title}
            <ChevronDown
              className="size-5 shrink-0 text-quiet transition-transform group-open/script:rotate-180 print:hidden"
              aria-hidden="true"
            />
          </summary>
          {text}
        </details>
      ) : (
        <>
          <Heading id={headingId} className="mb-1 font-serif text-xl">
            {title}
          </Heading>
          {text}
        </>
      )}
      <WaysToSend {...props} text={edited ?? written} to={to} />
    </>
  );
}

type Ways = Pick<Props, 'text' | 'subject' | 'copy'> & { readonly to: Recipient | null };

function WaysToSend({ text, subject, copy = sendingTexts.copyScript, to }: Ways) {
  // Calling is the primary action where it is possible.
  const canCall = to !== null && telLink(to.phone) !== null;
  const copies = (
    <div className="grid sm:col-span-2">
      <CopyButton
        text={text}
        label={copy.label}
        toast={copy.toast}
        variant={canCall ? 'plain' : 'primary'}
      />
    </div>
  );
  return (
    <div className="mt-2 grid gap-2 sm:grid-cols-2 print:hidden">
      {!canCall && copies}
      {(to === null || canCall) && (
        <ButtonLink variant="plain" href={smsLink(text, to?.phone)}>
          <MessageSquareText className="size-4 shrink-0" aria-hidden="true" />
          {to ? sendingTexts.textMember(to.firstName) : sendingTexts.shareBySms}
        </ButtonLink>
      )}
      {(to === null || emailLink(to.email)) && (
        <ButtonLink variant="plain" href={messageLink(subject, text, to?.email)}>
          <Mail className="size-4 shrink-0" aria-hidden="true" />
          {to ? sendingTexts.emailMember(to.firstName) : sendingTexts.shareByEmail}
        </ButtonLink>
      )}
      {canCall && copies}
      {to === null && (
        <div className="grid sm:col-span-2 empty:hidden">
          <ShareTextButton text={text} label={sendingTexts.shareByDevice} />
        </div>
      )}
    </div>
  );
}

interface EditableTextProps extends Editing {
  /** The text as it was generated. */
  readonly written: string;
  /** The id of the heading that names the text. */
  readonly labelledBy: string;
}

/** A text to send, editable in place; the field grows with its text. */
function EditableText({ written, edited, onEdit, labelledBy }: EditableTextProps) {
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
    const fit = () => {
      current.style.height = 'auto';
      current.style.height = `${current.scrollHeight + 2}px`;
    };
    fit();
    // In a closed disclosure the text has no height; its toggle does not bubble.
    document.addEventListener('toggle', fit, { capture: true });
    return () => document.removeEventListener('toggle', fit, { capture: true });
  }, [area, text]);
}

/** A text that can be changed. */
export interface Editing {
  /** null while the text is as it was written. */
  readonly edited: string | null;
  readonly onEdit: (edited: string | null) => void;
}

/** The visitor's changes to the texts of one answer, kept while it is shown. @returns the editing of each text, by key. */
export function useEdits(): (key: string) => Editing {
  const [edits, setEdits] = useState<Readonly<Record<string, string | null>>>({});
  return (key) => ({
    edited: edits[key] ?? null,
    onEdit: (edited) => setEdits({ ...edits, [key]: edited }),
  });
}
