/** What the members' pages show while the directory is loading, and when loading failed (S9). */
import { RotateCw } from 'lucide-react';
import { buttonClass } from '../../../components/button.ts';
import * as membersTexts from '../../../texts/members.ts';
import * as siteTexts from '../../../texts/site.ts';

/** @param rows how many to outline, so that the content below does not jump. */
export function Loading({ rows }: { readonly rows: number }) {
  return (
    <div className="mt-8">
      <p role="status" className="sr-only">
        {siteTexts.loading}
      </p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
        <div key={row} aria-hidden="true" className="border-t border-line py-4">
          <div className="h-6 w-48 max-w-full rounded bg-line/60" />
          <div className="mt-2 h-4 w-72 max-w-full rounded bg-line/40" />
        </div>
      ))}
    </div>
  );
}

interface FailureProps {
  readonly onRetry: () => void;
}

export function ReadFailure({ onRetry }: FailureProps) {
  return (
    <div role="alert" className="mt-8 max-w-3xl rounded-xl bg-danger-wash p-5">
      <h2 className="font-serif text-2xl leading-tight">{siteTexts.directoryNotRead}</h2>
      <p className="mt-2">{membersTexts.checkConnection}</p>
      <button type="button" onClick={onRetry} className={`${buttonClass('primary')} mt-4`}>
        <RotateCw className="size-4" aria-hidden="true" />
        {siteTexts.retry}
      </button>
    </div>
  );
}
