/** The parts of a run selected by `-- --only <name>`. */

/**
 * All of `parts` if `only` is undefined. If there is no such part, prints an error and sets the exit code.
 */
export function chosenParts<T>(
  parts: Readonly<Record<string, T>>,
  only: string | undefined,
): [name: string, part: T][] {
  const chosen = Object.entries(parts).filter(([name]) => only === undefined || only === name);
  if (chosen.length === 0) {
    console.error(`Unknown part '${only}': choose one of ${Object.keys(parts).join(', ')}.`);
    process.exitCode = 1;
  }
  return chosen;
}
