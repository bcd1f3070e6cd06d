/** Parses a chapter's file into a tree that knows the place of everything, and finds texts in it. Pure. */
import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type Problem, problemAt } from './problem.ts';

export interface ReadJson {
  /** Undefined when the file is not JSON: other problems could not be found reliably. */
  readonly root: Node | undefined;
  readonly problems: readonly Problem[];
}

export function readJson(text: string): ReadJson {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [first] = errors;
  // Further errors are often only consequences of the first.
  if (first !== undefined) return { root: undefined, problems: [mistake(first, text)] };
  if (root === undefined) return { root, problems: [{ offset: 0, path: [], reason: EMPTY }] };
  return { root, problems: repeatedNames(root) };
}

const EMPTY = 'The file is empty.';

function mistake({ error, offset, length }: ParseError, text: string): Problem {
  const comma = /,\s*$/.exec(text.slice(0, offset));
  const isTrailing = comma !== null && /^[}\]]/.test(text.slice(offset));
  if (isTrailing) {
    const reason = `There is only '${text[offset]}' after this comma. Remove the comma.`;
    return { offset: comma.index, path: [], reason };
  }
  if (text.trim() === '') return { offset: 0, path: [], reason: EMPTY };
  const found = text.slice(offset, offset + length);
  const reason =
    REASONS[printParseErrorCode(error)] ?? `This is not JSON: ${JSON.stringify(found)}.`;
  return { offset, path: [], reason };
}

/** By the parser's names of mistakes. */
const REASONS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Put text in straight double quotes: "Waxhaw".',
  PropertyNameExpected: 'A name in double quotes is missing here: "home".',
  ValueExpected: 'A value is missing here.',
  ColonExpected: "A ':' is missing before this.",
  CommaExpected: "A ',' is missing before this.",
  CloseBraceExpected: "A '}' is missing here.",
  CloseBracketExpected: "A ']' is missing here.",
  EndOfFileExpected: 'The file should end before this.',
  InvalidCommentToken: 'This file cannot contain comments.',
  UnexpectedEndOfString: "The closing '\"' of this text is missing.",
  InvalidEscapeCharacter: "In text, write '\\' as '\\\\'.",
  InvalidCharacter: 'Text must be on one line, without tabs.',
};

/** Of two entries with the same name, JSON silently keeps the last. */
function repeatedNames(node: Node): Problem[] {
  const within = (node.children ?? []).flatMap(repeatedNames);
  if (node.type !== 'object') return within;
  const names = new Set<unknown>();
  const repeated = (node.children ?? []).flatMap(({ children: [name] = [] }) => {
    if (name === undefined) return [];
    if (names.has(name.value)) return [problemAt(name, 'This is listed twice. Keep one.')];
    names.add(name.value);
    return [];
  });
  return [...repeated, ...within];
}

export interface Text {
  readonly text: string;
  readonly node: Node;
}

/** Every entry of a list. */
export const EACH = Symbol('each');

/**
 * `textsAt(root, 'boosts', EACH, 'category')`: in the order of the file. Anything that is not text
 * is skipped.
 */
export function textsAt(root: Node | undefined, ...steps: (string | typeof EACH)[]): Text[] {
  const [step, ...rest] = steps;
  if (root === undefined) return [];
  if (step === undefined) {
    return typeof root.value === 'string' ? [{ text: root.value, node: root }] : [];
  }
  if (step !== EACH) return textsAt(findNodeAtLocation(root, [step]), ...rest);
  const entries = root.type === 'array' ? (root.children ?? []) : [];
  return entries.flatMap((entry) => textsAt(entry, ...rest));
}

/** The entries of a list. */
export function entriesOf(root: Node, list: string): Node[] {
  const found = findNodeAtLocation(root, [list]);
  return found?.type === 'array' ? (found.children ?? []) : [];
}
