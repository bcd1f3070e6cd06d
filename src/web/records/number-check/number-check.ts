/**
 * Checks what will be dialled against the numbering plans of all countries (P9), which are 19 KB of data: load this on
 * demand. Pure.
 */
import {
  type CountryCode,
  findPhoneNumbersInText,
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import {
  type CheckedNumber,
  type NumberCheck,
  type Phone,
  phoneIn,
} from '../../../domain/phone.ts';

/** @param country of the numbers without a country code, in two letters; an unknown one is read as US. */
export function numberCheck(country: string): NumberCheck {
  const home: CountryCode = isSupportedCountry(country) ? country : 'US';
  return (text) => {
    const phone = phoneIn(text);
    return phone && checked(phone, text, home);
  };
}

function checked(
  { shown, number, extension }: Phone,
  text: string,
  home: CountryCode,
): CheckedNumber {
  const known = parsePhoneNumberFromString(number, home);
  const isValid = known?.isValid() ?? false;
  const dials = isValid ? known?.formatInternational() : number;
  const whole = extension ? `Dials ${dials}, then ${extension}` : `Dials ${dials}`;
  // A number alone, or as a word, is read in one way only.
  const isAlone = text.trim() === shown || /[A-Z]{3}/i.test(shown.replace(' ext. ', ''));
  const [other] = isAlone ? [] : findPhoneNumbersInText(text, home);
  if (other && other.number.number !== known?.number) {
    const meant = other.number.formatInternational();
    return doubtful(`${whole}, but ${meant} may be meant. Enter that number alone.`);
  }
  return isValid
    ? { sentence: `${whole}.`, isDoubtful: false }
    : doubtful(
        `${whole}, which is no complete number${number.startsWith('+') ? '' : ` of ${countryName(home)}`}.`,
      );
}

function doubtful(sentence: string): CheckedNumber {
  return { sentence, isDoubtful: true };
}

/** The countries that have a numbering plan, by their two letters, in the order of their names. */
export function phoneCountries(): Readonly<Record<string, string>> {
  const named = getCountries().map((code) => [code, countryName(code)] as const);
  return Object.fromEntries(named.toSorted(([, one], [, other]) => one.localeCompare(other)));
}

function countryName(code: CountryCode): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
}
