/**
 * 'Message to send': the one disclosure with all that can be sent (M12, C7). Closed below the people on a phone, open
 * beside them on a wide screen. Its content is loaded on demand; until then the script can be read in it.
 */
import { ChevronDown, Send } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as answerTexts from '../../texts/answer.ts';
import type { SendingProps } from '../sending/texts-to-send.tsx';
import { usePartsOnDemand } from './use-parts-on-demand.ts';

/** Where it stands beside the people: Tailwind's lg. */
const WIDE = '(min-width: 64rem)';
/** Printed even when it is closed. */
const PRINTED = 'print:[&::details-content]:[content-visibility:visible]';
/** What is sent before the page's script has run is shown as it will be on a wide screen. */
const SHOWN_IF_WIDE = 'lg:[&::details-content]:[content-visibility:visible]';

/** False where the browser cannot tell: the message is then closed, as on a phone. */
function isWide(): boolean {
  try {
    return matchMedia(WIDE).matches;
  } catch {
    return false;
  }
}

export function MessageToSend(props: SendingProps) {
  const parts = usePartsOnDemand();
  if (typeof parts === 'object') {
    return (
      <MessageDisclosure isLoaded>
        <parts.Sending {...props} />
      </MessageDisclosure>
    );
  }
  return (
    <MessageDisclosure isLoaded={false}>
      <div className="pb-5 [overflow-wrap:anywhere] whitespace-pre-wrap">
        {/* About the height of the choice and the field. */}
        <p className="min-h-0 lg:min-h-44">{parts === 'failed' && answerTexts.reloadToSend}</p>
        <p>{props.script}</p>
      </div>
    </MessageDisclosure>
  );
}

interface DisclosureProps {
  /** Whether the content is whole. */
  readonly isLoaded: boolean;
  readonly children: ReactNode;
}

export function MessageDisclosure({ isLoaded, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (isLoaded && details.current && isWide()) details.current.open = true;
  }, [isLoaded]);

  return (
    <details
      ref={details}
      data-message-to-send=""
      className={`group/send rounded-xl border border-line bg-sheet px-[min(1.25rem,5vw)] ${PRINTED} ${isLoaded ? '' : SHOWN_IF_WIDE}`}
    >
      <summary className="-mx-2 my-1 flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-lg px-2 font-serif text-xl print:hidden [&::-webkit-details-marker]:hidden">
        <Send className="size-4 shrink-0 text-accent" aria-hidden="true" />
        <span className="flex-1">{answerTexts.messageToSend}</span>
        <ChevronDown
          className="size-5 shrink-0 text-quiet transition-transform group-open/send:rotate-180"
          aria-hidden="true"
        />
      </summary>
      {children}
    </details>
  );
}
