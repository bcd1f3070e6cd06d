/** Texts of `/members/<id>`. */
import { listed } from 'engine';
import type { ReactNode } from 'react';
import { type Markup, sentence } from './sentence.tsx';

export const titleOf = (name: string, role: string) => `${name}, ${role}`;
export const notFound = 'Member not found';
export const notInDirectory = 'This member is not in the directory';
export const whyNotInDirectory =
  'They may have left the chapter, or the address may be incomplete. The list has all current members.';

export const also = (professions: readonly string[]) => `Also: ${professions.join(', ')}`;
export const speaks = (languages: readonly string[]) => `Speaks ${listed(languages)}`;
/** Follows until when the member is away (M15). */
export const standsIn = (name: ReactNode) => sentence`${name} stands in.`;
/** Follows the profession where the chapter wrote no sentence about the member: only what is known. */
export const withCompany = (company: string | null, chapter: string | null) => {
  const text = [company && `with ${company}`, chapter && `a member of ${chapter}`]
    .filter(Boolean)
    .join(', ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};
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

export const goodReferrals = 'Good referrals';
export const thinkOf = (name: ReactNode) =>
  sentence`Think of ${name} when a friend says something like this:`;
export const quoted = (need: string) => `“${need.replaceAll("'", '’')}”`;
/** @param hidden for the words that only screen readers need. */
export const sharePageOf = (name: string, hidden: Markup) =>
  sentence`Share ${hidden(`the page of ${name}`)}`;
export const chains = 'Referral chains';
export const aboutChains = 'Where one need leads to several members.';
export const notLoaded = 'The good referrals and the chains could not be loaded.';
export const tryAgain = 'Try again';
