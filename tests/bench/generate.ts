/** The demo chapter at any size: its members repeated with new ids, names and email addresses. Pure. */
import { type Directory, parseDirectory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import demo from '../../packages/domain/tests/directory.json' with { type: 'json' };

/** Surnames are composed from these, so that a large directory also has a large vocabulary. */
const ONSETS =
  'Bar Bel Cald Dun Fair Gar Hol Kes Lang Mar Nor Pem Quin Rad Sel Thorn Vel Wex Yar Zan';
const MIDDLES = 'a ber den e fa gor hin i la mon na o per ra sen ta u ver wi zo';
const ENDINGS =
  'bury by dale field ford gate ham hurst land ley low mere more ridge stead ton ville well wick wood';

/** The demo directory with exactly `size` members (0 or more); its chains stay as they are. */
export function directoryOfSize(size: number): Directory {
  const { members, chains } = parseDirectory(demo.members, demo.referral_chains);
  return { members: replicate(members, size), chains };
}

/** The first `size` of `members` repeated; copies keep role, company, chapter and priority. */
export function replicate(members: readonly Member[], size: number): Member[] {
  return Array.from({ length: size }, (_, i) => {
    const original = members[i % members.length];
    if (original === undefined) throw new RangeError('There are no members to replicate.');
    const round = Math.floor(i / members.length);
    return round === 0 ? original : copyOf(original, round);
  });
}

function copyOf(original: Member, round: number): Member {
  const [given = ''] = original.member_name.split(' ');
  const member_name = `${given} ${surname(round)}`;
  const email = `${member_name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  return {
    ...original,
    id: `${original.id}-${round}`,
    member_name,
    email: original.email === null ? null : email,
    contact_info: original.contact_info?.includes('@') ? email : original.contact_info,
  };
}

/** 8,000 surnames; from the 8,001st on with a numeral, so that no two rounds share one. */
function surname(round: number): string {
  const parts = [ONSETS, MIDDLES, ENDINGS].map((list) => list.split(' '));
  let rest = round;
  const chosen = parts.map((list) => {
    const part = list[rest % list.length] ?? '';
    rest = Math.floor(rest / list.length);
    return part;
  });
  return rest === 0 ? chosen.join('') : `${chosen.join('')} ${rest}`;
}
