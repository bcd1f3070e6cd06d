/** "Did you mean 'Landscaper'?": the name that somebody nearly wrote. Pure. */
import { similarity } from '../../src/routing/text/edit-distance.ts';

/** From 0 to 1: two names less alike than this were not meant for each other. */
const LEAST_SIMILARITY = 0.6;

/** A sentence with a space before it; empty when no name is near. */
export function didYouMean(written: string, names: Iterable<string>): string {
  const [nearest] = Array.from(names, (name) => ({
    name,
    alike: similarity(written.toLowerCase(), name.toLowerCase()),
  }))
    .filter(({ alike }) => alike >= LEAST_SIMILARITY)
    .sort((a, b) => b.alike - a.alike);
  return nearest === undefined ? '' : ` Did you mean '${nearest.name}'?`;
}
