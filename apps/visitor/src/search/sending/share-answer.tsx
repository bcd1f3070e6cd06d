/** Shares an answer by a link that hides the need from servers (S8). */
import { shorten } from 'ui/marked-text.tsx';
import * as siteTexts from 'ui/texts/site.ts';
import { sharedSearchPath } from '../../page/search-address.ts';
import { useSearch } from '../../page/search-context.tsx';
import { ShareButton } from '../../page/share-button.tsx';
import * as belowTexts from '../../texts/below-answer.ts';

/** Maximum characters that share sheets show of a title. */
const MAX_TITLE_CHARS = 60;

export function ShareAnswer() {
  const { address } = useSearch();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <ShareButton
        path={sharedSearchPath(address)}
        title={siteTexts.titleOf(shorten(address.need, MAX_TITLE_CHARS))}
        label={belowTexts.shareAnswer}
      />
      <p className="text-sm text-quiet">{belowTexts.aboutLink}</p>
    </div>
  );
}
