/** Rows whose texts are as long as they may be. */

/** @param fields of members or chains. @param n makes the row different from others. */
export function longRow(
  fields: readonly { readonly name: string; readonly maxLength?: number }[],
  n: number,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, maxLength }) =>
      maxLength === undefined
        ? []
        : [[name, `${n} ${'ab'.repeat(maxLength / 2)}`.slice(0, maxLength)]],
    ),
  );
}
