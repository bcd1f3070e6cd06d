/** A script as the nodes of an editable element, and back: text, chips, and what looks like a placeholder (C5). */
import type { ScriptPart } from 'engine/admin';

const CHIP =
  'mx-px inline-block max-w-full cursor-pointer rounded-md border border-accent bg-accent-wash px-1.5 text-[0.9375em] ' +
  'leading-6 text-accent data-chosen:bg-accent data-chosen:text-on-accent forced-colors:data-chosen:bg-[Highlight] ' +
  'forced-colors:data-chosen:text-[HighlightText] forced-colors:data-chosen:forced-color-adjust-none';
const UNFILLED =
  'text-danger underline decoration-danger decoration-wavy decoration-1 underline-offset-4';

/** @param labelOf what a chip says in place of its placeholder. */
export function showParts(
  root: HTMLElement,
  parts: readonly ScriptPart[],
  labelOf: (placeholder: string) => string,
): void {
  const nodes = parts.map(({ kind, text }) => {
    if (kind === 'text') return document.createTextNode(text);
    const span = document.createElement('span');
    span.dir = 'auto';
    span.className = kind === 'filled' ? CHIP : UNFILLED;
    span.textContent = kind === 'filled' ? labelOf(text) : text;
    if (kind === 'filled') {
      span.contentEditable = 'false';
      span.draggable = true;
      span.dataset.placeholder = text;
    }
    return span;
  });
  // Gives the caret a place behind a last chip and on an empty last line.
  const end = document.createElement('br');
  end.dataset.end = '';
  root.replaceChildren(...nodes, end);
}

/** The chip that contains a node. */
export function chipAround(node: EventTarget | null): HTMLElement | null {
  const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
  return element?.closest<HTMLElement>('[data-placeholder]') ?? null;
}

/** The text of a node, whatever the browser has added while text was composed. */
function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof HTMLElement)) return '';
  const { placeholder, end } = node.dataset;
  if (placeholder !== undefined) return placeholder;
  if (node instanceof HTMLBRElement) return end === undefined ? '\n' : '';
  const text = Array.from(node.childNodes, textOf).join('');
  const isNewLine = /^(DIV|P)$/.test(node.tagName) && node.previousSibling !== null;
  return isNewLine ? `\n${text}` : text;
}

/** The text of all that the editable element contains. */
export function writtenIn(root: HTMLElement): string {
  return Array.from(root.childNodes, textOf).join('');
}

/** @param at as in a Range: a character of a text, otherwise a child. @returns the offset in the script */
export function offsetOf(root: HTMLElement, node: Node, at: number): number {
  const chip = chipAround(node);
  if (chip !== null) return before(root, chip) + (at > 0 ? textOf(chip).length : 0);
  const inside =
    node instanceof Text
      ? at
      : [...node.childNodes].slice(0, at).reduce((sum, child) => sum + textOf(child).length, 0);
  return before(root, node) + inside;
}

/** The offset in the script at a point of the window; null outside of the element. */
export function offsetAt(root: HTMLElement, x: number, y: number): number | null {
  // Safari before 26 has only the older of the two.
  const position = document.caretPositionFromPoint?.(x, y);
  const range = position ? null : document.caretRangeFromPoint?.(x, y);
  const node = position?.offsetNode ?? range?.startContainer;
  if (!node || !root.contains(node)) return null;
  return offsetOf(root, node, position?.offset ?? range?.startOffset ?? 0);
}

/** The length of everything in front of a node. */
function before(root: HTMLElement, node: Node): number {
  let length = 0;
  for (let each: Node | null = node; each !== null && each !== root; each = each.parentNode) {
    for (let past = each.previousSibling; past !== null; past = past.previousSibling) {
      length += textOf(past).length;
    }
  }
  return length;
}

/** Where an offset is: in a text if one touches it, otherwise between two children. */
export function placeOf(root: HTMLElement, offset: number): readonly [node: Node, at: number] {
  let passed = 0;
  for (const [position, child] of root.childNodes.entries()) {
    const text = chipAround(child) === null ? firstText(child) : null;
    const { length } = textOf(child);
    if (text !== null && offset <= passed + length) return [text, offset - passed];
    if (offset <= passed) return [root, position];
    passed += length;
  }
  return [root, root.childNodes.length];
}

/** Where the page's selection begins and ends in the script; null for an end outside of the element. */
export function selectionIn(root: HTMLElement) {
  const selection = document.getSelection();
  const inside = (node: Node | null = null, at = 0) =>
    node !== null && root.contains(node) ? offsetOf(root, node, at) : null;
  return {
    anchor: inside(selection?.anchorNode, selection?.anchorOffset),
    focus: inside(selection?.focusNode, selection?.focusOffset),
  };
}

/** Selects from one offset to another; the same is a caret. */
export function selectIn(root: HTMLElement, from: number, to: number): void {
  document.getSelection()?.setBaseAndExtent(...placeOf(root, from), ...placeOf(root, to));
}

/** Marks the chip at an offset, and no other. @param at null for none. */
export function markChip(root: HTMLElement, at: number | null): void {
  for (const chip of root.querySelectorAll<HTMLElement>('[data-placeholder]')) {
    chip.toggleAttribute('data-chosen', at !== null && offsetOf(root, chip, 0) === at);
  }
}

function firstText(node: Node): Text | null {
  const text = node instanceof Text ? node : node.firstChild;
  return text instanceof Text ? text : null;
}
