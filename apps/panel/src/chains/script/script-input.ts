/** What keys, the pointer, the clipboard and input methods do in a script's editor (C5). */
import { dropped, replaced, type Written } from './script-edits.ts';
import { chipAround, offsetAt, offsetOf } from './script-nodes.ts';
import type { ScriptSurface } from './script-surface.ts';

/** How far a deletion with nothing selected reaches. */
const REACH: Readonly<Record<string, string>> = {
  Word: 'word',
  SoftLine: 'lineboundary',
  HardLine: 'lineboundary',
};

/** Applies every input to the surface. @returns the function that ends this. */
export function takeInput(root: HTMLElement, surface: ScriptSurface): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => root.addEventListener(type, listener, { signal });
  const isFocused = () => document.activeElement === root;

  on('beforeinput', (event) => onBeforeInput(event, root, surface));
  on('input', surface.readText);
  on('keydown', (event) => onKeyDown(event, root, surface));
  on('copy', (event) => onCopy(event, surface));
  on('cut', (event) => onCopy(event, surface));
  on('compositionstart', surface.compose);
  on('compositionend', surface.composed);
  on('click', (event) => {
    if (chipAround(event.target) === null) return;
    root.focus();
    selectChip(event, root, surface);
  });
  takeDrops(on, root, surface);
  document.addEventListener('selectionchange', () => isFocused() && surface.readSelection(), {
    signal,
  });
  return () => ended.abort();
}

function onBeforeInput(event: InputEvent, root: HTMLElement, surface: ScriptSurface) {
  const { inputType, data, dataTransfer } = event;
  if (surface.isComposing() || event.isComposing || !event.cancelable) return;
  event.preventDefault();
  surface.readSelection();
  if (inputType === 'historyUndo') surface.undo();
  else if (inputType === 'historyRedo') surface.redo();
  else if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') {
    surface.edit(replaced(surface.now(), '\n'));
  } else if (inputType.startsWith('insert')) {
    const text = data ?? dataTransfer?.getData('text/plain') ?? '';
    const isTyped = inputType === 'insertText' && text.length === 1;
    surface.edit(
      replaced(meant(event, root, surface), withPlainLines(text)),
      isTyped ? text : undefined,
    );
  } else if (inputType.startsWith('delete')) deleteAs(inputType, surface);
  // Anything else is about formatting, of which a script has none.
}

/** As a textarea takes pasted lines. */
function withPlainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** What an input replaces: the selection, or the misspelled word that the browser corrects. */
function meant(event: InputEvent, root: HTMLElement, surface: ScriptSurface): Written {
  const [range] = event.getTargetRanges();
  if (event.inputType !== 'insertReplacementText' || !range) return surface.now();
  return {
    text: surface.now().text,
    from: offsetOf(root, range.startContainer, range.startOffset),
    to: offsetOf(root, range.endContainer, range.endOffset),
  };
}

function deleteAs(inputType: string, surface: ScriptSurface) {
  const isBackward = inputType.endsWith('Backward');
  const { text, from, to } = surface.now();
  if (from === to) {
    const chip = surface.chips().find((each) => (isBackward ? each.to : each.from) === from);
    if (chip) return surface.edit(replaced({ ...chip, text }, ''));
    const [, unit = ''] = /^delete(Word|SoftLine|HardLine)/.exec(inputType) ?? [];
    const way = isBackward ? 'backward' : 'forward';
    document.getSelection()?.modify('extend', way, REACH[unit] ?? 'character');
    surface.readSelection();
  }
  if (surface.now().from < surface.now().to) surface.edit(replaced(surface.now(), ''));
}

function onKeyDown(event: KeyboardEvent, root: HTMLElement, surface: ScriptSurface) {
  if (event.isComposing) return;
  const { key, altKey, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const letter = key.toLowerCase();
  if (isCommand && !altKey && (letter === 'z' || letter === 'y')) {
    if (letter === 'y' || shiftKey) surface.redo();
    else surface.undo();
  } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (isCommand || shiftKey) return;
    const isForward = (key === 'ArrowRight') === (getComputedStyle(root).direction === 'ltr');
    if (altKey ? surface.chosen() === null : !stepOver(isForward, surface)) return;
    if (altKey) surface.move(isForward ? 1 : -1);
  } else return;
  event.preventDefault();
}

/** Selects the chip beside the caret, or leaves the selected one. @returns whether there was one */
function stepOver(isForward: boolean, surface: ScriptSurface): boolean {
  surface.readSelection();
  const { from, to } = surface.now();
  if (surface.chosen()) {
    const caret = isForward ? to : from;
    surface.select(caret, caret);
    return true;
  }
  const next = surface.chips().find((chip) => (isForward ? chip.from : chip.to) === from);
  if (from !== to || next === undefined) return false;
  surface.select(next.from, next.to);
  return true;
}

function onCopy(event: ClipboardEvent, surface: ScriptSurface) {
  surface.readSelection();
  const { text, from, to } = surface.now();
  if (from === to) return;
  event.clipboardData?.setData('text/plain', text.slice(from, to));
  event.preventDefault();
  if (event.type === 'cut') surface.edit(replaced(surface.now(), ''));
}

function selectChip({ target }: Event, root: HTMLElement, surface: ScriptSurface) {
  const chip = chipAround(target);
  if (chip) surface.select(offsetOf(root, chip, 0), offsetOf(root, chip, 1));
}

type On = <Type extends 'dragstart' | 'dragover' | 'dragend' | 'drop'>(
  type: Type,
  listener: (event: DragEvent) => void,
) => void;

/** What is dragged within the script is moved; what comes from elsewhere is inserted as text. */
function takeDrops(on: On, root: HTMLElement, surface: ScriptSurface) {
  let isOurs = false;
  on('dragstart', (event) => {
    selectChip(event, root, surface);
    const { text, from, to } = surface.now();
    isOurs = from < to;
    event.dataTransfer?.setData('text/plain', text.slice(from, to));
  });
  on('dragend', () => {
    isOurs = false;
  });
  // A browser drops nothing on a chip by itself.
  on('dragover', (event) => {
    if (chipAround(event.target)) event.preventDefault();
  });
  on('drop', (event) => {
    event.preventDefault();
    const at = offsetAt(root, event.clientX, event.clientY);
    if (at === null) return;
    const moved = surface.now();
    root.focus();
    const brought = withPlainLines(event.dataTransfer?.getData('text/plain') ?? '');
    if (!isOurs) surface.edit(replaced({ text: moved.text, from: at, to: at }, brought));
    else if (at < moved.from || at > moved.to) surface.edit(dropped(moved, at));
  });
}
