/** Texts of an open seat. They claim only what is counted or plainly true (O2). */
import { plural } from './plural.ts';

export const explanation = (profession: string) =>
  `This sounds like one for our ${profession} seat. No member of our chapter holds it yet.`;
export const notUnderstood =
  'We could not tell which profession this is for. Try a few plain words, like "roof leak" or "tax return". If you know someone who does this, invite them to visit our chapter.';

/** @param profession null when no trade was recognised. @param waiting as `waitingFor` writes it; '' for no chain. */
export const invitation = (profession: string | null, waiting: string) =>
  [
    profession === null
      ? 'Hi! I thought of you for our local business-networking chapter.'
      : `Hi! Our local business-networking chapter has an open seat, ${profession}, and I thought of you.`,
    ...(waiting === '' ? [] : [waiting]),
    'Would you like to visit a meeting as my guest?',
  ].join(' ');

/** Says that the seat at home is open, for a member of another chapter (M13). @param chapter as `nearby` writes it, or its name. */
export const openAtHome = (profession: string, home: string, firstName: string, chapter: string) =>
  `No ${profession} in the ${home} chapter yet. ${firstName} is with ${chapter}.`;
export const nearby = (town: string) => `the nearby ${town} chapter`;

/** @param chains their scenarios as a list. */
export const waitingFor = (chains: string, count: number) =>
  plural(count, () => ({
    one: `Our referral chain ${chains} waits for this seat.`,
    other: `Our referral chains ${chains} wait for this seat.`,
  }));
/** The last part of such a list. */
export const moreChains = (count: number) => `${count} more`;

// Why a member may know someone for the seat.
export const sharesChain = (scenario: string) =>
  `Shares the referral chain "${scenario}" with this seat`;
export const relatedTrade = 'Works in a related trade';
export const sameField = (sphere: string) => `Works in the same field, ${sphere}`;
export const appearsInChains = (chains: number) => `Appears in ${chains} of our referral chains`;
