/** Words that end the titles of several professions: 'attorney', 'agent', 'contractor'. */
import { isTitle, kindOf, type Terms } from './terms.ts';

export interface SharedTitles {
  has(stem: string): boolean;
}

/** Worked out when first asked. */
export function sharedTitles(terms: Terms): SharedTitles {
  let shared: ReadonlySet<number> | undefined;
  return {
    has: (stem) => {
      shared ??= endingsOfSeveral(terms);
      const number = terms.stems.get(stem);
      return number !== undefined && shared.has(number);
    },
  };
}

function endingsOfSeveral(terms: Terms): Set<number> {
  const first = new Map<number, number>();
  const shared = new Set<number>();
  for (let term = 0; term < terms.count; term++) {
    const end = terms.start[term + 1] as number;
    if (!isTitle(kindOf(terms, term)) || end === terms.start[term]) continue;
    const stem = terms.stem[terms.words[end - 1] as number] as number;
    const profession = terms.profession[term] as number;
    if (first.has(stem) && first.get(stem) !== profession) shared.add(stem);
    else first.set(stem, profession);
  }
  return shared;
}
