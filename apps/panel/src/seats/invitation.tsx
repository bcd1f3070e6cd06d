/** The invitation to take an open seat, ready to copy and send (N4). */

import type { Member } from 'domain/member.ts';
import type { ChainWithSeat } from 'engine/admin';
import { namedAndMore } from '../records/dates-and-counts.ts';
import { MessageToSend } from '../records/message-to-send.tsx';
import { type RankedSeat, times } from './rank-seats.ts';

interface Props {
  readonly profession: string;
  /** The text as generated from the figures. */
  readonly written: string;
}

/** An invitation that can be changed, copied and shared (N4). */
export function InvitationBox({ profession, written }: Props) {
  return (
    <MessageToSend
      label={`Invitation for the ${profession} seat`}
      written={written}
      subject="An open seat in our chapter"
      copied="Invitation copied!"
    />
  );
}

/** Maximum names in a list; more are only counted. */
const MAX_NAMED = 3;

/** @param chapterName 'Waxhaw'; '' in a project that has no settings yet. */
export function invitationTo({ standing, asked }: RankedSeat, chapterName: string): string {
  const chapter = chapterName === '' ? '' : `, ${chapterName},`;
  return [
    `Hi! Our business-networking chapter${chapter} has an open seat: ${standing.name}. I thought of you.`,
    requests(asked.month, asked.year),
    chainsWaiting(standing.chains),
    workNextTo(standing.beside.map(({ member }) => member)),
    'Would you like to visit a meeting as my guest?',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function requests(month: number, year: number): string {
  if (year === 0) return '';
  const when =
    month === year
      ? 'in the last month'
      : `in the last year${month === 0 ? '' : `, ${month} of them in the last month`}`;
  // Claims no more than what was counted: members of other professions may have helped those visitors.
  return year === 1
    ? `A visitor to our directory asked for one ${when}, and we have none yet.`
    : `Visitors to our directory asked for one ${times(year)} ${when}, and we have none yet.`;
}

function chainsWaiting(chains: readonly ChainWithSeat[]): string {
  if (chains.length === 0) return '';
  const scenarios = chains.map(({ chain }) => `"${chain.scenario}"`);
  const names = namedAndMore(scenarios, MAX_NAMED);
  return chains.length === 1
    ? `Our referral chain ${names} is waiting for this seat.`
    : `${chains.length} of our referral chains are waiting for this seat: ${names}.`;
}

function workNextTo(members: readonly Member[]): string {
  if (members.length === 0) return '';
  const names = members.map(
    ({ member_name, profession_role }) => `${member_name} (${profession_role})`,
  );
  return `You would work alongside ${namedAndMore(names, MAX_NAMED)}.`;
}
