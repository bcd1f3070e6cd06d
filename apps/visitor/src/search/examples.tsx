/** The hint line of example searches (S2): under the question at first, and later under the answer. */
import { useChapter } from '../directory/chapter.ts';
import * as searchTexts from '../texts/search.ts';
import { NeedButtons } from './answer/need-buttons.tsx';

export function Examples({ onSearch }: { readonly onSearch: (need: string) => void }) {
  const chapter = useChapter();
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-quiet">
      <p>{searchTexts.tryExample}</p>
      <NeedButtons needs={chapter?.examples ?? searchTexts.examples} onSearch={onSearch} />
    </div>
  );
}
