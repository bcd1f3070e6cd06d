/** Whose directory this is, and how many people are in it: for visitors who come for the first time. */
import { useEffect, useState } from 'react';
import type { DirectorySize } from '../../../domain/directory.ts';
import { chapter } from '../../../routing/knowledge/chapter.ts';
import { TEXT_LINK } from '../../components/text-link.ts';
import { MEMBERS_PATH } from '../../lib/page-paths.ts';
import * as searchTexts from '../../texts/search.ts';
import { useDirectory } from './use-directory.ts';

export function AboutChapter() {
  const size = useSize();
  return (
    <div className="mt-8 border-t border-line pt-4 text-quiet">
      <p>{searchTexts.aboutChapter(chapter.home)}</p>
      <a href={MEMBERS_PATH} className={TEXT_LINK}>
        {size === null || size.members === 0
          ? searchTexts.seeMembers
          : searchTexts.seeAllMembers(size.members, size.trades)}
      </a>
    </div>
  );
}

/** null until the directory has been read. */
function useSize(): DirectorySize | null {
  const directory = useDirectory();
  const engine = directory.status === 'ready' ? directory.engine : null;
  const revision = directory.status === 'ready' ? directory.revision : 0;
  const [size, setSize] = useState<DirectorySize | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision may have another size.
  useEffect(() => {
    engine?.size().then(setSize, () => setSize(null));
  }, [engine, revision]);
  return size;
}
