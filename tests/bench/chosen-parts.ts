/** The parts of a run that `-- --only <name>` chooses. */

/** All of `parts` where `only` is undefined. Says so, and fails the process, where there is no such part. */
export function chosenParts<T>(
  parts: Readonly<Record<string, T>>,
  only: string | undefined,
): [name: string, part: T][] {
  const chosen = Object.entries(parts).filter(([name]) => only === undefined || only === name);
  if (chosen.length === 0) {
    console.error(`There is no part '${only}': choose one of ${Object.keys(parts).join(', ')}.`);
    process.exitCode = 1;
  }
  return chosen;
}
