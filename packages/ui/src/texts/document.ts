/** Texts of the HTML files of both apps: what tabs, search engines, preview cards and browsers without scripts show. */
import { LANGUAGE } from 'engine';
import { failures, tagline, title } from './site.ts';

/** By their names in double braces there. */
export const documentTexts = {
  language: LANGUAGE,
  title,
  description:
    'Type a need and see which chapter member should handle it, with the introduction already written. If that seat is still open, Pathfinder says so.',
  cardTitle: tagline,
  cardDescription:
    'Type a need and see which chapter member should handle it, with the introduction already written.',
  cardPicture: 'Pathfinder: a path that joins people, with an open seat at its end',
  needsJavaScript:
    'Much of Pathfinder, such as copying a text, needs JavaScript. Please turn it on and reload.',
  notLoadedTitle: failures.notLoaded.title,
  notLoadedText: failures.notLoaded.text,
  reload: failures.notLoaded.action,
};

/** The text in the picture of preview cards, below the tagline (scripts/site-pictures.ts). */
export const promiseInPicture =
  'Type a need. Meet the member who should handle it, with the introduction already written.';
