/** Reads settings from the environment, one kind of value each; collects every mistake instead of stopping. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** Each method answers the fallback where nothing usable is set; `errors` says what to set instead. */
export interface SettingsReader {
  readonly errors: readonly string[];
  /** Every name whose text is not null, for settings whose names the operator makes up in part. */
  names(): readonly string[];
  /** The text without blanks around it; null when unset or blank. */
  text(name: string): string | null;
  /** A whole number from `lowest` to `highest`. */
  whole(name: string, fallback: number, lowest: number, highest: number): number;
  oneOf<T extends string>(name: string, fallback: T, allowed: readonly T[]): T;
  onOff(name: string, fallback: boolean): boolean;
  /** Parts between commas, blanks around them and empty ones dropped. */
  list(name: string): readonly string[];
  /** An absolute http or https address, without a slash at its end. */
  webUrl(name: string, fallback: string): string;
  /** Notes a mistake the caller found. Never repeat a secret's value in it. */
  refuse(message: string): void;
}

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
      refuse(`${name} is '${given}': set it to an address such as https://pathfinder.example.org.`);
      return fallback;
    },
  };
}
