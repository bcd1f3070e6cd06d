/** The hint line of example searches (S2): under the question at first, under the answer later. */

import * as searchTexts from '../../texts/search.ts';
import { NeedButtons } from './answer/need-buttons.tsx';

export function Examples({ onSearch }: { readonly onSearch: (need: string) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-quiet">
      <p>{searchTexts.tryExample}</p>
      <NeedButtons needs={searchTexts.examples} onSearch={onSearch} />
    </div>
  );
}
