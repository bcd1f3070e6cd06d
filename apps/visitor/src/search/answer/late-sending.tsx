/** What to send, once its script has loaded. Until then, its space is reserved. */

import * as answerTexts from '../../texts/answer.ts';
import type { SendingProps } from '../sending/props.ts';
import { useLateParts } from './use-late-parts.ts';

export function LateSending(props: SendingProps) {
  const parts = useLateParts();
  if (typeof parts === 'object') return <parts.Sending {...props} />;
  const failed = parts === 'failed';
  // About the height of the fields and buttons.
  return (
    <div className="rounded-xl border border-line p-5 [overflow-wrap:anywhere] whitespace-pre-wrap">
      <p className="min-h-36">{failed && answerTexts.reloadToSend}</p>
      <p className={failed ? '' : 'invisible pb-44'}>{props.script}</p>
    </div>
  );
}
