/** What is ignored once the chapter's own professions are deleted, for the panel's question (P7, K5). Pure. */
import type { LostReferences } from 'engine/admin';
import type { Losses } from '../records/delete-question.tsx';

export function referenceLosses({ words, boosts, covered }: LostReferences): Losses {
  return {
    sentences: [
      ...words.map(({ say, mean }) => `The word '${say}' means ${mean}.`),
      ...boosts.map(({ category, member }) => `${member} is boosted as ${category}.`),
      ...covered.map(({ category, by }) => `${by} stands in for ${category.name}.`),
    ],
    effect: 'This will be ignored until you change it.',
  };
}
