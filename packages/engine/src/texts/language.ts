/** The language of all texts in the product, and its numbers and plural forms. */

/** The language of all texts in the product, as a BCP 47 tag for `lang` and Intl. */
export const LANGUAGE = 'en';

// Numbers and plural forms in the language of the texts.

/** The wordings of one text by plural category. English has two; other languages have up to six. */
type PluralForms<Text> = Partial<Record<Intl.LDMLPluralRule, Text>> & { readonly other: Text };

/**
 * The wording that fits a count.
 * @param forms gets the count as it is written.
 * @example plural(2, (n) => ({ one: `${n} step`, other: `${n} steps` })) // '2 steps'
 */
export function plural<Text>(count: number, forms: (n: string) => PluralForms<Text>): Text {
  const wordings = forms(count.toLocaleString(LANGUAGE, { useGrouping: false }));
  return wordings[new Intl.PluralRules(LANGUAGE).select(count)] ?? wordings.other;
}

/** '95%', rounded. @param share 0 to 1. */
export function percent(share: number): string {
  return (Math.round(share * 100) / 100).toLocaleString(LANGUAGE, { style: 'percent' });
}
