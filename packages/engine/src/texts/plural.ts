/** Numbers and plural forms in the language of the texts. */
import { LANGUAGE } from './language.ts';

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
