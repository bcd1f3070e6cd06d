/** Emergency numbers by country. Data only; this is the one place where the country is chosen. */

/** The services to call, as knowledge/dangers.txt names them. */
export const emergencyNumbers = ['emergency', 'suicide', 'poison', 'violence'] as const;
export type EmergencyNumber = (typeof emergencyNumbers)[number];

interface Country {
  /** As written in a sentence; the digits are dialled. */
  readonly numbers: Readonly<Record<EmergencyNumber, string>>;
  /** A page that says nothing about its reader: the target of 'Leave this page'. */
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

/** The country this site serves. */
export const country: Country = countries['United States'];
