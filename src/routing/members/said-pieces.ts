/** The words of a need, read as pieces of names: as typed, written as one or as two, or with one slip. */
import { companyForms } from '../knowledge/around-names.ts';
import type { BasesBySpelling } from '../spelling/directory-names.ts';
import type { Lexicon } from '../spelling/lexicon.ts';
import type { Word } from '../text/word.ts';

export interface SaidPiece {
  /** The base form of the piece of a name. */
  readonly base: string;
  /** Places of the words of the need that say it: one, or two neighbours. */
  readonly places: readonly number[];
  /** False for a slip of it. */
  readonly isExact: boolean;
}

/** What may stand beside the pieces of a name that is written as one: 'petalandfern', 'pixelorchardllc'. */
const JOINING: ReadonlySet<string> = new Set(['and', ...companyForms]);
const SHORTEST_JOINING = 2;

/** Letters of a piece that is found inside a longer word: shorter ones are found in anything. */
const SHORTEST_INNER = 3;

/** Letters of such a word at most: every place to cut it costs time. */
const LONGEST_JOINED = 40;

/** @param spelling what tells slips from other words; null to read exactly what was typed. */
export function saidPieces(
  words: readonly Word[],
  known: BasesBySpelling,
  spelling: Pick<Lexicon, 'isKnown' | 'namesNear'> | null,
): SaidPiece[] {
  return words.flatMap((word, at) => {
    const said: SaidPiece[] = [];
    const next = words[at + 1];
    const together = next === undefined ? undefined : known.get(lettersOf(word) + next.base);
    if (together !== undefined) said.push({ base: together, places: [at, at + 1], isExact: true });
    const own = known.get(word.base);
    if (own !== undefined) return [...said, { base: own, places: [at], isExact: true }];
    if (spelling === null || !word.telling) return said;
    const inner = spelling.isKnown(word) ? [] : innerPieces(lettersOf(word), known);
    const near = spelling.namesNear(word);
    return [
      ...said,
      ...inner.map((base) => ({ base, places: [at], isExact: true })),
      ...near.map((base) => ({ base, places: [at], isExact: false })),
    ];
  });
}

/** The pieces that were written as one word, in order: 'pixelorchard'. Empty when it is not made of pieces. */
function innerPieces(letters: string, known: BasesBySpelling): readonly string[] {
  if (letters.length > LONGEST_JOINED) return [];
  return wholePieces(letters, known) ?? piecesAround(letters, known) ?? [];
}

function wholePieces(letters: string, known: BasesBySpelling): readonly string[] | null {
  const from: (readonly string[] | null)[] = [];
  from[letters.length] = [];
  for (let start = letters.length - SHORTEST_JOINING; start >= 0; start--) {
    for (let end = letters.length; end >= start + SHORTEST_JOINING; end--) {
      const rest = from[end] ?? null;
      if (rest === null) continue;
      const part = letters.slice(start, end);
      const base = part.length < SHORTEST_INNER ? undefined : known.get(part);
      if (base === undefined && !JOINING.has(part)) continue;
      from[start] = base === undefined ? rest : [base, ...rest];
      break;
    }
  }
  return from[0] ?? null;
}

/** Two pieces with a letter between them, where the space bar was missed: 'garrettbholloway'. */
function piecesAround(letters: string, known: BasesBySpelling): readonly string[] | null {
  for (let at = SHORTEST_INNER; at < letters.length - SHORTEST_INNER; at++) {
    const first = known.get(letters.slice(0, at));
    const second = known.get(letters.slice(at + 1));
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return null;
}

function lettersOf({ typed }: Word): string {
  return typed.toLowerCase();
}
