/** The languages that a need may ask for and a member may speak, and the words around them. Data only. */

/** Each with its other names, in English and in the language itself. */
export const languages: readonly (readonly [name: string, ...others: string[]])[] = `
  Albanian/shqip, American Sign Language/sign language/asl, Amharic, Arabic, Armenian, Bengali/bangla,
  Bulgarian, Burmese, Cantonese, Chinese, Croatian, Czech, Danish, Dutch, Farsi/persian, Finnish,
  French/francais, German/deutsch, Greek, Gujarati, Haitian Creole/creole, Hebrew, Hindi, Hmong,
  Hungarian/magyar, Igbo, Indonesian, Italian/italiano, Japanese, Kannada, Khmer/cambodian, Korean,
  Lao/laotian, Lithuanian, Malayalam, Mandarin, Marathi, Nepali, Norwegian, Polish/polski,
  Portuguese/portugues/brazilian portuguese, Punjabi, Romanian, Russian, Serbian, Slovak, Somali,
  Spanish/espanol/castellano, Swahili, Swedish, Tagalog/filipino, Tamil, Telugu, Thai, Turkish, Ukrainian,
  Urdu, Vietnamese, Yoruba`
  .trim()
  .split(/,\s+/)
  .map((names) => names.split('/') as [string, ...string[]]);

/** Who speaks the first also speaks the second. */
export const kindsOfLanguage: Readonly<Record<string, string>> = {
  Cantonese: 'Chinese',
  Mandarin: 'Chinese',
};

/** The words of their names, and Spanish forms of 'speak', in lower case: never a slip of another word. */
export const languageWords: ReadonlySet<string> = new Set(
  `${languages.flat().join(' ')} habla hable hablan hablen hablar`.toLowerCase().split(' '),
);

/** The language of this product, which nobody needs to ask for. */
export const OWN_LANGUAGE = 'English';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Base forms right before a language that somebody speaks: 'speaks Spanish', 'que hable español'. */
export const beforeLanguage = listed(
  'speak speaking spoken fluent bilingual habla hable hablan hablen hablar',
);
/** The same before a sign language alone: 'knows ASL', but not 'know French bakeries'. */
export const beforeSigns = listed('know use');
export const SIGNS = 'American Sign Language';
/** Between such a word and the language: 'fluent in Spanish', 'speaks some Spanish'. */
export const betweenSpeakAndLanguage = listed(
  'in fluent good some any a little both either and only',
);
/** Some words before 'in' and a language: 'talk to my mother in Spanish'. */
export const beforeInLanguage = listed('speak speaking talk talking communicate explain');
/** Right after a language that somebody speaks: 'Spanish speaking'. */
export const afterLanguage = listed('speaking speaker fluent bilingual');
/** Between two languages: 'Spanish or Portuguese speaking'. */
export const betweenLanguages = listed('and or y o plus');
