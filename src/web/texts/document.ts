/** Texts of index.html: what tabs, search engines and preview cards show, and what is read without scripts. */
import { LANGUAGE } from '../../routing/texts/language.ts';
import { tagline, title } from './site.ts';

/** By the name that index.html puts in double braces. */
export const documentTexts = {
  language: LANGUAGE,
  title,
  description:
    'Type a need and see which chapter member should handle it, with the introduction already written. If nobody holds that seat yet, Pathfinder says so.',
  cardTitle: tagline,
  cardDescription:
    'Type a need and see which chapter member should handle it, with the introduction already written.',
  cardPicture: 'Pathfinder: a path that joins people, with an open seat at its end',
  needsJavaScript:
    'Much of Pathfinder needs JavaScript, such as copying a text. Please turn it on and reload.',
};

/** What is written in the picture of preview cards, below the tagline (scripts/site-pictures.ts). */
export const promiseInPicture =
  'Type a need. Meet the member who should handle it, with the introduction already written.';
