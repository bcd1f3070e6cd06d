/** A light stemmer: -ing, -ed and irregular forms, so that 'leaking' and 'leaked' meet 'leak'. */
import { irregularForms } from '../knowledge/irregular-forms.ts';

/** Nouns in -ing that mean something other than their verb. */
const OWN_NOUNS = new Set([
  'wedding',
  'siding',
  'bedding',
  'housing',
  'ceiling',
  'awning',
  'evening',
]);

const VOWEL = /[aeiouy]/;
const DOUBLED_CONSONANT = /([bdgmnprt])\1$/;

/** The stem of a singular lower-case word. Idempotent for the words it leaves alone, not in general. */
export function stemOf(base: string): string {
  const regular = irregularForms[base];
  if (regular !== undefined) return stemOf(regular);
  if (OWN_NOUNS.has(base)) return base;
  for (const ending of ['ing', 'ed']) {
    const root = base.slice(0, -ending.length);
    if (base.endsWith(ending) && root.length >= 3 && VOWEL.test(root)) return plainRoot(root);
  }
  return plainRoot(base);
}

/** 'plann' → 'plan', 'wire' → 'wir': what is left must be the same whichever ending was dropped. */
function plainRoot(root: string): string {
  const single = root.replace(DOUBLED_CONSONANT, '$1');
  return single.length > 3 && single.endsWith('e') ? single.slice(0, -1) : single;
}
