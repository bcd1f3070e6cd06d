/** Texts of `/members` and `/members/<id>`. */
import { plural } from 'engine';
import type { ReactNode } from 'react';
import { type Markup, sentence } from './sentence.tsx';

export const introduction =
  'Everyone you can be introduced to, by what they do. Our own chapter comes first.';
export const checkConnection = 'Please check your connection and try again.';
export const empty =
  'No members are in the directory yet. They will appear here as soon as the chapter adds them.';

export const search = 'Search members by name, profession or company';
export const placeholder = 'Name or profession';
export const kindOfWork = 'Kind of work';
export const all = 'All';
export const inChaptersNearby = 'In chapters nearby';

export const count = (total: number) =>
  plural(total, (n) => ({ one: `${n} member`, other: `${n} members` }));
export const found = (found: number, total: number) =>
  plural(total, (n) => ({ one: `${found} of ${n} member`, other: `${found} of ${n} members` }));
export const showMore = (count: number) => `Show ${count} more`;

export const noneFits = (typed: ReactNode) => sentence`No member matches “${typed}”`;
export const noneFitsIn = (sphere: string, typed: ReactNode) =>
  sentence`No member in ${sphere} matches “${typed}”`;
export const showEveryone = 'Show everyone';
export const isItNeed = 'Is this a need? Find who handles it';

/** Texts of `/members/<id>`. */
export const titleOf = (name: string, role: string) => `${name}, ${role}`;
export const notFound = 'Member not found';
export const notInDirectory = 'This member is not in the directory';
export const whyNotInDirectory =
  'They may have left the chapter, or the address may be incomplete. The list has all current members.';

export const also = (professions: readonly string[]) => `Also: ${professions.join(', ')}`;
/** @param hidden for the words that only screen readers need, here and in the next two. */
export const call = (name: string, number: string, hidden: Markup) =>
  sentence`Call ${hidden(`${name}, `)}${number}`;
export const email = (name: string, address: string, hidden: Markup) =>
  sentence`Email ${hidden(`${name}, `)}${address}`;
export const website = (name: string, address: string, hidden: Markup) =>
  sentence`${hidden(`Website of ${name}, `)}${address}`;
export const askChapter = (name: string) => `Ask the chapter how to reach ${name}.`;

export const saveContact = 'Save contact';
/** The file name for a member whose own name cannot be one. */
export const contactFile = 'Member';
export const qrCode = 'QR code of this page';
export const qrCodeOf = (name: string, address: string) =>
  `QR code that opens the page of ${name}: ${address}`;
export const qrCodeFailed = (address: string) =>
  `The code could not be drawn. The address of this page: ${address}`;

export const whatToSend = 'What to send';
export const thinkOf = (name: ReactNode) =>
  sentence`When a friend says something like this, think of ${name}:`;
export const quoted = (need: string) => `“${need.replaceAll("'", '’')}”`;
/** @param hidden for the words that only screen readers need. */
export const sharePageOf = (name: string, hidden: Markup) =>
  sentence`Share ${hidden(`the page of ${name}`)}`;
export const chains = 'Referral chains';
export const aboutChains = 'Where one need leads to several members.';
export const notLoaded = 'The needs to send and the chains could not be loaded.';
export const tryAgain = 'Try again';
