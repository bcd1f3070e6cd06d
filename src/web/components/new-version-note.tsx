/** Offers the newer version of the page, once it is there. */
import { useSyncExternalStore } from 'react';
import { newVersion } from '../lib/new-version.ts';
import { TEXT_LINK } from './text-link.ts';

export function NewVersionNote() {
  const reload = useSyncExternalStore(newVersion.subscribe, newVersion.current, () => null);
  if (reload === null) return null;
  return (
    <p>
      A new version is ready.{' '}
      <button type="button" onClick={reload} className={`${TEXT_LINK} cursor-pointer`}>
        Reload
      </button>
    </p>
  );
}
