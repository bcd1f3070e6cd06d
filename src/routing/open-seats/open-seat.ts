/** What is said and offered when nobody in the chapter holds the seat (O1, O2). */
import type { ReferralChain } from '../../domain/referral-chain.ts';
import type { OpenSeatSphere } from '../../domain/sphere.ts';
import type { OpenSeat } from '../outcome.ts';
import type { Profession } from '../professions/profession.ts';

/** Where a need that names no trade is filed (K3). */
const SPHERE_OF_NO_TRADE: OpenSeatSphere = 'General Business Services';

/**
 * The seat of a profession that is known, and that no member holds.
 * @param reason what of the need named the profession.
 */
export function openSeatOf(
  profession: Pick<Profession, 'name' | 'openSeatSphere'>,
  waitingChains: readonly ReferralChain[],
  reason: string,
): OpenSeat {
  return {
    profession: profession.name,
    sphere: profession.openSeatSphere,
    reason,
    explanation: `This sounds like one for our ${profession.name} seat. Nobody in our chapter holds it yet, so whoever takes it would get referrals like yours.`,
    invitation: `Hi! Our local business-networking chapter has an open seat, ${profession.name}, and I thought of you. Only one member can hold it, and people are already asking us for one. Would you like to visit a meeting as my guest?`,
    waitingChains: waitingChains.map(({ scenario }) => scenario),
  };
}

/** When no trade could be told from the need. */
export function unknownSeat(): OpenSeat {
  return {
    profession: null,
    sphere: SPHERE_OF_NO_TRADE,
    reason: null,
    explanation:
      'We could not tell which profession this is for. Try a few plain words, like "roof leak" or "tax return". If you know someone who does this, the seat may be theirs.',
    invitation:
      'Hi! Our local business-networking chapter has open seats, and I thought of you. Each profession is held by one member only. Would you like to visit a meeting as my guest?',
    waitingChains: [],
  };
}
