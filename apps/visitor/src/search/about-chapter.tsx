/** Whose directory this is, and how many people are in it: for first-time visitors. */

import { MEMBERS_PATH } from 'ui/page-paths.ts';
import { TEXT_LINK } from 'ui/text-link.ts';
import { useChapter } from '../directory/chapter.ts';
import * as searchTexts from '../texts/search.ts';
import { useDirectory } from './use-directory.ts';

export function AboutChapter() {
  const chapter = useChapter();
  const directory = useDirectory();
  const size = directory.status === 'ready' ? directory.size : null;
  return (
    <div className="mt-8 border-t border-line pt-4 text-quiet">
      <p>{searchTexts.aboutChapter(chapter?.name)}</p>
      <a href={MEMBERS_PATH} className={TEXT_LINK}>
        {size === null || size.members === 0
          ? searchTexts.seeMembers
          : searchTexts.seeAllMembers(size.members, size.trades)}
      </a>
    </div>
  );
}
