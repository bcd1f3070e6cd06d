/** The language of all texts in the product, as a BCP 47 tag for `lang` and Intl. */
export const LANGUAGE = 'en';
