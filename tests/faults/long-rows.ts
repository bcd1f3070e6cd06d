/** Rows whose texts are as long as they may be. */

/** What a text must begin with to be stored in its column. */
const BEGINNINGS: Readonly<Record<string, string>> = { picture: 'https://example.com/' };

/** @param fields of members or chains. @param n makes the row different from others. */
export function longRow(
  fields: readonly { readonly name: string; readonly maxLength?: number }[],
  n: number,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, maxLength }) =>
      maxLength === undefined ? [] : [[name, textOf(maxLength, BEGINNINGS[name] ?? `${n} `)]],
    ),
  );
}

function textOf(length: number, beginning: string): string {
  return `${beginning}${'ab'.repeat(length / 2)}`.slice(0, length);
}
