/** The introduction for a friend (M12); for a contextual chain its short preview, then the whole script (C6, C7). */
import { CopyButton } from 'ui/copy-button.tsx';
import { MessageText } from 'ui/message-text.tsx';
import { SheetPart } from 'ui/sheet.tsx';
import * as sendingTexts from '../../texts/sending.ts';
import type { TextsProps } from './props.ts';
import { ScriptBox } from './script-box.tsx';

export function Introduction({ script, preview, headingLevel, editing }: TextsProps) {
  const { title, subject } = sendingTexts.introduction;
  const box = { text: script, subject, headingLevel, ...editing('introduction') };
  if (preview === undefined) {
    return (
      <SheetPart>
        <ScriptBox title={title} {...box} />
      </SheetPart>
    );
  }
  return (
    <>
      <SheetPart>
        <div className="mb-2 flex items-center justify-between gap-3">
          <h4 className="font-serif text-xl">{sendingTexts.preview.title}</h4>
          <CopyButton text={preview} {...sendingTexts.preview.copy} />
        </div>
        <MessageText>{preview}</MessageText>
      </SheetPart>
      <SheetPart>
        <ScriptBox {...sendingTexts.fullScript} {...box} isCollapsible />
      </SheetPart>
    </>
  );
}
