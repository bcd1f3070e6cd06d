/** Whom to call in an emergency, by country. Data only; the country is chosen here and nowhere else. */

/** Who answers a call for help; knowledge/dangers.txt names them so. */
export const emergencyNumbers = ['emergency', 'suicide', 'poison', 'violence'] as const;
export type EmergencyNumber = (typeof emergencyNumbers)[number];

interface Country {
  /** As they are written in a sentence; their digits are dialled. */
  readonly numbers: Readonly<Record<EmergencyNumber, string>>;
  /** A page that tells nothing about its reader: where 'Leave this page' leads. */
  readonly neutralPage: string;
}

const countries = {
  'United States': {
    numbers: {
      emergency: '911',
      suicide: '988',
      poison: '1-800-222-1222',
      violence: '1-800-799-7233',
    },
    neutralPage: 'https://www.weather.gov/',
  },
} as const satisfies Record<string, Country>;

/** The country this site is for. */
export const country: Country = countries['United States'];
