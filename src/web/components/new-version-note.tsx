/** Offers the newer version of the page, once it is there. */
import { useSyncExternalStore } from 'react';
import { newVersion } from '../lib/new-version.ts';

export function NewVersionNote() {
  const reload = useSyncExternalStore(newVersion.subscribe, newVersion.current, () => null);
  if (reload === null) return null;
  return (
    <p>
      A new version is ready.{' '}
      <button
        type="button"
        onClick={reload}
        className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent"
      >
        Reload
      </button>
    </p>
  );
}
