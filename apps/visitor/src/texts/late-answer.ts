/** Texts of an answer's parts that load after its people: further needs, sharing, and the help for an open seat (O). */

import { plural } from 'engine';
import type { ReactNode } from 'react';
import { type Markup, sentence } from './sentence.ts';

export const alsoAskedAbout = (need: ReactNode, quiet: Markup) =>
  sentence`${quiet('You also asked about')} ${need}`;
export const alsoAsked = 'You also asked about';
/** @param hidden for the words that only screen readers need. */
export const seeAll = (need: string, hidden: Markup) => sentence`See all${hidden(` for ${need}`)}`;

export const aboutLink = 'A link to this answer. No server along the way learns what you asked.';

export const chainsWaiting = (chains: number) =>
  plural(chains, (n) => ({
    one: `${n} referral chain waits for this seat:`,
    other: `${n} referral chains wait for this seat:`,
  }));
export const invite = 'Invite Someone to Fill This Seat';
export const invited = {
  title: 'Great idea! Share this opportunity with potential members.',
  description: 'Contact your chapter leadership to discuss filling this seat.',
};
export const partners = 'Regional Partner Network';
export const askForPartners = 'Contact your regional coordinator for partner referrals';
/** A seat of the home chapter, below a member of another one (M13). @param home its town. */
export const fillHomeSeat = (profession: string, home: string) =>
  `Help fill the ${profession} seat in ${home}`;
export const whoMayKnow = 'Who may know someone';
