/** Words of a text that only screen readers need. */
import type { Markup } from '../texts/sentence.ts';

export const hiddenWords: Markup = (words) => <span className="sr-only">{words}</span>;
