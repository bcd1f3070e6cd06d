/** Offers the newer version of the page once it is ready. */
import { useSyncExternalStore } from 'react';
import { newVersion } from '../lib/new-version.ts';
import * as noteTexts from '../texts/notes.ts';
import * as siteTexts from '../texts/site.ts';
import { TEXT_LINK } from './text-link.ts';

export function NewVersionNote() {
  const reload = useSyncExternalStore(newVersion.subscribe, newVersion.current, () => null);
  if (reload === null) return null;
  return (
    <p>
      {noteTexts.newVersion}{' '}
      <button type="button" onClick={reload} className={`${TEXT_LINK} cursor-pointer`}>
        {siteTexts.reload}
      </button>
    </p>
  );
}
