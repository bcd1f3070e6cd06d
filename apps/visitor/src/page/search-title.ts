/** The title of a search, for tabs, the history and share sheets: none of them shows all of a long need. */
import { shorten } from 'ui/marked-text.tsx';
import * as siteTexts from 'ui/texts/site.ts';

const MAX_TITLE_CHARS = 60;

export function searchTitle(need: string): string {
  return siteTexts.titleOf(shorten(need, MAX_TITLE_CHARS));
}
