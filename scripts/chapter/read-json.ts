/** A file's text as a tree that knows where everything stands, and where it is no JSON. Pure. */
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Problem, problemAt } from './problem.ts';

export interface ReadJson {
  /** Missing when the file is no JSON: what else is wrong with it could not be told rightly. */
  readonly root: Node | undefined;
  readonly problems: readonly Problem[];
}

export function readJson(text: string): ReadJson {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [first] = errors;
  // What follows the first mistake is often read wrongly because of it.
  if (first !== undefined) return { root: undefined, problems: [mistake(first, text)] };
  if (root === undefined) return { root, problems: [{ offset: 0, path: [], reason: EMPTY }] };
  return { root, problems: repeatedNames(root) };
}

const EMPTY = 'The file is empty.';

function mistake({ error, offset, length }: ParseError, text: string): Problem {
  const comma = /,\s*$/.exec(text.slice(0, offset));
  const isTrailing = comma !== null && /^[}\]]/.test(text.slice(offset));
  if (isTrailing) {
    const reason = `Nothing follows this comma but '${text[offset]}'. Take the comma away.`;
    return { offset: comma.index, path: [], reason };
  }
  if (text.trim() === '') return { offset: 0, path: [], reason: EMPTY };
  const found = text.slice(offset, offset + length);
  const reason =
    REASONS[printParseErrorCode(error)] ?? `This is no JSON: ${JSON.stringify(found)}.`;
  return { offset, path: [], reason };
}

/** By the parser's names of mistakes. */
const REASONS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Text stands in straight double quotes: "Waxhaw".',
  PropertyNameExpected: 'A name in double quotes is missing here: "home".',
  ValueExpected: 'A value is missing here.',
  ColonExpected: "A ':' is missing before this.",
  CommaExpected: "A ',' is missing before this.",
  CloseBraceExpected: "A '}' is missing here.",
  CloseBracketExpected: "A ']' is missing here.",
  EndOfFileExpected: 'The chapter has ended before this.',
  InvalidCommentToken: 'This file cannot hold comments.',
  UnexpectedEndOfString: "The closing '\"' of this text is missing.",
  InvalidEscapeCharacter: "In text, write '\\' as '\\\\'.",
  InvalidCharacter: 'Text stands on one line, without tabs.',
};

/** JSON takes the last of two entries of one name, and drops the other without a word. */
function repeatedNames(node: Node): Problem[] {
  const within = (node.children ?? []).flatMap(repeatedNames);
  if (node.type !== 'object') return within;
  const names = new Set<unknown>();
  const repeated = (node.children ?? []).flatMap(({ children: [name] = [] }) => {
    if (name === undefined) return [];
    if (names.has(name.value)) return [problemAt(name, 'This stands here twice. Keep one.')];
    names.add(name.value);
    return [];
  });
  return [...repeated, ...within];
}
