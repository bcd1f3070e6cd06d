/** Offers the newer version of the page once it is ready. */
import { useSyncExternalStore } from 'react';
import { TEXT_LINK } from 'ui/text-link.ts';
import * as siteTexts from 'ui/texts/site.ts';
import * as noteTexts from '../texts/notes.ts';
import { newVersion } from './new-version.ts';

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
