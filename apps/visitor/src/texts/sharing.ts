/** Texts of the buttons that share a link. */
import { type Markup, sentence } from './sentence.ts';

/** @param hidden for the words that only screen readers need. */
export const shareAnswer = (hidden: Markup) => sentence`Share ${hidden('this answer')}`;
export const sharePageOf = (name: string, hidden: Markup) =>
  sentence`Share ${hidden(`the page of ${name}`)}`;
export const linkCopied = 'Link copied!';
export const linkNotCopied = 'The link could not be copied';
