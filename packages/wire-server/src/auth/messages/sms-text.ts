/** What text messages say: a code to type. */
import { describeTime } from './describe-time.ts';

interface SmsContents {
  /** The site as people know it. */
  readonly site: string;
  readonly code: string;
  /** Seconds it works. */
  readonly lifetime: number;
}

export function smsText({ site, code, lifetime }: SmsContents): string {
  return `${code} is your code for ${site}. It works once, for ${describeTime(lifetime)}.`;
}
