/** How many text messages (SMS) a text takes, by GSM 03.38, as a phone network carries and bills them. */

/** Characters that take one 7-bit unit. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';

/** Characters that take two 7-bit units: an escape and the character. */
const EXTENDED = '\f^{}\\[~]|€';

const UNITS = new Map([
  ...Array.from(BASIC, (character) => [character, 1] as const),
  ...Array.from(EXTENDED, (character) => [character, 2] as const),
]);

/** Units that fit a single message, and each part of a longer one, which needs room for its number. */
interface Limits {
  readonly alone: number;
  readonly part: number;
}

/** In 7-bit units. */
const GSM_7: Limits = { alone: 160, part: 153 };

/** In 16-bit units, which the whole text uses if any character is not in the 7-bit alphabet. */
const UCS_2: Limits = { alone: 70, part: 67 };

interface MessageLength {
  /** The length of the text in 7-bit units, or in 16-bit units if a character needs them. */
  readonly units: number;
  /** The units that fit one message. */
  readonly unitsOfOne: number;
  /** Messages that the text takes; 0 for an empty text. */
  readonly messages: number;
}

/** @example messageLength('Hi') // { units: 2, unitsOfOne: 160, messages: 1 } */
export function messageLength(text: string): MessageLength {
  const characters = [...text];
  const in7Bits = characters.map((character) => UNITS.get(character));
  const isGsm7 = !in7Bits.includes(undefined);
  const sizes = isGsm7 ? (in7Bits as number[]) : characters.map(({ length }) => length);
  const { alone, part } = isGsm7 ? GSM_7 : UCS_2;
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const messages = units <= alone ? Math.ceil(units / alone) : partsOf(sizes, part);
  return { units, unitsOfOne: alone, messages };
}

/** No character is divided between two parts. */
function partsOf(sizes: readonly number[], limit: number): number {
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > limit) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return parts;
}

/** Characters that word processors insert, and their replacements in the 7-bit alphabet. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚′`´]/g, "'"],
  [/[“”„″«»]/g, '"'],
  [/[‐-―−]/g, '-'],
  [/…/g, '...'],
  [/\s+/g, ' '],
];

/** The text on one line, with typographic characters replaced so that the message stays in the 7-bit alphabet. */
export function plainForMessage(text: string): string {
  return PLAIN.reduce((plain, [sign, instead]) => plain.replace(sign, instead), text).trim();
}
