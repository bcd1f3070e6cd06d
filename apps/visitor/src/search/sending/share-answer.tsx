/** Shares an answer by a link that hides the need from servers (S8). */
import { sharedSearchPath } from '../../page/search-address.ts';
import { useSearch } from '../../page/search-context.tsx';
import { searchTitle } from '../../page/search-title.ts';
import { ShareButton } from '../../page/share-button.tsx';
import * as belowTexts from '../../texts/below-answer.ts';

export function ShareAnswer() {
  const { address } = useSearch();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <ShareButton
        path={sharedSearchPath(address)}
        title={searchTitle(address.need)}
        label={belowTexts.shareAnswer}
      />
      <p className="text-sm text-quiet">{belowTexts.aboutLink}</p>
    </div>
  );
}
