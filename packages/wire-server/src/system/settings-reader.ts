/** Typed reads of settings from the environment; collects all mistakes instead of stopping at the first. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** Each method returns the fallback when no usable value is set; `errors` says what to set instead. */
export interface SettingsReader {
  readonly errors: readonly string[];
  /** All names with a non-blank value, for settings whose names the operator partly chooses. */
  names(): readonly string[];
  /** The trimmed text; null when unset or blank. */
  text(name: string): string | null;
  /** A whole number from `lowest` to `highest`. */
  whole(name: string, fallback: number, lowest: number, highest: number): number;
  oneOf<T extends string>(name: string, fallback: T, allowed: readonly T[]): T;
  onOff(name: string, fallback: boolean): boolean;
  /** Comma-separated parts, trimmed, without empty ones. */
  list(name: string): readonly string[];
  /** An absolute http or https address, without a trailing slash. */
  webUrl(name: string, fallback: string): string;
  /** Records a mistake the caller found. Never include a secret's value. */
  refuse(message: string): void;
}

/** All its methods add to one list of mistakes, hence one long function. */
export function createSettingsReader(env: Environment): SettingsReader {
  const errors: string[] = [];
  const text = (name: string): string | null => env[name]?.trim() || null;
  const refuse = (message: string): void => void errors.push(message);

  function oneOf<T extends string>(name: string, fallback: T, allowed: readonly T[]): T {
    const given = text(name);
    if (given === null) return fallback;
    const match = allowed.find((value) => value === given.toLowerCase());
    if (match === undefined) {
      refuse(`${name} is '${given}': set it to one of ${allowed.join(', ')}.`);
    }
    return match ?? fallback;
  }

  return {
    errors,
    names: () => Object.keys(env).filter((name) => text(name) !== null),
    text,
    refuse,
    oneOf,
    onOff: (name, fallback) => oneOf(name, fallback ? 'on' : 'off', ['on', 'off']) === 'on',
    whole(name, fallback, lowest, highest) {
      const given = text(name);
      if (given === null) return fallback;
      const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
      if (number >= lowest && number <= highest) return number;
      refuse(`${name} is '${given}': set it to a whole number from ${lowest} to ${highest}.`);
      return fallback;
    },
    list: (name) =>
      (text(name) ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    webUrl(name, fallback) {
      const given = text(name);
      if (given === null) return fallback;
      const url = URL.parse(given);
      if (url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash) {
        return url.href.replace(/\/$/, '');
      }
      refuse(`${name} is '${given}': set it to an address such as https://www.example.org.`);
      return fallback;
    },
  };
}
