/** Texts around a message to send (M12, C7): the boxes, fields and buttons. The messages: packages/engine/src/texts. */

import { plural } from 'engine';
import type { ReactNode } from 'react';
import { type Markup, sentence } from './sentence.tsx';

export const whatToSend = 'What do you want to send?';
export const purposes = { friend: 'For a friend', ask: 'Ask first', me: 'For me' };

export const lead = { label: 'Who are you introducing?', placeholder: 'Their name' };
export const bestTime = { label: 'Best time to reach you', placeholder: 'after 5 pm' };
export const optional = (label: string, quiet: Markup) => sentence`${label} ${quiet('(optional)')}`;
export const to = 'To';
export const startWith = (first: ReactNode, others: string) =>
  sentence`Start with ${first}. Then call ${others}.`;

// The boxes, with the subjects of their e-mails.
export const introduction = { title: 'Introduction script', subject: 'Introduction' };
export const fullScript = {
  title: 'Full Referral Script',
  copy: { label: 'Copy Full Script', toast: 'Full referral script copied to clipboard!' },
};
export const preview = {
  title: 'Dynamic Intro Preview',
  copy: { label: 'Copy', toast: 'Preview script copied to clipboard!' },
};
export const chainCopy = { label: 'Copy Chain Intro', toast: 'Referral chain copied!' };
export const consent = {
  title: 'Ask before you pass on a number',
  subject: 'May I pass on your number?',
};
export const request = {
  title: (firstName: string) => `Message to ${firstName}`,
  subject: 'Can you help?',
};
export const invitation = {
  title: 'An invitation you can send',
  subject: 'A seat in our chapter',
  copy: { label: 'Copy Invitation', toast: 'Invitation copied!' },
};
export const questionAboutSeat = { subject: 'Do you know someone?' };

// The ways to send a text.
export const copyScript = { label: 'Copy Script', toast: 'Script copied to clipboard!' };
export const shareBySms = 'Share via SMS';
export const shareByEmail = 'Share via Email';
export const shareByDevice = 'Share via…';
export const textMember = (firstName: string) => `Text ${firstName}`;
export const emailMember = (firstName: string) => `Email ${firstName}`;
export const reset = 'Reset';
/** Shown for a text that fits into one message: how much of it is used. */
export const oneMessage = (characters: number, most: number) =>
  `1 text message, ${characters} of ${most} characters`;
export const messages = (count: number) =>
  plural(count, (n) => ({ one: `${n} text message`, other: `${n} text messages` }));
