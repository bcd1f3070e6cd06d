/** Signs that a part of a text is no need of its own, but tells of another part. Knows plain words, no trades. */
import type { Word } from '../text/word.ts';

/** Words that tell how things came about: 'we just moved in' is no need beside 'the wiring is old'. */
const CIRCUMSTANCE: ReadonlySet<string> = new Set(
  'am was were had said say told just because since when while after before if but without nobody'.split(
    ' ',
  ),
);

/** Words that point back: 'my suit is too big, need it taken in' asks for one thing. */
const POINTS_BACK: ReadonlySet<string> = new Set(
  'it its them this that these those one ones him his her'.split(' '),
);

/** How a clause about the writer begins, and how one about the writer's trouble goes on: 'we have mice'. */
const WE: ReadonlySet<string> = new Set('i im ive we were weve'.split(' '));
const HAVE: ReadonlySet<string> = new Set('have got'.split(' '));

/** Whether the words tell how something came about. */
export function tellsWhy(words: readonly Word[]): boolean {
  return words.some(({ base }) => CIRCUMSTANCE.has(base));
}

/** Whether the words are about something that was said before them. */
export function pointsBack(words: readonly Word[]): boolean {
  return words.some(({ base }) => POINTS_BACK.has(base));
}

/**
 * Whether the words say what the writer does and not what is wrong: 'opening a yoga studio', 'we sell candles',
 * but not 'leaking roof' or 'we have mice'.
 */
export function tellsOfWriter([first, second]: readonly Word[]): boolean {
  if (first === undefined) return false;
  if (WE.has(first.base)) return second !== undefined && !HAVE.has(second.base);
  return first.base.endsWith('ing') && (!first.telling || second?.telling === false);
}
