/** What an admin sees and edits of each column of `members` (P3): its label, checks, search and CSV names. */
import { addressIn, dialable, httpAddress, httpsAddress, plainAddress } from './contact.ts';
import { dayIn } from './day.ts';
import { type Member, parseMember } from './member.ts';
import { hasLostDigits } from './phone.ts';
import { type Fields, isRecordId, listFields, type RecordKind } from './record.ts';

/** Stored when the priority is empty or not a number (P3, K4). */
const DEFAULT_PRIORITY = 3;

/** The largest value of a Postgres integer. */
const MAX_PRIORITY = 2 ** 31 - 1;

const MEMBER_FIELDS: Fields<Member> = {
  member_name: {
    label: 'Member name',
    required: true,
    maxLength: 200,
    search: 'text',
    csvNames: [
      ...[
        'name',
        'full name',
        'display name',
        'member',
        'contact name',
        'contact person',
        'person',
      ],
      ...['first and last name', 'first & last name', 'name of member', 'your name', 'file as'],
    ],
    csvParts: [
      ['first name', 'given name', 'forename', 'first', 'christian name', 'fname', 'name first'],
      ['middle name', 'additional name', 'middle', 'middle initial'],
      ['last name', 'surname', 'family name', 'last', 'second name', 'lname', 'name last'],
      ['suffix', 'name suffix'],
    ],
    joinedBy: ' ',
  },
  profession_role: {
    label: 'Profession role',
    required: true,
    maxLength: 200,
    search: 'text',
    csvNames: [
      ...['profession', 'role', 'classification', 'category', 'occupation', 'trade'],
      ...['specialty', 'speciality', 'profession / specialty', 'business category', 'seat'],
      ...['bni classification', 'member classification', 'business classification', 'vocation'],
      ...['line of business', 'type of business', 'business type', 'line of work', 'services'],
      ...['service', 'what they do', 'field', 'job title', 'organization title', 'position'],
      ...['title', 'job'],
    ],
  },
  company: {
    label: 'Company',
    maxLength: 200,
    search: 'text',
    csvNames: [
      ...['business', 'company name', 'business name', 'firm', 'organization', 'organisation'],
      ...['organization name', 'organisation name', 'employer', 'company / business', 'firm name'],
      ...['business / company', 'company / organization', 'name of business', 'trading name'],
    ],
  },
  chapter: {
    label: 'Chapter',
    maxLength: 200,
    search: 'text',
    csvNames: [
      ...['chapter name', 'chapter / group', 'home chapter', 'club', 'club name', 'group'],
      ...['group name', 'core group', 'lodge', 'branch', 'team', 'location'],
    ],
  },
  phone: {
    label: 'Phone',
    maxLength: 100,
    check: checkPhone,
    search: 'phone',
    csvNames: [
      ...['tel', 'telephone', 'phone number', 'telephone number', 'mobile', 'mobile phone'],
      ...['mobile number', 'cell', 'cell phone', 'cell number', 'cellphone', 'business phone'],
      ...['work phone', 'phone no', 'tel no', 'primary phone', 'preferred phone', 'contact number'],
      ...['best phone', 'office phone', 'office', 'direct phone', 'direct', 'phone / mobile'],
      ...['mobile / cell', 'ph', 'company main phone', 'home phone', 'other phone'],
    ],
  },
  email: {
    label: 'Email',
    maxLength: 500,
    check: checkEmail,
    store: plainAddress,
    search: 'text',
    csvNames: [
      ...['e-mail', 'mail', 'email address', 'e-mail address', 'business email', 'work email'],
      ...['primary email', 'preferred email', 'contact email', 'best email', 'home email'],
      ...['personal email', 'other email', 'secondary email'],
    ],
  },
  website: {
    label: 'Website',
    maxLength: 2000,
    check: checkWebsite,
    search: 'text',
    csvNames: [
      ...['web site', 'web', 'url', 'site', 'homepage', 'home page', 'web address', 'www'],
      ...['web page', 'webpage', 'website url', 'company website', 'business website', 'link'],
      ...['business home page', 'personal web page'],
    ],
  },
  contact_info: {
    label: 'Contact info',
    maxLength: 500,
    search: 'phone',
    csvNames: ['contact', 'contact details', 'contact information'],
    joinedBy: ', ',
  },
  role_alias: {
    label: 'Role alias',
    maxLength: 2000,
    search: 'text',
    csvNames: ['alias', 'aliases', 'role aliases', 'other roles', 'also known as', 'keywords'],
    joinedBy: ', ',
  },
  sphere: {
    label: 'Sphere',
    maxLength: 200,
    search: 'text',
    csvNames: ['contact sphere', 'power team', 'sector', 'industry', 'category', 'group'],
  },
  about: {
    label: 'About',
    maxLength: 200,
    search: 'text',
    csvNames: ['bio', 'biography', 'about me', 'about the member', 'introduction', 'tagline'],
  },
  picture: {
    label: 'Picture',
    maxLength: 500,
    check: checkPicture,
    search: 'none',
    csvNames: [
      ...['picture url', 'photo', 'photo url', 'headshot', 'headshot url', 'image', 'image url'],
      ...['profile picture', 'profile photo', 'avatar'],
    ],
  },
  languages: {
    label: 'Languages',
    maxLength: 500,
    search: 'text',
    csvNames: ['language', 'speaks', 'languages spoken', 'spoken languages', 'also speaks'],
    joinedBy: ', ',
  },
  away_until: {
    label: 'Away until',
    check: checkDay,
    store: dayIn,
    search: 'none',
    csvNames: [
      'on leave until',
      'leave until',
      'away till',
      'absent until',
      'out until',
      'on leave',
    ],
  },
  substitute_id: {
    label: 'Substitute',
    check: checkSubstitute,
    search: 'none',
    csvNames: ['stand-in', 'substitute name', 'name of substitute', 'covered by'],
    namesRecord: true,
  },
  priority: {
    label: 'Priority',
    check: checkPriority,
    store: priorityOf,
    search: 'none',
    csvNames: ['prio', 'rank', 'order'],
  },
};

