/** How a word sounds, roughly, so that a spelling by ear meets the right one: 'fotografer', 'photographer'. */

/**
 * Spellings and the sound they are read as, the first that fits being taken; '_' stands for either end
 * of a word. 'S' is the sound of 'sh', and every vowel sounds alike: vowels are what the ear gets wrong.
 */
const SOUNDS =
  '_kn:n _gn:n _wr:r _ps:s _pn:n mb_:m ce_:s dge_:j ge_:j e_: gh: ph:f wh:w rh:r tch:k dge:j sch:sk ssio:Sa ssu:Sa tshu:Sa tio:Sa sio:Sa ' +
  'cia:Sa tia:Sa shu:Sa sh:S ch:k ck:k ce:sa ci:sa cy:sa rtga:rja gui:ga gue:ga ge:ja gi:ja gy:ja qu:ka c:k q:k x:ks z:s';

const soundOfSpelling = new Map(
  SOUNDS.split(' ').map((rule) => rule.split(':') as [string, string]),
);
const SPELLING = new RegExp([...soundOfSpelling.keys()].join('|'), 'g');

const VOWELS = /([aeiouy]|w(?![aeiou]))+/g;
const REPEATED = /(.)\1+/g;
const ENDS = /_/g;

/** @param word lower-case letters. @returns its sound; words that sound alike have equal ones. */
export function soundOf(word: string): string {
  return `_${word}_`
    .replace(SPELLING, (spelling) => soundOfSpelling.get(spelling) ?? spelling)
    .replace(VOWELS, 'a')
    .replace(REPEATED, '$1')
    .replace(ENDS, '');
}
