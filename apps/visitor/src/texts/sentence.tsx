/** Sentences with markup in them. The text decides the place of each part, the component its look. */
import type { ReactNode } from 'react';
import { Fragment, jsxs } from 'ui/jsx/jsx-runtime';

/** Draws some words of a sentence: quietly, or for screen readers only. */
export type Markup = (words: ReactNode) => ReactNode;

/** @example sentence`No exact match for ${<b>bees</b>}` */
export function sentence(words: TemplateStringsArray, ...parts: readonly ReactNode[]): ReactNode {
  return jsxs(Fragment, { children: words.flatMap((text, i) => [text, parts[i]]) });
}

/** Words of a text that only screen readers need. */
export const hiddenWords: Markup = (words) => <span className="sr-only">{words}</span>;
