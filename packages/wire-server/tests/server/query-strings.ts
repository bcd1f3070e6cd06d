/** Query strings for property tests, built from valid parts so that many are accepted. */
import fc from 'fast-check';

const MARKS = ['"', '""', '\\', '.', ',', ':', '::', '(', ')', '*', '-', '>'];
const WORDS = ['eq', 'not', 'in', 'is', 'like', 'and', 'or', 'null', 'asc', 'nullsfirst', 'text'];
const ATTACKS = ["'", ';', '--', '/*', '$1', '%00', '%ff', '%', '&', '=', '+', '#', ' ', '\n'];
const PARAMETERS = ['select', 'order', 'and', 'or', 'not.and', 'limit', 'offset'];

/** Any number of parameters; `columns` are names worth trying. */
export function queryStrings(columns: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.constantFrom(...columns, ...MARKS),
    fc.constantFrom(...WORDS, ...PARAMETERS),
    fc.constantFrom(...ATTACKS),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  const sensible = fc
    .tuple(fc.constantFrom('eq.', 'not.like.', 'in.(', 'is.null', ''), text)
    .map((parts) => parts.join(''));
  const key = fc.oneof(fc.constantFrom(...columns, ...PARAMETERS), text);
  return fc
    .array(fc.tuple(key, fc.oneof(text, sensible)), { maxLength: 4 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
}
