/**
 * Hears danger in the words of a need, as they were typed.
 *
 * A sign is heard when its words stand in the text, are part of no harmless phrase ('fire pit'), and nothing
 * says that it is over, planned or played. Of several dangers the first of the list is heard: it is ordered
 * by how little time there is.
 */
import type { DangerKind, DangerKnowledge, UrgentKind } from './danger-knowledge.ts';
import type { ReadText } from './find-sign.ts';
import { readerInHaste } from './read-in-haste.ts';
import { parsePhrases, parseSigns } from './sign.ts';
import { type SignIndex, signIndex } from './sign-index.ts';
import { termTable } from './term-table.ts';

export interface DangerDetector {
  /** The most pressing danger that a text tells of, and the sign it was heard by; null for none. */
  dangerIn(text: string, isKnown: IsKnown): Heard<DangerKind> | null;
  /** What needs a trade quickly and is no danger; null for nothing. */
  urgencyIn(text: string, isKnown: IsKnown): Heard<UrgentKind> | null;
}

/** Whether something is a word: then it is no slip of another one. */
type IsKnown = (word: string) => boolean;

export interface Heard<Kind> {
  readonly kind: Kind;
  /** As the data writes it. */
  readonly sign: string;
}

/** How a kind of danger is told of: by a sign that is heard in any company, or in no calm one. */
interface Telling {
  readonly kind: number;
  readonly isSure: boolean;
}

/**
 * Parses the signs, in about a millisecond.
 */
export function dangerDetector({ kinds, urgencies, wording }: DangerKnowledge): DangerDetector {
  const terms = termTable(wording.groups);
  const haste = terms.idOf('<haste>');
  const index = <Tag>(lists: readonly { readonly lines: readonly string[]; readonly tag: Tag }[]) =>
    signIndex(
      lists.flatMap(({ lines, tag }) => parseSigns(lines, terms).map((sign) => ({ sign, tag }))),
      terms,
      haste,
    );
  const list = (lines: readonly string[]) => index([{ lines, tag: null }]);
  const phrases = (lines: readonly string[]) =>
    signIndex(
      parsePhrases(lines, terms).map((sign) => ({ sign, tag: null })),
      terms,
      haste,
    );

  const tellings = index<Telling>(
    kinds.flatMap(({ sure, signs }, kind) => [
      { lines: sure, tag: { kind, isSure: true } },
      { lines: signs, tag: { kind, isSure: false } },
    ]),
  );
  const notDanger = kinds.map(({ unless }) => list(unless));
  const urgent = index(urgencies.map(({ signs }, kind) => ({ lines: signs, tag: kind })));
  const notUrgent = urgencies.map(({ unless }) => list(unless));
  const harmless = phrases(wording.harmless);
  const calm = phrases(wording.calm);
  const pretended = phrases(wording.pretended);
  const pressing = phrases(wording.pressing);
  const read = readerInHaste(terms, wording.slips);

  const isCalm = (text: ReadText) => calm.isIn(text) && !pressing.isIn(text);

  /** What an index finds in a text without its harmless phrases, unless all of it is pretended. */
  function found<Tag>(index: SignIndex<Tag>, text: ReadText) {
    if (!index.isIn(text)) return [];
    const telling = withoutHarmless(text, harmless);
    return pretended.isIn(telling) ? [] : [...index.find(telling)];
  }

  return {
    dangerIn(typed, isKnown) {
      const text = read(typed, isKnown);
      const told = found(tellings, text);
      if (told.length === 0) return null;
      const calmly = isCalm(text);
      const heard = told.filter(
        ({ tag: { kind, isSure } }) => (isSure || !calmly) && !notDanger[kind]?.isIn(text),
      );
      return mostPressing(heard, kinds, ({ kind }) => kind);
    },
    urgencyIn(typed, isKnown) {
      const text = read(typed, isKnown);
      const told = found(urgent, text);
      if (told.length === 0 || isCalm(text)) return null;
      const heard = told.filter(({ tag }) => !notUrgent[tag]?.isIn(text));
      return mostPressing(heard, urgencies, (kind) => kind);
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
