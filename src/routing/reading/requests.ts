/** Where a text asks for something: 'we need', 'looking for'. */
import { type Runs, runsAt } from '../text/runs.ts';
import { basesOf, type Word } from '../text/word.ts';

/**
 * The place where a request begins, with only plain words between it and `from`: 'and now we need'; -1 when
 * something is told first.
 * @param requests words that begin a request, as base forms.
 */
export function requestAfter(words: readonly Word[], from: number, requests: Runs): number {
  const bases = basesOf(words);
  for (let i = from; i < words.length; i++) {
    if (runsAt(bases, i, requests).length > 0) return i;
    if (words[i]?.telling) return -1;
  }
  return -1;
}
