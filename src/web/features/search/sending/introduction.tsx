/** The introduction for a friend (M12); for a contextual chain its short preview, then the whole script (C6, C7). */
import { CopyButton } from '../../../components/copy-button.tsx';
import { MessageText } from '../../../components/message-text.tsx';
import { SheetPart } from '../../../components/sheet.tsx';
import type { TextsProps } from './props.ts';
import { ScriptBox } from './script-box.tsx';

const COPY_FULL_SCRIPT = {
  label: 'Copy Full Script',
  toast: 'Full referral script copied to clipboard!',
};

export function Introduction({ script, preview, headingLevel, editing }: TextsProps) {
  const box = { text: script, subject: 'Introduction', headingLevel, ...editing('introduction') };
  if (preview === undefined) {
    return (
      <SheetPart>
        <ScriptBox title="Introduction script" {...box} />
      </SheetPart>
    );
  }
  return (
    <>
      <SheetPart>
        <div className="mb-2 flex items-center justify-between gap-3">
          <h4 className="font-serif text-xl">Dynamic Intro Preview</h4>
          <CopyButton text={preview} label="Copy" toast="Preview script copied to clipboard!" />
        </div>
        <MessageText>{preview}</MessageText>
      </SheetPart>
      <SheetPart>
        <ScriptBox title="Full Referral Script" {...box} copy={COPY_FULL_SCRIPT} isCollapsible />
      </SheetPart>
    </>
  );
}
