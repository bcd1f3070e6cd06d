/** Texts of an answer, except those to send (sending.ts) and those that load after its people (below-answer.ts). */
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
export const notUnderstood = 'We couldn’t tell what kind of help you need.';
export const howToSay =
  'Try other words: a trade, such as “plumber”, or what is wrong, such as “no hot water”.';
export const tryOtherWords = 'Try other words';
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
