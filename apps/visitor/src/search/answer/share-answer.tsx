/** Shares the answer by a link that hides the need from servers. */

import { shorten } from 'ui/shorten.ts';
import * as siteTexts from 'ui/texts/site.ts';
import { type SearchAddress, sharedSearchPath } from '../../page/search-address.ts';
import { ShareButton } from '../../page/share-button.tsx';
import * as lateAnswerTexts from '../../texts/late-answer.ts';
import * as sharingTexts from '../../texts/sharing.ts';

/** Maximum characters that share sheets show of a title. */
const MAX_TITLE_CHARS = 60;

export function ShareAnswer({ address }: { readonly address: SearchAddress }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <ShareButton
        path={sharedSearchPath(address)}
        title={siteTexts.titleOf(shorten(address.need, MAX_TITLE_CHARS))}
        label={sharingTexts.shareAnswer}
      />
      <p className="text-sm text-quiet">{lateAnswerTexts.aboutLink}</p>
    </div>
  );
}
