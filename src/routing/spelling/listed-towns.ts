/** The listed towns as runs of base forms, read on first use. */

import { beforeTown } from '../knowledge/place-words.ts';
import { townNames, townsNamedLikeThings } from '../knowledge/town-names.ts';
import { type Runs, runsByStart } from '../text/runs.ts';
import { basesOf, wordsOf } from '../text/word.ts';

let runs: Runs | undefined;

export function listedTowns(): Runs {
  if (runs !== undefined) return runs;
  const inTowns = townsNamedLikeThings.flatMap((town) =>
    Array.from(beforeTown, (before) => `${before} ${town}`),
  );
  runs = runsByStart([...townNames, ...inTowns].map((name) => basesOf(wordsOf(name))));
  return runs;
}
