/** The messages of a chain (C6, C7). */
import { leadName } from './phrases.ts';
import { plural } from './plural.ts';

/** Steps in the text of Copy Chain Intro. */
export const openStep = (role: string) => `${role} (open seat)`;
export const heldStep = (role: string, name: string) => `${role}: ${name}`;

/**
 * The Dynamic Intro Preview.
 * @param lead the person introduced, as typed. @param members the first ones as a list. @param others how many follow.
 */
export const preview = (
  lead: string | undefined,
  scenario: string,
  members: string,
  others: number,
) =>
  `Hi ${leadName(lead)}, for "${scenario}" I would like you to meet ${members}.${followers(others)}`;

const followers = (count: number) =>
  count === 0
    ? ''
    : plural(count, (n) => ({
        one: ' One more member can follow.',
        other: ` ${n} more members can follow.`,
      }));

/** The preview of a chain without members. @param holders of its open seats, as a list; '' if it has none. */
export const emptyPreview = (lead: string | undefined, holders: string) =>
  `Hi ${leadName(lead)}, we are still looking for ${holders || 'people for this'}.`;
