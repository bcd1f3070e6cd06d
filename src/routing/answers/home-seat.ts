/** The seat that is open at home although a member of another chapter answers (M13). */
import type { RankedMember } from '../members/match-members.ts';
import { HOME_PLACE, isAway, type PlacedMember } from '../members/placed-member.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import * as seatTexts from '../texts/open-seats.ts';
import { firstName } from '../texts/phrases.ts';
import { invitationTo } from './open-seat.ts';
import type { HomeSeat } from './outcome.ts';

/**
 * Null when a member at home holds the seat, or may hold it because their chapter is unknown. Also null when the answer
 * names no profession, or one that covers another's seat.
 * @param first the member who leads the answer.
 */
export function homeSeat({ placed, source }: RankedMember, index: DirectoryIndex): HomeSeat | null {
  const { entry } = source;
  // When another profession covers the open seat, the reason says that already.
  if (entry === null || source.asked !== entry || !isAway(placed, index.hasHome)) return null;
  const mayBeAtHome = ({ place, member }: PlacedMember) =>
    place === HOME_PLACE || member.chapter === null;
  if (index.seats.holders(entry).some(({ best }) => best.some(mayBeAtHome))) return null;
  const { home, nearby } = index.chapter;
  const { name } = entry.profession;
  const { member, place } = placed;
  const town = nearby[place - 1];
  const chapter = town ? seatTexts.nearby(town) : (member.chapter ?? '');
  return {
    profession: name,
    home,
    note: seatTexts.openAtHome(name, home, firstName(member), chapter),
    invitation: invitationTo(name, index.waiting.waitingFor(entry)),
  };
}
