/**
 * What is known of the phone numbers of all countries, for every part of the panel that shows or takes a number (P9).
 */
import type { NumberCheck } from 'domain/phone.ts';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';

interface Numbers {
  readonly check: NumberCheck;
  /** The names of the countries, by their two letters. */
  readonly countries: Readonly<Record<string, string>>;
}

const PhoneNumbersContext = createContext<Numbers | null>(null);

/** Null until it is loaded: everything works without it, but says less. */
export function usePhoneNumbers(): Numbers | null {
  return useContext(PhoneNumbersContext);
}

interface Props {
  /** Of the numbers without a country code. */
  readonly country: string;
  readonly children: ReactNode;
}

export function PhoneNumbersProvider({ country, children }: Props) {
  const [numbers, setNumbers] = useState<Numbers | null>(null);

  useEffect(() => {
    let isCurrent = true;
    import('./number-check.ts').then(
      ({ numberCheck, phoneCountries }) => {
        const known = { check: numberCheck(country), countries: phoneCountries() };
        if (isCurrent) startTransition(() => setNumbers(known));
      },
      (reason: unknown) => console.warn('Phone numbers cannot be checked:', reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [country]);

  return <PhoneNumbersContext value={numbers}>{children}</PhoneNumbersContext>;
}
