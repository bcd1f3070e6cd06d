/** What announces an answer: a toast (S6), and sentences for screen readers. */
import { plural } from '../../routing/texts/plural.ts';

export const toast = {
  suggestions: 'Multiple chains found - pick the best one!',
  contextual: (chains: number) => `Found ${chains} referral chain(s)!`,
  member: (members: number) => `Found ${members} relevant member(s)!`,
  chain: 'Referral chain found!',
  openSeat: 'No direct match found. This might be an open seat opportunity!',
};

export const inDanger = (advice: string, number: string) => `${advice} Call ${number}.`;
export const chainChosen = (scenario: string) => `Referral chain chosen: ${scenario}.`;
export const alsoAsked = (needs: readonly string[]) => `You also asked about ${needs.join(', ')}.`;
export const found = {
  suggestions: (chains: number, need: string) =>
    `${chains} referral chains found for ${need}. Pick one.`,
  contextual: (chains: number, need: string) =>
    plural(chains, (n) => ({
      one: `${n} referral chain found for ${need}.`,
      other: `${n} referral chains found for ${need}.`,
    })),
  member: (members: number, need: string) =>
    plural(members, (n) => ({
      one: `${n} member found for ${need}.`,
      other: `${n} members found for ${need}.`,
    })),
  chain: (need: string) => `A referral chain was found for ${need}.`,
  openSeat: (need: string) => `No member found for ${need}. This is an open seat.`,
};
