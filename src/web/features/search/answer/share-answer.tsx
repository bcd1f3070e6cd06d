/** Shares the answer, by a link that keeps the need from servers. */
import { ShareButton } from '../../../components/share-button.tsx';
import { type SearchAddress, sharedSearchPath } from '../../../lib/search-address.ts';
import { shorten } from '../../../lib/shorten.ts';

/** Share sheets show no more of a title. */
const MAX_TITLE_CHARS = 60;

export function ShareAnswer({ address }: { readonly address: SearchAddress }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <ShareButton
        path={sharedSearchPath(address)}
        title={`${shorten(address.need, MAX_TITLE_CHARS)} — Pathfinder`}
        what="this answer"
      />
      <p className="text-sm text-quiet">
        A link to this answer. No server on the way learns what was asked.
      </p>
    </div>
  );
}
