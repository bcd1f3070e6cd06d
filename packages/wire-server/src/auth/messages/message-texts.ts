/** What mails and text messages say, by what they are for: a link to open, a code to type. */
import type { Mail } from '../context/auth-context.ts';

/** What a message with a one-time secret is for. */
export type Purpose =
  /** To the address or the number that signed up. */
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  /** To the new address, and to the current one. */
  | 'email_change'
  | 'email_change_current'
  /** To a number, to sign in. */
  | 'sms'
  | 'phone_change'
  | 'reauthentication';

/** Adds a second factor's code, which its challenge stores. */
export type MessagePurpose = Purpose | 'factor';

/** The purposes served by mail. */
export type MailPurpose = Exclude<Purpose, 'sms' | 'phone_change'>;

interface MailContents {
  /** The site as people know it. */
  readonly site: string;
  /** Null where only a code is sent. */
  readonly link: string | null;
  readonly code: string;
  /** How many seconds both work. */
  readonly lifetime: number;
  /** The requested address, for a change. */
  readonly newEmail: string | null;
}

interface Wording {
  readonly subject: string;
  /** What the receiver can do now. */
  readonly invitation: string;
  /** What to do if the receiver did not ask for the mail. */
  readonly otherwise: string;
}

const IGNORE = 'If you did not ask for this, you need not do anything.';
const BEWARE =
  'If you did not ask for this, someone else may be signed in as you: please choose a new password.';

const WORDINGS: Readonly<Record<MailPurpose, (contents: MailContents) => Wording>> = {
  signup: ({ site }) => ({
    subject: `Please confirm your address for ${site}`,
    invitation: `Welcome to ${site}. One step is left: please confirm that this address is yours.`,
    otherwise: 'If you did not sign up, you need not do anything.',
  }),
  invite: ({ site }) => ({
    subject: `You are invited to ${site}`,
    invitation: `You are invited to join ${site}.`,
    otherwise: 'If you would rather not join, you need not do anything.',
  }),
  magiclink: ({ site }) => ({
    subject: `Sign in to ${site}`,
    invitation: `You can sign in to ${site} now.`,
    otherwise: IGNORE,
  }),
  recovery: ({ site }) => ({
    subject: `A new password for ${site}`,
    invitation: `You can choose a new password for ${site} now.`,
    otherwise: `${IGNORE} Your password stays as it is.`,
  }),
  email_change: ({ site }) => ({
    subject: `Please confirm your new address for ${site}`,
    invitation: `Please confirm that ${site} may reach you at this address from now on.`,
    otherwise: IGNORE,
  }),
  email_change_current: ({ site, newEmail }) => ({
    subject: `Please confirm your change of address for ${site}`,
    invitation: `Please confirm that ${site} may reach you at ${newEmail} instead of here.`,
    otherwise: BEWARE,
  }),
  reauthentication: ({ site }) => ({
    subject: `Your code for ${site}`,
    invitation: `${site} asks you to confirm that it is you.`,
    otherwise: BEWARE,
  }),
};

export function mailText(purpose: MailPurpose, contents: MailContents): Omit<Mail, 'to'> {
  const { subject, invitation, otherwise } = WORDINGS[purpose](contents);
  const { link, code, lifetime, site } = contents;
  const ways =
    link === null
      ? [`Please type this code: ${code}`, `It works once, for ${describeTime(lifetime)}.`]
      : [
          'Please open this link:',
          link,
          `Or type this code: ${code}`,
          `Either works once, for ${describeTime(lifetime)}.`,
        ];
  return { subject, text: letter(invitation, ...ways, otherwise, site) };
}

/** For an account owner whose address was used to sign up again, by them or someone else. */
export function accountReminder(site: string, siteUrl: string): Omit<Mail, 'to'> {
  return {
    subject: `You already have an account for ${site}`,
    text: letter(
      `You or someone else just signed up for ${site} with this address. You already have an account.`,
      'You can sign in here, or ask for a new password:',
      siteUrl,
      'If it was not you, you need not do anything.',
      site,
    ),
  };
}

/** For an account owner whose password others are guessing. */
export function guessingNotice(site: string, siteUrl: string): Omit<Mail, 'to'> {
  return {
    subject: `Someone is guessing your password for ${site}`,
    text: letter(
      `Someone typed several wrong passwords for your account for ${site}, from places where you have not signed in before. Sign-ins from such places are slowed down now.`,
      'You can sign in as usual where you have signed in before. From elsewhere, ask for a new password:',
      siteUrl,
      'If your password is short or you use it elsewhere too, please choose a new one. If it was you, you need not do anything.',
      site,
    ),
  };
}

/** For an account owner one of whose recovery codes has just signed someone in. */
export function recoveryCodeNotice(site: string, siteUrl: string, left: number): Omit<Mail, 'to'> {
  return {
    subject: `A recovery code was used to sign in to ${site}`,
    text: letter(
      `Someone signed in to your account for ${site} with your password and one of your recovery codes. ${left === 1 ? 'One code is' : `${left} codes are`} left.`,
      'If it was you, you need not do anything; once few are left, make new ones under Account:',
      siteUrl,
      'If it was not you, choose a new password there, end the other sessions, and make new codes, which ends the old ones.',
      site,
    ),
  };
}

function letter(...paragraphs: readonly string[]): string {
  return `${['Hello,', ...paragraphs].join('\n\n')}\n`;
}

interface SmsContents {
  /** The site as people know it. */
  readonly site: string;
  readonly code: string;
  /** How many seconds it works. */
  readonly lifetime: number;
}

export function smsText({ site, code, lifetime }: SmsContents): string {
  return `${code} is your code for ${site}. It works once, for ${describeTime(lifetime)}.`;
}

const UNITS = [
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** In the largest unit that fits: '10 minutes'. */
function describeTime(seconds: number): string {
  const { unit, seconds: size } = UNITS.find((known) => seconds >= known.seconds) ?? UNITS[2];
  const format = new Intl.NumberFormat('en', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  });
  return format.format(seconds / size);
}
