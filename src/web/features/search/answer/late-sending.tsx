/** What to send, as soon as its script has loaded. Until then its place is kept, so that nothing moves. */
import { MessageText } from '../../../components/message-text.tsx';
import { Sheet, SheetPart } from '../../../components/sheet.tsx';
import type { SendingProps } from '../sending/sending.tsx';
import { useLateParts } from './use-late-parts.ts';

export function LateSending(props: SendingProps) {
  const parts = useLateParts();
  if (parts !== null && parts !== 'failed') return <parts.Sending {...props} />;
  return (
    <Sheet>
      {/* As high as the fields will be. */}
      <SheetPart>
        <p className="min-h-36">{parts && 'Reload the page to change or send this text.'}</p>
      </SheetPart>
      <SheetPart>
        <div className={parts ? '' : 'invisible pb-44'}>
          <MessageText>{props.script}</MessageText>
        </div>
      </SheetPart>
    </Sheet>
  );
}
