/** What announces an answer: a toast (S6), and sentences for screen readers. */
import { plural } from 'engine';

/** By mode. @param found how many chains or members the answer has. */
export const toast = {
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

export const inDanger = (advice: string, number: string) => `${advice} Call ${number}.`;
export const chainChosen = (scenario: string) => `Referral chain chosen: ${scenario}.`;
export const alsoAsked = (needs: readonly string[]) => `You also asked about ${needs.join(', ')}.`;
