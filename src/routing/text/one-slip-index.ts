/** Finds, among many words, those one slip away: a letter more, less or another, or two neighbours swapped (D1). */
import { append } from '../multimap.ts';
import { editDistance } from './edit-distance.ts';

export interface OneSlipIndex {
  /** The words one slip from `word`, in the order they were given; never the word itself. */
  near(word: string): string[];
}

/** Longer words are not indexed: their forms would take room, and are hardly ever typed. */
const LONGEST = 24;

/** Two words that are one slip apart share a form: the word itself, or the word without one letter. */
export function oneSlipIndex(words: Iterable<string>): OneSlipIndex {
  const byForm = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.length > LONGEST) continue;
    for (const form of formsOf(word)) append(byForm, form, word);
  }
  return {
    near: (word) => {
      if (word.length > LONGEST + 1) return [];
      const candidates = new Set(
        Array.from(formsOf(word)).flatMap((form) => byForm.get(form) ?? []),
      );
      return [...candidates].filter((candidate) => editDistance(word, candidate, 1) === 1);
    },
  };
}

function formsOf(word: string): Set<string> {
  const forms = new Set([word]);
  for (let i = 0; i < word.length; i++) forms.add(word.slice(0, i) + word.slice(i + 1));
  return forms;
}
