/** A need, read: its words, its corrections, and the professions it is about. */
import type { DirectoryIndex } from './directory-index.ts';
import type { Correction } from './outcome.ts';
import { type FoundProfession, findProfessions } from './professions/find-professions.ts';
import { type ReadNeed, readExactly, readNeed } from './spelling/read-need.ts';
import { relatedSearches } from './spelling/related-searches.ts';
import { muteRuns } from './text/mute-runs.ts';
import { type Word, wordsOf } from './text/word.ts';

export interface Request {
  /** The need that is routed: as typed, or corrected (D3). */
  readonly need: string;
  readonly words: readonly Word[];
  readonly correction: Correction | null;
  readonly lead: string | undefined;
  /** Strongest first; empty when the need names no profession that is known. */
  readonly professions: readonly FoundProfession[];
}

export function readRequest(
  typed: string,
  { lead, exact = false }: { readonly lead?: string; readonly exact?: boolean },
  index: DirectoryIndex,
): Request {
  const need = typed.trim();
  const read = exact ? readExactly(need) : readNeed(need, index.lexicon);
  const words = muteRuns(read.words, index.places);
  return {
    need: read.text,
    words,
    correction: correctionOf(need, read, index),
    lead,
    professions: findProfessions(words, index.evidence, index.naming),
  };
}

function correctionOf(typed: string, read: ReadNeed, index: DirectoryIndex): Correction | null {
  if (read.corrections.length === 0) return null;
  const corrected = read.corrections.map(({ to }) => {
    const [found] = findProfessions(wordsOf(to), index.evidence, index.naming);
    return { word: to, entry: found && index.entries[found.profession] };
  });
  return {
    typed,
    corrected: read.text,
    words: read.corrections,
    related: relatedSearches(corrected),
  };
}
