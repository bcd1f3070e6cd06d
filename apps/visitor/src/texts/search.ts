/** Texts of the search page before an answer, and around it (S). */

import { plural } from 'engine';
import type { ReactNode } from 'react';
import { type Markup, sentence } from './sentence.tsx';

export const question = 'What do you need?';
export const promise =
  'Pathfinder names the chapter member who should handle it, and writes the introduction.';
export const placeholder = 'roof leak';
export const findPath = 'Find Path';
export const enterSearchTerm = 'Please enter a search term';
export const chainSelected = 'Chain selected!';

export const suggestions = 'Suggestions';
export const suggestionCount = (count: number) =>
  plural(count, (n) => ({ one: `${n} suggestion`, other: `${n} suggestions` }));

export const tryExample = 'Try an example:';
/** Needs that the engine understands. */
export const examples = ['roof leak', 'drainage', 'realtor', 'wedding planner', 'SEO'];

export const howItWorks = 'How it works';
export const steps = [
  { title: 'Say what is needed', text: 'In plain words: a leak, a wedding, a house to sell.' },
  {
    title: 'Meet who should handle it',
    text: 'One member, or the chain of members, with the reason and a number to call.',
  },
  {
    title: 'Make the introduction',
    text: 'It is already written. Copy it, text it or email it.',
  },
];
export const noMemberYet = 'No member for that yet?';
export const openSeat = 'An open seat. We say so, and help you fill it.';

/** @param name undefined until the directory has been read. */
export const aboutChapter = (name = '') =>
  `This is the directory of ${name ? `the ${name}` : 'one'} chapter, a group of local business people who send each other work.`;
export const seeMembers = 'See all members';
export const seeAllMembers = (members: number, trades: number) =>
  `See all ${countOfMembers(members)} in ${countOfTrades(trades)}`;

export const lookingForThis = 'Finding who handles this';
export const lookingFor = (need: ReactNode, quiet: Markup) =>
  sentence`${quiet('Finding who handles')} ${need}`;
export const firstVisit =
  'Pathfinder reads the chapter’s directory and names the member who should handle it. The first visit takes the longest.';
export const checkConnection = 'Please check your connection and try again.';
/** The same for a need that waits. */
export const checkConnectionForNeed = `${checkConnection} What you typed is kept and will be searched once the directory has loaded.`;

/** @param date in the visitor's locale (S7). */
export const lastUpdated = (date: string) => `Data last updated ${date}`;

function countOfMembers(count: number): string {
  return plural(count, (n) => ({ one: `${n} member`, other: `${n} members` }));
}

function countOfTrades(count: number): string {
  return plural(count, (n) => ({ one: `${n} trade`, other: `${n} trades` }));
}
