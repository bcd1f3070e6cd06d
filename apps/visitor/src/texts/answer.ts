/** Texts of the parts of an answer that are rendered first. Texts of the later parts: late-answer.ts and sending.ts. */

import { oneOf, plural } from 'engine';
import type { ReactNode } from 'react';
import { type Markup, sentence } from './sentence.ts';

// Members (M10 to M12).
export const whoToCall = (need: ReactNode, quiet: Markup) =>
  sentence`${quiet('Who to call for')} ${need}`;

// Chains (C7, C8, L2, L3).
export const chainsFor = (chains: number, need: ReactNode, quiet: Markup) =>
  plural(chains, () => ({
    one: sentence`${quiet('Referral chain for')} ${need}`,
    other: sentence`${quiet('Referral chains for')} ${need}`,
  }));
export const steps = (count: number) =>
  plural(count, (n) => ({ one: `${n} step`, other: `${n} steps` }));
export const referralFlow = 'Referral flow';
/** @param hidden for the words that only screen readers need. */
export const openRole = (role: string, hidden: Markup) =>
  sentence`${role}${hidden(' (open seat)')}`;
export const copyChainIntro = 'Copy Chain Intro';
export const chainCopied = 'Referral chain copied!';
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
export const whatToSend = 'What to send';
export const openSeats = 'Open Seat(s)';
export const completeChain = 'Consider inviting these to complete the chain.';
export const openStep = (role: string) => `(Open Seat) — ${role}`;
export const reloadToSend = 'Reload the page to change or send this text.';

// An open seat (O1).
export const noMatch = (need: ReactNode) => sentence`No exact match for ${need}`;
export const noRoleYet = "We don't have this role in our chapter yet — but here's how you can help";
export const opportunity = 'Open Seat Opportunity';

// What was corrected (D), and what else was asked (S11).
export const correction = 'Did you mean';
export const didYouMean = (corrected: ReactNode) => sentence`Did you mean ${corrected}?`;
export const correctedWords = 'Corrected words';
export const searchExactly = (typed: ReactNode) => sentence`Search for exactly ${typed}`;
export const relatedSearches = 'Related searches:';
export const alsoBelow = 'Also below:';
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
