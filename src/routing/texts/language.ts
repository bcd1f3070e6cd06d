/** The language of all texts that the product writes, as `lang` and Intl name it (BCP 47). */
export const LANGUAGE = 'en';
