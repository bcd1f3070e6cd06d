/** Several judges that work as one: each judges its share of the expectations, in a thread of its own. */
import type { Expectation } from 'domain/expectation.ts';
import { inOrder } from '../src/workbench/expectations/answer-changes.ts';
import type { Judge } from './judge.ts';
import type { Asked, Judged, Kind } from './judge-messages.ts';

/**
 * One judge made of several.
 * @param judges at least one. They are asked together, and it fails when one of them does.
 */
export function poolOf(judges: readonly Judge[]): Judge {
  let shared: readonly Expectation[] = [];
  let shares: readonly (readonly Expectation[])[] = judges.map(() => []);

  /** The same lists for the same expectations: a judge is only sent a list that is new. */
  function sharesOf(expectations: readonly Expectation[]): typeof shares {
    if (expectations !== shared) {
      const share = Math.ceil(expectations.length / judges.length);
      shared = expectations;
      shares = judges.map((_, at) => expectations.slice(at * share, (at + 1) * share));
    }
    return shares;
  }

  return {
    async ask<K extends Kind>(
      kind: K,
      judged: Judged,
      asks: Asked[K]['asks'],
      signal: AbortSignal,
    ): Promise<Asked[K]['answer']> {
      const answers = await Promise.all(
        sharesOf(judged.expectations).map((expectations, at) =>
          (judges[at] as Judge).ask(kind, { ...judged, expectations }, asks, signal),
        ),
      );
      return merged(kind, answers);
    },
  };
}

/** The answers in the order of the shares. The casts are safe: the kind determines the type of the answers. */
function merged<K extends Kind>(
  kind: K,
  answers: readonly Asked[K]['answer'][],
): Asked[K]['answer'] {
  if (kind === 'verdicts') return answers.flat() as Asked[K]['answer'];
  return inOrder((answers as readonly Asked['effect']['answer'][]).flat()) as Asked[K]['answer'];
}
