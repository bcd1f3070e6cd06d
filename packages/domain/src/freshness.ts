/** Whether a member's entry is up to date: when it was last confirmed, and whether its email bounces (P9). Pure. */
import { contactOf } from './contact.ts';
import { dayOf } from './day.ts';
import type { Member } from './member.ts';
import type { Settings } from './settings.ts';

/** While a project has no settings. */
const CONFIRM_AFTER_MONTHS = 6;

/** Months after which a member is asked to confirm their entry. @param settings the one row, or none. */
export function confirmAfterMonths([settings]: readonly Settings[]): number {
  return settings?.confirm_after_months ?? CONFIRM_AFTER_MONTHS;
}

/**
 * Whether a member should be asked to confirm their entry.
 * @param today as `dayOf` writes it. @param months 1 and up.
 */
export function isDue(
  { confirmed_on }: Pick<Member, 'confirmed_on'>,
  today: string,
  months: number,
): boolean {
  return confirmed_on === null || confirmed_on <= monthsBefore(today, months);
}

/** The same day of an earlier month, or that month's last day. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(year, month - months, 0).getDate();
  return dayOf(new Date(year, month - 1 - months, Math.min(date, lastOfMonth)));
}

/** The member's email address if it has bounced; null once they have another one. */
export function bouncedEmail(member: Member): string | null {
  const { email } = contactOf(member);
  const isBounced = email !== null && email.toLowerCase() === member.bounced_email?.toLowerCase();
  return isBounced ? email : null;
}
