/**
 * Assigns people to the steps of a chain so that as many steps as possible have a person of their
 * own (C4).
 */

/**
 * A maximum matching of steps and candidates. Among all of those, the first step gets the best
 * candidate it can, then the second, and so on. A step stays empty only when earlier steps took all
 * its candidates.
 *
 * @param candidates for each step, best first; each candidate at most once per step.
 * @returns the candidate for each step, no candidate twice; null for an empty step.
 * @example matchSteps([['Ann', 'Bo'], ['Ann']]) // ['Bo', 'Ann']
 */
export function matchSteps<Candidate>(
  candidates: readonly (readonly Candidate[])[],
): (Candidate | null)[] {
  // With n steps, a step needs n candidates at most: the others can take all but one of them.
  const steps = candidates.map((possible) => possible.slice(0, candidates.length));
  const taken = new Set<Candidate>();
  let open = matchingSize(steps, taken);
  return steps.map((possible, step) => {
    const later = steps.slice(step + 1);
    for (const candidate of possible) {
      if (taken.has(candidate)) continue;
      taken.add(candidate);
      if (matchingSize(later, taken) === open - 1) {
        open -= 1;
        return candidate;
      }
      taken.delete(candidate);
    }
    return null;
  });
}

/** How many steps can have a candidate of their own who is not taken (Kuhn's algorithm). */
function matchingSize<Candidate>(
  steps: readonly (readonly Candidate[])[],
  taken: ReadonlySet<Candidate>,
): number {
  const stepOf = new Map<Candidate, number>();

  /** Places a step, moving steps that were placed earlier if that makes room. */
  function place(step: number, tried: Set<Candidate>): boolean {
    for (const candidate of steps[step] ?? []) {
      if (taken.has(candidate) || tried.has(candidate)) continue;
      tried.add(candidate);
      const holder = stepOf.get(candidate);
      if (holder === undefined || place(holder, tried)) {
        stepOf.set(candidate, step);
        return true;
      }
    }
    return false;
  }

  return steps.filter((_, step) => place(step, new Set())).length;
}
