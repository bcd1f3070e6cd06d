/** What cells contain, judged by their text alone. Pure. */
import { addressIn, httpAddress } from 'domain/contact.ts';
import { phoneIn } from 'domain/phone.ts';

export function isEmail(text: string): boolean {
  return addressIn(text) !== null && !isEmailAndPhone(text);
}

/** An address and a number in one cell. */
export function isEmailAndPhone(text: string): boolean {
  const address = addressIn(text);
  const rest = address === null ? '' : text.replace(address, '');
  return rest.replace(/\D/g, '').length >= MIN_PHONE_DIGITS;
}

/** Enough for a number without its area code. */
const MIN_PHONE_DIGITS = 7;

/** Seven digits or more, and hardly anything else. */
export function isPhone(text: string): boolean {
  const digits = phoneIn(text)?.number.replace('+', '').length ?? 0;
  return digits >= MIN_PHONE_DIGITS && /^[\p{Pd}\p{Cf}\u2212·+()./\s\dx]*$/iu.test(text);
}

export function isWebsite(text: string): boolean {
  return httpAddress(text) !== null && !isEmail(text);
}

/** Two to four capitalized words, as in people's names. */
export function isPersonName(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 4 &&
    words.every((word) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word)) &&
    !isCompany(text)
  );
}

/** By its legal form, or the '&' between partners. */
export function isCompany(text: string): boolean {
  return /\b(llc|llp|inc|ltd|pllc|corp|gmbh|plc|pa|co|company|group|agency|studio|associates|partners|solutions|services)\b\.?$| & | and sons$/i.test(
    text,
  );
}

/** By its last word: 'Family Lawyer', 'Real Estate', 'Roofing'. */
export function isTrade(text: string): boolean {
  return /(er|or|ist|ian|ant|ent|eer|ing|ary|ney|law|tax|tor|estate|agent|insurance|repair|care|design|photography|loans?|mortgages?|therapy|services?|cpa|hvac|it)$/i.test(
    text.trim(),
  );
}

/** How people are addressed; not what they do. */
export function isHonorific(text: string): boolean {
  return /^(mr|mrs|ms|miss|mx|dr|prof|rev|sir|madam|hon)\.?$/i.test(text);
}

/** Whether a row contains something that no heading would. */
export function looksLikeData(cells: readonly string[]): boolean {
  const texts = cells.map((cell) => cell.trim()).filter((text) => text !== '');
  return texts.some((text) => isEmail(text) || isPhone(text) || /^https?:\/\//i.test(text));
}
