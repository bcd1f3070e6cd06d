/** The name of a person or a company as the pieces it is called by. */
import { companyForms, honorifics, nameSuffixes } from '../knowledge/around-names.ts';
import { type Word, wordOf, wordsOf } from '../text/word.ts';

export interface NamePiece {
  /** The piece in one word, then the parts it is hyphenated from: 'MeiLing', 'Mei', 'Ling'. */
  readonly forms: readonly Word[];
}

export interface NameReader {
  /** 'Dr. Mei-Ling Q. Tran, CPA' is Mei-Ling and Tran. */
  person(name: string): readonly NamePiece[];
  /** 'The Stallings & Oak Builders LLC' is Stallings, Oak and Builders. */
  company(name: string): readonly NamePiece[];
}

const BETWEEN_PIECES = /[\s,;()"“”&+/|]+/;
const JOINING: ReadonlySet<string> = new Set(['and', 'the']);

/** Reads each part between spaces once: in a large directory many people share a first name. */
export function nameReader(): NameReader {
  const known = new Map<string, readonly NamePiece[]>();
  const knownOfPeople = new Map<string, readonly NamePiece[]>();
  const partPieces = (part: string) => {
    const pieces = known.get(part) ?? part.split(BETWEEN_PIECES).flatMap(pieceOf);
    known.set(part, pieces);
    return pieces;
  };
  const callingAPerson = (part: string) => {
    const pieces = knownOfPeople.get(part) ?? partPieces(part).filter(callsAPerson);
    knownOfPeople.set(part, pieces);
    return pieces;
  };
  return {
    person: (name) => {
      const pieces = piecesBy(callingAPerson, name);
      return pieces.length > 0 ? pieces : piecesBy(partPieces, name);
    },
    company: (name) => {
      const pieces = piecesBy(partPieces, name);
      const last = pieces.findLastIndex((piece) => !companyForms.has(baseOf(piece)));
      const calling = pieces.slice(0, last + 1).filter((piece) => !JOINING.has(baseOf(piece)));
      return calling.length > 0 ? calling : pieces;
    },
  };
}

/** A loop, since every name of the directory comes by here. */
function piecesBy(read: (part: string) => readonly NamePiece[], name: string): NamePiece[] {
  const pieces: NamePiece[] = [];
  for (const part of name.split(' ')) for (const piece of read(part)) pieces.push(piece);
  return pieces;
}

function pieceOf(written: string): NamePiece | [] {
  const words = wordsOf(written);
  if (words.length < 2) return words.length === 0 ? [] : { forms: words };
  return { forms: [wordOf(words.map(({ typed }) => typed).join('')), ...words] };
}

/** Initials, titles and degrees do not. */
function callsAPerson(piece: NamePiece): boolean {
  const base = baseOf(piece);
  return base.length > 1 && !honorifics.has(base) && !nameSuffixes.has(base);
}

function baseOf({ forms }: NamePiece): string {
  return forms[0]?.base ?? '';
}
