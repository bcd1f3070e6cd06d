/** Texts of an answer, except those to send and around them (sending.ts). */
import { oneOf, plural } from 'engine';
import type { ReactNode } from 'react';
import { type Markup, sentence } from './sentence.tsx';

// Members (M10 to M12).
export const whoToCall = (need: ReactNode, quiet: Markup) =>
  sentence`${quiet('Who to call for')} ${need}`;
/** For a need that is a sentence of its own. */
export const whoToCallQuoted = (need: ReactNode, quiet: Markup) =>
  sentence`${quiet('Who to call:')} “${need}”`;

/** @param hidden for the words that only screen readers need. */
export const moreWays = (name: string, hidden: Markup) =>
  sentence`More${hidden(` ways to reach ${name}`)}`;
export const aboutMember = (name: string) => `About ${name}`;

// Chains (C7, C8, L2, L3).
export const chainsFor = (chains: number) => (need: ReactNode, quiet: Markup) =>
  plural(chains, () => ({
    one: sentence`${quiet('Referral chain for')} ${need}`,
    other: sentence`${quiet('Referral chains for')} ${need}`,
  }));
export const steps = (count: number) =>
  plural(count, (n) => ({ one: `${n} step`, other: `${n} steps` }));
export const referralFlow = 'Referral flow';
/** For a need that is a sentence of its own. */
export const chainsQuoted = (chains: number) => (need: ReactNode, quiet: Markup) =>
  plural(chains, () => ({
    one: sentence`${quiet('Referral chain:')} “${need}”`,
    other: sentence`${quiet('Referral chains:')} “${need}”`,
  }));
/** @param hidden for the words that only screen readers need. */
export const openRole = (role: string, hidden: Markup) =>
  sentence`${role}${hidden(' (open seat)')}`;
export const copyIntroText = 'Copy Intro Text';
export const openSeat = 'Open Seat';
export const notInChapter = "We don't currently have this profession in our chapter";
export const suggestMember = 'Suggest a Member';
export const memberSuggested = 'Visit suggestion submitted';
export const allChains = 'All chains found';
export const multipleChains = 'Multiple Chains Found';
export const pickChain = (chains: number, need: ReactNode) =>
  sentence`We found ${chains} relevant chains for ${need}. Pick one to refine your referral`;
export const chainFor = (scenario: string) => `Referral Chain for: ${scenario}`;
export const backToOpenSeat = (profession: string) => `Open seat: ${profession}`;
export const messageToSend = 'Message to send';
export const openSeats = 'Open Seat(s)';
export const completeChain = 'Consider inviting these to complete the chain.';
export const openStep = (role: string) => `(Open Seat) — ${role}`;
export const reloadToSend = 'Reload the page to change or send this text.';

// An open seat (O1).
export const noMatch = (need: ReactNode) => sentence`No exact match for ${need}`;
export const noRoleYet = "We don't have this role in our chapter yet — but here's how you can help";
export const notUnderstood = 'We could not tell what kind of help that is.';
export const howToSay =
  'Try other words: a trade, such as “plumber”, or what is wrong, such as “no hot water”.';
export const tryOtherWords = 'Try other words';
export const seeMembers = 'See all members';
export const opportunity = 'Open Seat Opportunity';

// What was corrected (D), and what else was asked (S11).
export const correction = 'Did you mean';
export const didYouMean = (corrected: ReactNode) => sentence`Did you mean ${corrected}?`;
export const correctedWords = 'Corrected words';
export const searchExactly = (typed: ReactNode) => sentence`Search for exactly ${typed}`;
export const relatedSearches = 'Related searches:';
export const askedAbout = 'You asked about';
export const moreNeeds = (count: number) => `${count} more`;

// The other trades that may have been meant (S14).
export const otherTrades = 'Other trades';
export const orMeant = 'or';
export const perhapsMeant = 'Did you mean';
export const orOne = (profession: string) => `${oneOf(profession)}?`;

// Danger, and what is urgent (S12).
export const getHelp = 'Get help now';
export const helpIsThere = 'Help is there for you';
export const callForHelp = (number: ReactNode) => sentence`Call ${number}`;
export const leavePage = 'Leave this page';
export const howToLeave = 'Or press Esc. Another page opens in place of this one.';
export const afterwards = 'When everyone is safe';
export const tradeAfterwards = (trade: ReactNode, members: readonly string[]) =>
  sentence`${trade}: ${members.join(', ')}`;
export const untilHelp = 'Until help arrives';
export const callFirst = (name: string, role: string) => `Call ${name}, ${role}`;

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
export const nobodyListed = 'We list nobody there yet. Ask for the chapter’s secretary.';
export const askForPartners = 'Contact your regional coordinator for partner referrals';
/** A seat of the home chapter, below a member of another one (M13). @param home its town. */
export const fillHomeSeat = (profession: string, home: string) =>
  `Help fill the ${profession} seat in ${home}`;
export const whoMayKnow = 'Who may know someone';

// What announces an answer: a toast (S6), and sentences for screen readers.
/** By mode. @param found how many chains or members the answer has. */
export const outcomeToast = {
  suggestions: () => 'Multiple chains found - pick the best one!',
  contextual: (found: number) => `Found ${found} referral chain(s)!`,
  member: (found: number) => `Found ${found} relevant member(s)!`,
  chain: () => 'Referral chain found!',
  'open-seat': () => 'No direct match found. This might be an open seat opportunity!',
};

/** By mode. */
export const foundFor = {
  suggestions: (need: string, found: number) =>
    `${found} referral chains found for ${need}. Pick one.`,
  contextual: (need: string, found: number) =>
    plural(found, (n) => ({
      one: `${n} referral chain found for ${need}.`,
      other: `${n} referral chains found for ${need}.`,
    })),
  member: (need: string, found: number) =>
    plural(found, (n) => ({
      one: `${n} member found for ${need}.`,
      other: `${n} members found for ${need}.`,
    })),
  chain: (need: string) => `A referral chain was found for ${need}.`,
  'open-seat': (need: string) => `No member found for ${need}. This is an open seat.`,
};
export const notUnderstoodFor = (need: string) => `${need} was not understood.`;

export const inDanger = (advice: string, number: string) => `${advice} Call ${number}.`;
export const chainChosen = (scenario: string) => `Referral chain chosen: ${scenario}.`;
export const furtherNeeds = (needs: readonly string[]) =>
  `You also asked about ${needs.join(', ')}.`;

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