export const memberKind: RecordKind<Member> = {
  table: 'members',
  parse: parseMember,
  isPlain: true,
  fields: listFields(MEMBER_FIELDS),
  marks: [
    { name: 'confirmed_on', label: 'Confirmed on' },
    { name: 'bounced_email', label: 'Mail comes back from', maxLength: 500 },
  ],
};

function checkPhone(text: string): string | null {
  if (dialable(text)) return null;
  if (hasLostDigits(text)) {
    return 'A spreadsheet has rounded this number. Reformat the column as text there, and enter the number again.';
  }
  const digits = text.replace(/\D/g, '').length;
  if (digits < 4) return 'A phone number has at least four digits, like 704-555-0100.';
  return digits > 15
    ? `A phone number has 7 to 15 digits; this one has ${digits}.`
    : 'No phone number is recognized here. Enter it alone, like 704-555-0100.';
}

function checkEmail(text: string): string | null {
  return addressIn(text) ? null : 'An email address looks like ann@example.com.';
}

function checkWebsite(text: string): string | null {
  return httpAddress(text) ? null : 'A website looks like example.com or https://example.com.';
}

function checkPicture(text: string): string | null {
  return httpsAddress(text)
    ? null
    : 'The address of a picture looks like https://example.com/ann.jpg.';
}

function checkDay(text: string): string | null {
  return dayIn(text) ? null : 'A day looks like 2026-03-31.';
}

function checkSubstitute(text: string): string | null {
  return isRecordId(text) ? null : `No member is called “${text}”, or more than one is.`;
}

/** No range is enforced (P3), but the number must fit the column. */
function checkPriority(text: string): string | null {
  const number = Number(text);
  if (Number.isNaN(number)) return null;
  const fits = Number.isInteger(number) && Math.abs(number) <= MAX_PRIORITY;
  return fits ? null : 'Priority is a whole number, like 1, 2 or 3.';
}

/** 3 when empty or not a number (P3). */
function priorityOf(text: string): number {
  const number = Number(text);
  return text === '' || Number.isNaN(number) ? DEFAULT_PRIORITY : number;
}
