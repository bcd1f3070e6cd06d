/** Understands a need: its words, its corrections, and the professions it is about. */

import { isWholeTerm } from '../professions/exact-terms.ts';
import { type FoundProfession, findProfessions } from '../professions/find-professions.ts';
import type { ProfessionEntry } from '../professions/profession-table.ts';
import { weighNeed } from '../professions/weigh-need.ts';
import { readRequest, requestOf } from '../request/read-request.ts';
import { surroundingsIn } from '../request/surroundings.ts';
import type { Lexicon } from '../spelling/lexicon.ts';
import { type ReadNeed, readExactly, readNeed } from '../spelling/read-need.ts';
import { muteRuns } from '../text/runs.ts';
import { type Part, type Word, wordsOf } from '../text/word.ts';
import type { DirectoryIndex } from './directory-index.ts';

export interface UnderstoodNeed {
  /** The need that is routed: as typed, or corrected (D3). */
  readonly text: string;
  readonly words: readonly Word[];
  /** The words of the request alone: without conditions, refusals and surroundings. Triggers and roles are compared with them. */
  readonly asked: readonly Word[];
  /** Whether the last word is unknown and so may be the start of a longer one (M3). */
  readonly isUnfinished: boolean;
  readonly correction: Correction | null;
  readonly lead: string | undefined;
  /** Evidence for each profession, by its position in the table. */
  readonly evidence: Float64Array;
  /** Strongest first; empty when the need names no profession we know. */
  readonly professions: readonly FoundProfession[];
  /** Whether the need asks for a trade by name. */
  readonly isNamed: boolean;
  /** Whether several trades have that name: 'lawyer'. */
  readonly isSharedName: boolean;
  /** Whether a request asks for that trade, 'need a plumber', and not just its name: 'plumber'. */
  readonly isRequested: boolean;
  /** Whether all of it is a word of the chapter's own (D2): then it means that trade, whatever else it may mean. */
  readonly isOwnWord: boolean;
  /** What the person asked for must be like, as parts of the text. */
  readonly described: readonly Part[];
  /** The languages that the person asked for must speak. */
  readonly languages: readonly string[];
  /** The trades that are refused, as parts of the text. */
  readonly refused: readonly Part[];
}

export interface Correction {
  readonly typed: string;
  readonly corrected: string;
  /** Each changed word (D3). */
  readonly words: readonly { readonly from: string; readonly to: string }[];
  /** Up to 5 related searches (D4). */
  readonly related: readonly string[];
}

export interface ReadingOptions {
  /** Who is being introduced, for {lead} (C5). */
  readonly lead?: string;
  /** Read exactly what was typed, without correction (D3). */
  readonly exact?: boolean;
}

/**
 * Reads a need: its words, corrected unless `exact`, and the professions it names.
 * @example understandNeed('rofer needed', {}, index).correction?.corrected // 'roofer needed'
 */
export function understandNeed(
  typed: string,
  { lead, exact = false }: ReadingOptions,
  index: DirectoryIndex,
): UnderstoodNeed {
  const trimmed = typed.trim();
  const asTyped = () => understood(readExactly(trimmed, index.lexicon), trimmed, lead, index);
  if (exact) return asTyped();
  const read = readNeed(trimmed, index.lexicon, surroundingsIn(trimmed));
  const corrected = understood(read, trimmed, lead, index);
  if (corrected.correction === null || read.isNameCompleted) return corrected;
  const plain = asTyped();
  return isWorse(corrected, plain) ? plain : corrected;
}

/**
 * If a correction changes the trade, the corrected need must have this many times the evidence of
 * the typed one. Otherwise the typed text is kept: 'Moen faucet' is not about a modem.
 */
const MIN_EVIDENCE_RATIO = 1.5;

/** Whether a correction leads away from the trade that the typed words name by themselves (D1). */
function isWorse(corrected: UnderstoodNeed, typed: UnderstoodNeed): boolean {
  const [before] = typed.professions;
  const [after] = corrected.professions;
  if (before === undefined || after?.entry === before.entry) return false;
  return (after?.evidence ?? 0) < MIN_EVIDENCE_RATIO * before.evidence;
}

function understood(
  read: ReadNeed,
  typed: string,
  lead: string | undefined,
  index: DirectoryIndex,
): UnderstoodNeed {
  const heard = index.isSilent(read.words) ? [] : read.words;
  const { words, asked, named, isFor, isRequested, described, languages, refused } = isWholeTerm(
    heard,
    index.trades.exact,
  )
    ? requestOf(heard)
    : readRequest(muteRuns(heard, index.muted), read.text, surroundingsIn(read.text), index);
  const said = [words, asked].map(index.trades.exact.saidHere).find(({ length }) => length > 0);
  const evidence = weighNeed(index.unknownRoles.muteIn(words), index.trades.evidence);
  for (const { position } of isFor) evidence[position] = 0;
  return {
    text: read.text,
    words,
    asked,
    isUnfinished: words.at(-1) === asked.at(-1) && isUnknown(words.at(-1), index.lexicon),
    correction: correctionOf(typed, read, index),
    lead,
    evidence,
    professions: findProfessions(asked, evidence, index.trades, said ?? named),
    isNamed: (said ?? named) !== null,
    isSharedName: (said ?? named ?? []).length > 1,
    isRequested,
    isOwnWord: said !== undefined,
    described,
    languages,
    refused,
  };
}

function isUnknown(word: Word | undefined, lexicon: Lexicon): boolean {
  return word !== undefined && !lexicon.isKnown(word);
}

function correctionOf(
  typed: string,
  { text, corrections }: ReadNeed,
  { trades }: DirectoryIndex,
): Correction | null {
  if (corrections.length === 0) return null;
  const corrected = corrections.map(({ to }) => {
    const words = wordsOf(to);
    const [found] = findProfessions(words, weighNeed(words, trades.evidence), trades);
    return { word: to, entry: found?.entry };
  });
  return { typed, corrected: text, words: corrections, related: relatedSearches(corrected) };
}

/** Related terms per correction, and related searches in total (D4, K4). */
const MAX_RELATED_PER_CORRECTION = 3;
const MAX_RELATED = 5;

/**
 * Searches offered with a correction (D4).
 * @param corrected each corrected word, with the profession it is about if there is one.
 * @returns the professions and their first keywords, without the corrected words themselves.
 */
export function relatedSearches(
  corrected: readonly { readonly word: string; readonly entry: ProfessionEntry | undefined }[],
): string[] {
  const related = new Set<string>();
  for (const { word, entry } of corrected) {
    if (entry === undefined) continue;
    const keywords = entry.terms.filter(({ kind }) => kind === 'keyword').map(({ text }) => text);
    const terms = [entry.profession.name.toLowerCase(), ...keywords].filter(
      (term) => term !== word,
    );
    for (const term of terms.slice(0, MAX_RELATED_PER_CORRECTION)) related.add(term);
  }
  return [...related].slice(0, MAX_RELATED);
}
