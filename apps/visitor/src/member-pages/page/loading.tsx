/** What the members' pages show while the directory is loading (S9). */
import * as siteTexts from 'ui/texts/site.ts';

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
