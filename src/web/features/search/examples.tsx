/** The hint line of example searches (S2): under the question at first, under the answer later. */
import { NeedButtons } from './answer/need-buttons.tsx';

const EXAMPLES = ['roof leak', 'drainage', 'realtor', 'wedding planner', 'SEO'];

export function Examples({ onSearch }: { readonly onSearch: (need: string) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-quiet">
      <p>Try an example:</p>
      <NeedButtons needs={EXAMPLES} onSearch={onSearch} />
    </div>
  );
}
