/**
 * Hears danger in the words of a need, as they were typed.
 *
 * A sign is heard when its words stand in the text, are part of no harmless phrase ('fire pit'), and nothing
 * says that it is over, planned or played. A text without a sign is heard when all of it sounds like danger; one that
 * certainly does is heard whatever else it says.
 * Of several dangers the first of the list is heard: it is ordered by how little time there is.
 */
import { ownValue } from '../own-value.ts';
import type { DangerKind, DangerKnowledge, SignOfKind, UrgentKind } from './danger-knowledge.ts';
import { PAUSE, type ReadText, signReader } from './find-sign.ts';
import { likelyKind } from './likely-kind.ts';
import { readerInHaste } from './read-in-haste.ts';
import { SIDE_BY_SIDE } from './sign.ts';
import { termsOf } from './term.ts';
import { toneOf } from './tone.ts';

/**
 * What a text tells of. `isKnown` says whether something is a word: then it is no slip of another one.
 */
export type DangerDetector = (text: string, isKnown: (word: string) => boolean) => Heard;

export interface Heard {
  /** The most pressing danger; null for none. */
  readonly danger: DangerKind | null;
  /** Where there is no danger, what needs a trade quickly; null for nothing. */
  readonly urgency: UrgentKind | null;
  /** What it was heard by, as the data writes it; null when it is the tone alone, or nothing. */
  readonly sign: string | null;
}

/**
 * Log-odds: below the first, a sign that is not sure is not believed; from the second on a text is heard without any
 * sign; from the third on no calm wording around it ('class', 'who sells') calls it off.
 */
const EVERYDAY = -2;
const ALARMING = -0.3;
const CERTAIN = 1;

const NOTHING: Heard = { danger: null, urgency: null, sign: null };

/** Costs little to make: a sign is read when its rarest word is met. */
export function dangerDetector(knowledge: DangerKnowledge): DangerDetector {
  const { kinds, urgencies, wording, tone, signs, signsByKey } = knowledge;
  const terms = termsOf(wording.groups);
  const signAs = signReader(terms);
  const phraseAs = signReader(terms, SIDE_BY_SIDE);
  const read = readerInHaste(terms, wording, signs);
  const holds = (text: ReadText, phrases: readonly string[]) =>
    phrases.some((phrase) => phraseAs(phrase)(text) !== null);
  const isCalledOff = (text: ReadText, unless: readonly string[] = []) =>
    unless.some((sign) => signAs(sign)(text) !== null);

  /** The signs that may stand in a text: those of which the rarest word does. */
  function candidates(text: ReadText): SignOfKind[] {
    const positions = new Set<number>();
    for (const { keys, groups } of text) {
      for (const key of [...keys, ...Array.from(groups, (name) => `<${name}>`)]) {
        for (const position of ownValue(signsByKey, key) ?? []) positions.add(position);
      }
    }
    return [...positions].sort((a, b) => a - b).map((position) => signs[position] as SignOfKind);
  }

  function withoutHarmless(text: ReadText): ReadText {
    const harmless = new Set(wording.harmless.flatMap((phrase) => phraseAs(phrase)(text) ?? []));
    return text.map((word, i) => (harmless.has(i) ? PAUSE : word));
  }

  return (typed, isKnown) => {
    const text = read(typed, isKnown);
    const possible = candidates(text).filter(({ sign }) => signAs(sign)(text) !== null);
    const sounds = toneOf(tone, text);
    if (possible.length === 0 && sounds < ALARMING) return NOTHING;

    const telling = withoutHarmless(text);
    const tells = toneOf(tone, telling);
    const isAlarming = sounds >= CERTAIN && tells >= CERTAIN;
    if (holds(telling, wording.pretended) && !isAlarming) return NOTHING;
    const told = possible.filter(({ sign }) => signAs(sign)(telling) !== null);
    const isCalm = !isAlarming && holds(text, wording.calm) && !holds(text, wording.pressing);

    // The signs stand in the order of their kinds, so that the first is the most pressing.
    const danger = told.find(
      ({ kind, strength }) =>
        strength !== 'urgent' &&
        (strength === 'sure' || (!isCalm && sounds >= EVERYDAY)) &&
        !isCalledOff(text, kinds[kind]?.unless),
    );
    if (danger !== undefined) {
      return { ...NOTHING, danger: kinds[danger.kind] ?? null, sign: danger.sign };
    }
    if (isCalm) return NOTHING;

    const urgent = told.find(
      ({ kind, strength }) => strength === 'urgent' && !isCalledOff(text, urgencies[kind]?.unless),
    );
    if (isAlarming || (tells >= ALARMING && urgent === undefined)) {
      const kind = likelyKind(tone, telling) ?? kinds.length - 1;
      return { ...NOTHING, danger: kinds[kind] ?? null };
    }
    if (urgent === undefined) return NOTHING;
    return { ...NOTHING, urgency: urgencies[urgent.kind] ?? null, sign: urgent.sign };
  };
}
