/** Whom to call in an emergency, by country. Data only; the country is chosen here and nowhere else. */

/** Who answers a call for help; knowledge/dangers.txt names them so. */
export const emergencyNumbers = ['emergency', 'suicide', 'poison', 'violence'] as const;
export type EmergencyNumber = (typeof emergencyNumbers)[number];

export interface NumberToCall {
  /** As it is written in a sentence; its digits are dialled. */
  readonly number: string;
  /** What the button says. */
  readonly label: string;
}

interface Country {
  readonly numbers: Readonly<Record<EmergencyNumber, NumberToCall>>;
  /** A page that tells nothing about its reader: where 'Leave this page' leads. */
  readonly neutralPage: string;
}

const countries = {
  'United States': {
    numbers: {
      emergency: { number: '911', label: 'Call 911' },
      suicide: { number: '988', label: 'Call 988' },
      poison: { number: '1-800-222-1222', label: 'Call 1-800-222-1222' },
      violence: { number: '1-800-799-7233', label: 'Call 1-800-799-7233' },
    },
    neutralPage: 'https://www.weather.gov/',
  },
} as const satisfies Record<string, Country>;

/** The country this site is for. */
export const country: Country = countries['United States'];
