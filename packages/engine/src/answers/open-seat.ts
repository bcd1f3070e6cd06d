/**
 * Open seats. The last stage answers with an open seat, or says that no trade was recognised (O); and the seat that is open at home
 * although a member answers (M13). The texts claim only what is counted or plainly true.
 */

import type { ReferralChain } from 'domain/referral-chain.ts';
import { rolesOf } from 'domain/role-sequence.ts';
import type { OpenSeatSphere } from 'domain/sphere.ts';
import type { Profession } from '../knowledge/knowledge.ts';
import type { RankedMember } from '../members/match-members.ts';
import { HOME_PLACE, isFromElsewhere, type PlacedMember } from '../members/placed-member.ts';
import { countedFor } from '../professions/weigh-need.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';
import * as answerTexts from '../texts/answers.ts';
import { firstName, listed } from '../texts/phrases.ts';
import {
  answered,
  type HomeSeat,
  type NotUnderstood,
  type OpenSeat,
  type OpenSeatOutcome,
  type SeatHelper,
} from './outcome.ts';
import { partnersFor } from './partners.ts';
import { professionReason } from './reason.ts';
import { seatHelpers } from './seat-helpers.ts';

/** The sphere for a need that names no trade (K3). */
const SPHERE_OF_NO_TRADE: OpenSeatSphere = 'General Business Services';

/** An invitation names this many waiting chains; the rest are counted. */
const MAX_NAMED = 3;

export function answerWithOpenSeat(
  understood: UnderstoodNeed,
  index: DirectoryIndex,
): OpenSeatOutcome {
  const [strongest] = understood.professions;
  if (strongest === undefined) {
    return { mode: 'open-seat', ...answered(understood, []), seat: notUnderstood, partners: [] };
  }
  const { entry } = strongest;
  const counted = countedFor(understood.words, entry, index.trades.evidence);
  const reason = professionReason(understood, counted, entry, '');
  const waiting = index.waiting.waitingFor(entry);
  const helpers = seatHelpers(entry, waiting, index);
  const seat = openSeatOf(entry.profession, waiting, helpers, reason);
  return {
    mode: 'open-seat',
    ...answered(understood, counted),
    openSeats: [entry.profession.name],
    seat,
    partners: partnersFor(entry, index),
  };
}

/**
 * The seat of a known profession that no member holds (O1, O2).
 * @param reason why the need is about the profession.
 */
export function openSeatOf(
  profession: Pick<Profession, 'name' | 'openSeatSphere'>,
  waitingChains: readonly ReferralChain[],
  helpers: readonly SeatHelper[],
  reason: string,
): OpenSeat {
  const { name, openSeatSphere } = profession;
  return {
    profession: name,
    sphere: openSeatSphere,
    reason,
    explanation: answerTexts.explanation(name),
    invitation: invitationTo(name, waitingChains),
    waitingChains: waitingChains.map((chain) => ({
      id: chain.id,
      scenario: chain.scenario,
      roles: rolesOf(chain),
    })),
    helpers,
  };
}

/** A message to someone who could fill the seat of a profession. */
function invitationTo(profession: string, waitingChains: readonly ReferralChain[]): string {
  return answerTexts.invitation(profession, waitingSentence(waitingChains));
}

/** The answer when no trade could be recognised in the need. */
export const notUnderstood: NotUnderstood = {
  profession: null,
  sphere: SPHERE_OF_NO_TRADE,
  reason: null,
  explanation: null,
  invitation: null,
  waitingChains: [],
  helpers: [],
};

/** 'Our referral chain "Selling a Home" is waiting for this seat.'; '' when no chain waits. */
function waitingSentence(chains: readonly ReferralChain[]): string {
  const scenarios = [...new Set(chains.map(({ scenario }) => `"${scenario}"`))];
  if (scenarios.length === 0) return '';
  const named = scenarios.slice(0, MAX_NAMED);
  const others = scenarios.length - named.length;
  const chainNames = listed(others === 0 ? named : [...named, answerTexts.moreChains(others)]);
  return answerTexts.waitingFor(chainNames, scenarios.length);
}

/**
 * The seat that is open at home although a member of another chapter answers (M13). Null when a member at home holds
 * the seat, or may hold it because their chapter is unknown. Also null when the answer names no profession, or one that
 * covers another's seat.
 * @param first the member who leads the answer.
 */
export function homeSeat({ placed, source }: RankedMember, index: DirectoryIndex): HomeSeat | null {
  const { entry } = source;
  // When another profession covers the open seat, the reason says that already.
  if (entry === null || source.asked !== entry || !isFromElsewhere(placed, index.hasHome))
    return null;
  const mayBeAtHome = ({ place, member }: PlacedMember) =>
    place === HOME_PLACE || member.chapter === null;
  if (index.seats.holders(entry).some(({ best }) => best.some(mayBeAtHome))) return null;
  const { home, nearby } = index.chapter;
  const { name } = entry.profession;
  const { member, place } = placed;
  const town = nearby[place - 1];
  const chapter = town ? answerTexts.nearby(town) : (member.chapter ?? '');
  return {
    profession: name,
    home,
    note: answerTexts.openAtHome(name, home, firstName(member), chapter),
    invitation: invitationTo(name, index.waiting.waitingFor(entry)),
  };
}
