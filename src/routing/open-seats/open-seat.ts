/** What is said and offered when no member holds the seat (O1, O2). Claims only what is counted. */
import type { ReferralChain } from '../../domain/referral-chain.ts';
import { rolesOf } from '../../domain/role-sequence.ts';
import type { OpenSeatSphere } from '../../domain/sphere.ts';
import type { OpenSeat } from '../outcome.ts';
import type { Profession } from '../professions/profession.ts';
import { listed } from '../text/listed.ts';

/** Where a need that names no trade is filed (K3). */
const SPHERE_OF_NO_TRADE: OpenSeatSphere = 'General Business Services';

/** An invitation names this many waiting chains; the rest are counted. */
const MOST_NAMED = 3;

/**
 * The seat of a profession that is known, and that no member holds.
 * @param reason what of the need named the profession.
 */
export function openSeatOf(
  profession: Pick<Profession, 'name' | 'openSeatSphere'>,
  waitingChains: readonly ReferralChain[],
  reason: string,
): OpenSeat {
  const { name, openSeatSphere } = profession;
  const invitation = [
    `Hi! Our local business-networking chapter has an open seat, ${name}, and I thought of you.`,
    ...waitingSentence(waitingChains),
    'Would you like to visit a meeting as my guest?',
  ];
  return {
    profession: name,
    sphere: openSeatSphere,
    reason,
    explanation: `This sounds like one for our ${name} seat. No member of our chapter holds it yet.`,
    invitation: invitation.join(' '),
    waitingChains: waitingChains.map((chain) => ({
      id: chain.id,
      scenario: chain.scenario,
      roles: rolesOf(chain),
    })),
  };
}

/** When no trade could be told from the need. */
export function unknownSeat(): OpenSeat {
  return {
    profession: null,
    sphere: SPHERE_OF_NO_TRADE,
    reason: null,
    explanation:
      'We could not tell which profession this is for. Try a few plain words, like "roof leak" or "tax return". If you know someone who does this, invite them to visit our chapter.',
    invitation:
      'Hi! I thought of you for our local business-networking chapter. Would you like to visit a meeting as my guest?',
    waitingChains: [],
  };
}

/** 'Our referral chain "Selling a Home" waits for this seat.', or no sentence when none does. */
function waitingSentence(chains: readonly ReferralChain[]): string[] {
  const scenarios = [...new Set(chains.map(({ scenario }) => `"${scenario}"`))];
  if (scenarios.length === 0) return [];
  if (scenarios.length === 1) return [`Our referral chain ${scenarios[0]} waits for this seat.`];
  const named = scenarios.slice(0, MOST_NAMED);
  const others = scenarios.length - named.length;
  const chainNames = listed(others === 0 ? named : [...named, `${others} more`]);
  return [`Our referral chains ${chainNames} wait for this seat.`];
}
