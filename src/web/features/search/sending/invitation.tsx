/** An invitation to someone who could fill an open seat (O). */
import { useState } from 'react';
import { Sheet, SheetPart } from '../../../components/sheet.tsx';
import { ScriptBox } from './script-box.tsx';

export function Invitation({ text }: { readonly text: string }) {
  const [edited, edit] = useState<string | null>(null);
  return (
    <Sheet>
      <SheetPart>
        <ScriptBox
          title="An invitation you can send"
          text={text}
          edited={edited}
          onEdit={edit}
          subject="A seat in our chapter"
          copy={{ label: 'Copy Invitation', toast: 'Invitation copied!' }}
          headingLevel="h3"
        />
      </SheetPart>
    </Sheet>
  );
}
