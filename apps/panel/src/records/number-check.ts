/**
 * Checks what will be dialled against the numbering plans of all countries (P9), which are 19 KB of data: load this on
 * demand. Pure.
 */
import {
  type CheckedNumber,
  type NumberCheck,
  type Phone,
  phoneIn,
  plainText,
} from 'domain/phone.ts';
import {
  type CountryCode,
  findPhoneNumbersInText,
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** @param country of the numbers without a country code, in two letters; an unknown one is read as US. */
export function numberCheck(country: string): NumberCheck {
  const home: CountryCode = isSupportedCountry(country) ? country : 'US';
  return (text) => {
    const phone = phoneIn(text);
    return phone && checked(phone, text, home);
  };
}

function checked(phone: Phone, text: string, home: CountryCode): CheckedNumber {
  const { number, extension } = phone;
  const known = parsePhoneNumberFromString(number, home);
  const isValid = known?.isValid() ?? false;
  // The library leaves out a 0 that would be dialled: '+44 020 7946 0018'.
  const isAsRead = !number.startsWith('+') || known?.number === number;
  const dials = isValid && isAsRead ? known?.formatInternational() : number;
  const whole = extension ? `Dials ${dials}, then ${extension}` : `Dials ${dials}`;
  const other =
    isValid && !isAsRead ? known?.formatInternational() : otherNumber(phone, text, home, isValid);
  if (other) {
    return doubtful(`${whole}, but ${other} may be meant. If so, enter only that number.`);
  }
  if (isValid) return { sentence: `${whole}.`, isDoubtful: false };
  const country = number.startsWith('+') ? '' : ` (${countryName(home)})`;
  return doubtful(`${whole}, which is not a complete phone number${country}.`);
}

/** A number that the library finds before this one, or anywhere if this one is not valid. */
function otherNumber(
  { shown, number }: Phone,
  text: string,
  home: CountryCode,
  isValid: boolean,
): string | null {
  if (text.trim() === shown) return null;
  const plain = plainText(text);
  const place = plain.indexOf(/\d+/.exec(shown)?.[0] ?? '');
  const [found] = findPhoneNumbersInText(plain, home);
  const isOther =
    found && !number.endsWith(found.number.nationalNumber) && (!isValid || found.startsAt < place);
  return isOther ? found.number.formatInternational() : null;
}

function doubtful(sentence: string): CheckedNumber {
  return { sentence, isDoubtful: true };
}

/** The countries that have a numbering plan, by their two letters, in the order of their names. */
export function phoneCountries(): Readonly<Record<string, string>> {
  const named = getCountries().map((code) => [code, countryName(code)] as const);
  return Object.fromEntries(named.toSorted(([, one], [, other]) => one.localeCompare(other)));
}

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

function countryName(code: CountryCode): string {
  return COUNTRY_NAMES.of(code) ?? code;
}
