/** Finds texts for visitors that are in code instead of a file of texts. */

import { MEMBER_SPHERES, OPEN_SEAT_SPHERES } from 'domain/sphere.ts';
import { parseSync } from 'vite';

/** Attributes and properties whose values people read. */
const READ =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|placeholder|title|description|alt|label|text|toast|subject|what)$/;

/** Attributes whose values only browsers read, capital letters or not. */
const FOR_BROWSERS = /^(className|d)$/;

const LETTER = /\p{L}/u;

/** A header or a class: 'Content-Type', 'ReadFailed'. */
const NAME_IN_CODE = /^\p{Lu}\p{Ll}+(-?\p{Lu}\p{Ll}+)+$/u;

/** The first letter is a capital, the second is not. */
const CAPITALISED = /^\P{L}*\p{Lu}\p{Ll}/u;

/** Data, by which members and seats are grouped. */
const SPHERES: ReadonlySet<string> = new Set([...MEMBER_SPHERES, ...OPEN_SEAT_SPHERES]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/**
 * Each text with its line: '12: Find Path'. A text is what JSX shows, the value of an attribute or property that people
 * read, and any other string that begins with a capital letter. What developers read (the console, errors), strings that
 * are only compared, and the names of spheres, which are data, do not count.
 */
export function textsInCode(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: string[] = [];

  /** @param isRead whether a visitor reads every string here. */
  function walk(node: Node, isRead: boolean): void {
    const text = textOf(node);
    if (text !== null) {
      const isText = isRead ? LETTER.test(text) : CAPITALISED.test(text) && !isName(text);
      const line = code.slice(0, node.start).split('\n').length;
      if (isText) found.push(`${line}: ${text.trim()}`);
      return;
    }
    if (isUnread(node, code)) return;
    for (const child of childrenOf(node)) walk(child, readIn(node, child, isRead));
  }

  walk(program as unknown as Node, false);
  return found;
}

/** The text of a node; null when it has none. */
function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node.type === 'TemplateElement') return (node.value as { raw: string }).raw;
  return null;
}

/** What no visitor reads: imports, types, class names, comparisons, the console and errors. */
function isUnread(node: Node, code: string): boolean {
  const { type } = node;
  if (/^(Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(type)) return true;
  if (type === 'JSXAttribute') return FOR_BROWSERS.test(nameOf(node.name));
  if (type === 'BinaryExpression') return /^[!=]==$/.test(String(node.operator));
  const callee = node.callee as Node | undefined;
  const called = callee ? code.slice(callee.start, callee.end) : '';
  return /^console\.|Error$|^(ReadFailed|ScriptNotLoaded|PageNotLoaded)$/.test(called);
}

/** Whether a visitor reads every string of a child. */
function readIn(node: Node, child: Node, isRead: boolean): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return child.type === 'JSXText' || child.type === 'JSXExpressionContainer';
    case 'JSXAttribute':
      return READ.test(nameOf(node.name));
    case 'Property':
      return child === node.value && READ.test(nameOf(node.key));
    case 'AssignmentExpression':
      return child === node.right && nameOf((node.left as Node).property) === 'title';
    // A condition chooses a text but is not one. A call's arguments are checked in the called function.
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return isRead && child !== node.test && child !== (node.operator === '&&' && node.left);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TemplateLiteral':
    case 'TSAsExpression':
      return isRead;
    default:
      return false;
  }
}

function nameOf(node: unknown): string {
  return String((node as { name?: unknown } | undefined)?.name);
}

function isName(text: string): boolean {
  return NAME_IN_CODE.test(text) || SPHERES.has(text);
}

function* childrenOf(node: Node): Iterable<Node> {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') yield child;
    }
  }
}
