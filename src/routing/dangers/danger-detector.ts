/**
 * Hears danger in the words of a need, as they were typed.
 *
 * A sign is heard when its words stand in the text, are part of no harmless phrase ('fire pit'), and nothing
 * says that it is over, planned or played. A text without a sign is heard when all of it sounds like danger.
 * Of several dangers the first of the list is heard: it is ordered by how little time there is.
 */
import type { DangerKind, DangerKnowledge, UrgentKind } from './danger-knowledge.ts';
import type { ReadText } from './find-sign.ts';
import { likelyKind } from './likely-kind.ts';
import { readerInHaste } from './read-in-haste.ts';
import { parsePhrases, parseSigns, type Sign } from './sign.ts';
import { type SignIndex, signIndex } from './sign-index.ts';
import { termTable } from './term-table.ts';
import { toneOf } from './tone.ts';

export interface DangerDetector {
  /** The most pressing danger that a text tells of; null for none. */
  dangerIn(text: string, isKnown: IsKnown): Heard<DangerKind> | null;
  /** What needs a trade quickly and is no danger; null for nothing. */
  urgencyIn(text: string, isKnown: IsKnown): Heard<UrgentKind> | null;
}

/** Whether something is a word: then it is no slip of another one. */
type IsKnown = (word: string) => boolean;

export interface Heard<Kind> {
  readonly kind: Kind;
  /** What it was heard by, as the data writes it; null when it is the tone alone. */
  readonly sign: string | null;
}

/** How a kind of danger is told of: by a sign that is heard in any company, or in no calm one. */
interface Telling {
  readonly kind: number;
  readonly isSure: boolean;
}

/** Log-odds from which a text without any sign is heard, and below which a sign that is not sure is not. */
const ALARMING = 0.4;
const EVERYDAY = -2.5;

/** Reads the signs once, when the detector is made. */
export function dangerDetector({
  kinds,
  urgencies,
  wording,
  tone,
}: DangerKnowledge): DangerDetector {
  const terms = termTable(wording.groups);
  const haste = terms.idOf('<haste>');
  const indexOf = <Tag>(signs: readonly { readonly sign: Sign; readonly tag: Tag }[]) =>
    signIndex(signs, terms, haste);
  const tagged = <Tag>(signs: readonly Sign[], tag: Tag) => signs.map((sign) => ({ sign, tag }));
  const signs = (lines: readonly string[]) => indexOf(tagged(parseSigns(lines, terms), null));
  const phrases = (lines: readonly string[]) => indexOf(tagged(parsePhrases(lines, terms), null));

  const told = kinds.map(({ sure, signs }) => ({
    sure: parseSigns(sure, terms),
    signs: parseSigns(signs, terms),
  }));
  const tellings = indexOf<Telling>(
    told.flatMap(({ sure, signs }, kind) => [
      ...tagged(sure, { kind, isSure: true }),
      ...tagged(signs, { kind, isSure: false }),
    ]),
  );
  const likely = likelyKind(
    told.map(({ sure, signs }) => [...sure, ...signs]),
    terms,
  );
  const notDanger = kinds.map(({ unless }) => signs(unless));
  const urgent = indexOf(
    urgencies.flatMap(({ signs }, kind) => tagged(parseSigns(signs, terms), kind)),
  );
  const notUrgent = urgencies.map(({ unless }) => signs(unless));
  const harmless = phrases(wording.harmless);
  const calm = phrases(wording.calm);
  const pretended = phrases(wording.pretended);
  const pressing = phrases(wording.pressing);
  const alarm = toneOf(tone, terms);
  const read = readerInHaste(terms, wording);

  const isCalm = (text: ReadText) => calm.isIn(text) && !pressing.isIn(text);

  function heardBySign(text: ReadText, telling: ReadText): Heard<DangerKind> | null {
    const found = [...tellings.find(telling)];
    if (found.length === 0) return null;
    const isQuiet = isCalm(text) || alarm(text) < EVERYDAY;
    const heard = found.filter(
      ({ tag: { kind, isSure } }) => (isSure || !isQuiet) && !notDanger[kind]?.isIn(text),
    );
    return mostPressing(heard, kinds, ({ kind }) => kind);
  }

  function heardByTone(text: ReadText, telling: ReadText): Heard<DangerKind> | null {
    if (alarm(telling) < ALARMING || isCalm(text)) return null;
    const kind = kinds[likely(telling) ?? kinds.length - 1];
    return kind === undefined ? null : { kind, sign: null };
  }

  return {
    dangerIn(typed, isKnown) {
      const text = read(typed, isKnown);
      const telling = withoutHarmless(text, harmless);
      const heard = heardBySign(text, telling) ?? heardByTone(text, telling);
      return heard === null || pretended.isIn(telling) ? null : heard;
    },
    urgencyIn(typed, isKnown) {
      const text = read(typed, isKnown);
      const heard = [...urgent.find(text)].filter(({ tag }) => !notUrgent[tag]?.isIn(text));
      return heard.length === 0 || isCalm(text) || pretended.isIn(text)
        ? null
        : mostPressing(heard, urgencies, (kind) => kind);
    },
  };
}

function withoutHarmless(text: ReadText, harmless: SignIndex<null>): ReadText {
  const positions = new Set<number>();
  for (const phrase of harmless.find(text)) for (const at of phrase.positions) positions.add(at);
  return positions.size === 0 ? text : text.map((word, i) => (positions.has(i) ? [] : word));
}

function mostPressing<Tag, Kind>(
  heard: readonly { readonly tag: Tag; readonly sign: { readonly text: string } }[],
  kinds: readonly Kind[],
  positionOf: (tag: Tag) => number,
): Heard<Kind> | null {
  let first: Heard<Kind> | null = null;
  let least = kinds.length;
  for (const { tag, sign } of heard) {
    const position = positionOf(tag);
    const kind = kinds[position];
    if (position >= least || kind === undefined) continue;
    least = position;
    first = { kind, sign: sign.text };
  }
  return first;
}
