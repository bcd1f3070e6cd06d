/** Texts of what loads below or beside the people of an answer: further needs, sharing, and how to help the chapter. */
import { plural } from 'engine';
import type { ReactNode } from 'react';
import { type Markup, sentence } from './sentence.tsx';

// The answers to further needs, and sharing (S11).
export const alsoAskedAbout = (need: ReactNode, quiet: Markup) =>
  sentence`${quiet('You also asked about')} ${need}`;
export const alsoAskedQuoted = (need: ReactNode, quiet: Markup) =>
  sentence`${quiet('You also asked:')} “${need}”`;
export const alsoAsked = 'You also asked about';
/** @param hidden for the words that only screen readers need. */
export const seeAll = (need: string, hidden: Markup) => sentence`See all${hidden(` for ${need}`)}`;

/** @param hidden for the words that only screen readers need. */
export const shareAnswer = (hidden: Markup) => sentence`Share ${hidden('this answer')}`;
export const aboutLink = 'A link to this answer';

// How to help fill an open seat (O3, M13).
export const chainsWaiting = (chains: number) =>
  plural(chains, (n) => ({
    one: `${n} referral chain is waiting for this seat:`,
    other: `${n} referral chains are waiting for this seat:`,
  }));
export const invite = 'Invite Someone to Fill This Seat';
export const invited = {
  title: 'Great idea! Share this opportunity with potential members.',
  description: 'Contact your chapter leadership to discuss filling this seat.',
};
export const partners = 'Regional Partner Network';
export const nearbyChapters = 'Nearby chapters, and whom to ask';
export const noNearbyChapters = 'This chapter has not listed its neighbors yet.';
export const nobodyListed = 'Nobody is listed there yet. Ask to speak to the chapter’s secretary.';
export const askForPartners = 'Contact your regional coordinator for partner referrals';
/** A seat of the home chapter, below a member of another one (M13). @param home its town. */
export const fillHomeSeat = (profession: string, home: string) =>
  `Help fill the ${profession} seat in ${home}`;
export const whoMayKnow = 'Who may know someone';

// 'Tell the chapter' (N3). These texts must say exactly what is sent.
/** Shown beside the button, by how the words were answered. */
export const tellingOffers = {
  'not-understood':
    'You can tell the chapter what you were looking for. Someone there may know who can help.',
  correction: 'Not what you meant?',
  hint: 'Not what you meant?',
};
export const tellChapter = 'Tell the chapter';
export const wordsLabel = 'The words that are sent';
export const whatIsTold =
  'Exactly these words go to the people who run this directory, with the date and the profession we took them for. Nothing about you is sent. You can change them first.';
export const sendWords = 'Send these words';
export const cancelTelling = 'Cancel';
export const thanksForTelling = 'Thank you! The chapter will read it.';
export const wordsNotSent = 'That could not be sent. Please try again in a moment.';
