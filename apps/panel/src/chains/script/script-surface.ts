/**
 * An editable element that shows a script with its placeholders as chips (C5). Every edit is one of the text, after which
 * the element is shown anew, so that nothing but the text is ever saved. While text is being composed (an input method,
 * or a phone's keyboard) the browser edits, and the text is read from the element.
 */
import { partsOfScript } from 'engine/admin';
import {
  begun,
  type Chip,
  chipsIn,
  dropped,
  edited,
  type History,
  redone,
  replaced,
  selected,
  swapped,
  undone,
  type Written,
} from './script-edits.ts';
import { chipAround, offsetAt, offsetOf, placeOf, showParts, writtenIn } from './script-nodes.ts';

export interface SurfaceEvents {
  readonly onChange: (text: string) => void;
  /** The chip that is selected, or none. */
  readonly onChoose: (chip: Chip | null) => void;
  /** @param isMoved false when there is nothing further that way. */
  readonly onMove: (chip: Chip, by: -1 | 1, isMoved: boolean) => void;
}

export interface ScriptSurface {
  /** Shows a text; one that was not written here cannot be undone. @param count of the steps in the sequence. */
  show(text: string, count: number, labelOf: (placeholder: string) => string): void;
  insert(placeholder: string): void;
  /** Exchanges the selected chip with the word or chip before or after it. */
  move(by: -1 | 1): void;
  deleteChip(): void;
  destroy(): void;
}

/** How far a deletion with nothing selected reaches. */
const REACH: Readonly<Record<string, string>> = {
  Word: 'word',
  SoftLine: 'lineboundary',
  HardLine: 'lineboundary',
  Content: 'character',
};

/** Long, as every edit changes the same history. */
export function scriptSurface(root: HTMLElement, events: SurfaceEvents): ScriptSurface {
  let history: History = begun({ text: '', from: 0, to: 0 });
  let steps = 0;
  let labels: (placeholder: string) => string = (placeholder) => placeholder;
  let isComposing = false;
  let isDragging = false;

  const hasFocus = () => document.activeElement === root;
  const chosen = (): Chip | null => {
    const { text, from, to } = history.now;
    return chipsIn(text, steps).find((chip) => chip.from === from && chip.to === to) ?? null;
  };

  function render() {
    showParts(root, partsOfScript(history.now.text, steps), labels);
    showSelection();
  }

  function showSelection() {
    const { from, to } = history.now;
    if (hasFocus()) {
      document.getSelection()?.setBaseAndExtent(...placeOf(root, from), ...placeOf(root, to));
    }
    markChosen();
  }

  function markChosen() {
    const chip = chosen();
    for (const element of root.querySelectorAll<HTMLElement>('[data-placeholder]')) {
      const isChosen = chip !== null && offsetOf(root, element, 0) === chip.from;
      element.toggleAttribute('data-chosen', isChosen);
    }
    events.onChoose(chip);
  }

  function become(next: History) {
    const isChanged = next.now.text !== history.now.text;
    history = next;
    // A chip being dragged must stay in the page.
    if (!isChanged) return showSelection();
    render();
    events.onChange(next.now.text);
  }

  const edit = (next: Written, typed?: string) => become(edited(history, next, typed));
  const select = (from: number, to: number) => become(selected(history, from, to));

  function readSelection() {
    const range = document.getSelection();
    if (isComposing || !range?.anchorNode || !range.focusNode) return;
    if (!root.contains(range.anchorNode) || !root.contains(range.focusNode)) return;
    const ends = [
      offsetOf(root, range.anchorNode, range.anchorOffset),
      offsetOf(root, range.focusNode, range.focusOffset),
    ];
    history = selected(history, Math.min(...ends), Math.max(...ends));
    markChosen();
  }

  /** The text as the browser has changed it. */
  function readText() {
    const text = writtenIn(root);
    const node = document.getSelection()?.focusNode;
    const caret =
      node && root.contains(node)
        ? offsetOf(root, node, document.getSelection()?.focusOffset ?? 0)
        : text.length;
    if (text === history.now.text) return;
    history = edited(history, { text, from: caret, to: caret }, 'composed');
    events.onChange(text);
  }

  /** What an input would replace: the selection, or what the browser names, such as a misspelled word. */
  function meant(event: InputEvent): Written {
    readSelection();
    const [range] = event.getTargetRanges();
    const { text, from, to } = history.now;
    if (event.inputType !== 'insertReplacementText' || !range) return { text, from, to };
    return {
      text,
      from: offsetOf(root, range.startContainer, range.startOffset),
      to: offsetOf(root, range.endContainer, range.endOffset),
    };
  }

  function deleteAs(inputType: string) {
    const way = /Backward$/.test(inputType) ? 'backward' : 'forward';
    const reach = /^delete(Word|SoftLine|HardLine|Content)/.exec(inputType)?.[1] ?? 'Content';
    if (history.now.from === history.now.to) {
      const { text, from } = history.now;
      const chip = chipsIn(text, steps).find(
        ({ from: start, to }) => (way === 'backward' ? to : start) === from,
      );
      if (chip) return edit(replaced({ ...chip, text }, ''));
      document.getSelection()?.modify('extend', way, REACH[reach] ?? 'character');
      readSelection();
    }
    const { from, to } = history.now;
    if (from < to) edit(replaced(history.now, ''));
  }

  function onBeforeInput(event: InputEvent) {
    const { inputType, data, dataTransfer } = event;
    if (isComposing || event.isComposing || !event.cancelable) return;
    event.preventDefault();
    if (inputType === 'historyUndo') become(undone(history));
    else if (inputType === 'historyRedo') become(redone(history));
    else if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') {
      edit(replaced(meant(event), '\n'));
    } else if (inputType.startsWith('insert')) {
      const text = data ?? dataTransfer?.getData('text/plain') ?? '';
      const isTyped = inputType === 'insertText' && text.length === 1;
      edit(replaced(meant(event), text.replace(/\r\n?/g, '\n')), isTyped ? text : undefined);
    } else if (inputType.startsWith('delete')) {
      readSelection();
      deleteAs(inputType);
    }
    // Anything else is about formatting, of which a script has none.
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing) return;
    const { key, altKey, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const letter = key.toLowerCase();
    if (isCommand && !altKey && (letter === 'z' || letter === 'y')) {
      become(letter === 'y' || shiftKey ? redone(history) : undone(history));
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      if (isCommand || shiftKey) return;
      const isForward = (key === 'ArrowRight') === (getComputedStyle(root).direction === 'ltr');
      if (altKey ? chosen() === null : !step(isForward)) return;
      if (altKey) surface.move(isForward ? 1 : -1);
    } else return;
    event.preventDefault();
  }

  /** Selects the chip beside the caret, or leaves the selected one. @returns whether there was one */
  function step(isForward: boolean): boolean {
    readSelection();
    const { text, from, to } = history.now;
    if (chosen()) {
      const caret = isForward ? to : from;
      select(caret, caret);
      return true;
    }
    const next = chipsIn(text, steps).find((chip) => (isForward ? chip.from : chip.to) === from);
    if (from !== to || next === undefined) return false;
    select(next.from, next.to);
    return true;
  }

  function onCopy(event: ClipboardEvent) {
    readSelection();
    const { text, from, to } = history.now;
    if (from === to) return;
    event.clipboardData?.setData('text/plain', text.slice(from, to));
    event.preventDefault();
    if (event.type === 'cut') edit(replaced(history.now, ''));
  }

  function onClick(event: MouseEvent) {
    const chip = chipAround(event.target);
    if (chip === null) return;
    root.focus();
    select(offsetOf(root, chip, 0), offsetOf(root, chip, 1));
  }

  function onDragStart(event: DragEvent) {
    const chip = chipAround(event.target);
    if (chip) select(offsetOf(root, chip, 0), offsetOf(root, chip, 1));
    const { text, from, to } = history.now;
    isDragging = from < to;
    event.dataTransfer?.setData('text/plain', text.slice(from, to));
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    const at = offsetAt(root, event.clientX, event.clientY);
    if (at === null) return;
    root.focus();
    const { text, from, to } = history.now;
    const brought = event.dataTransfer?.getData('text/plain').replace(/\r\n?/g, '\n') ?? '';
    if (!isDragging) edit(replaced({ text, from: at, to: at }, brought));
    else if (at < from || at > to) edit(dropped(history.now, at));
  }

  const ended = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => root.addEventListener(type, listener, { signal: ended.signal });
  on('beforeinput', onBeforeInput);
  on('input', readText);
  on('keydown', onKeyDown);
  on('copy', onCopy);
  on('cut', onCopy);
  on('click', onClick);
  on('dragstart', onDragStart);
  on('dragend', () => {
    isDragging = false;
  });
  // A browser drops nothing on a chip by itself.
  on('dragover', (event) => chipAround(event.target) && event.preventDefault());
  on('drop', onDrop);
  on('compositionstart', () => {
    isComposing = true;
  });
  on('compositionend', () => {
    isComposing = false;
    readText();
    render();
  });
  document.addEventListener('selectionchange', () => hasFocus() && readSelection(), {
    signal: ended.signal,
  });

  const surface: ScriptSurface = {
    show(text, count, labelOf) {
      steps = count;
      labels = labelOf;
      if (text !== history.now.text) history = begun({ text, from: text.length, to: text.length });
      if (!isComposing) render();
    },
    insert(placeholder) {
      root.focus();
      const { text, to } = history.now;
      // Behind the selection instead of in its place, so that a wrong click loses nothing.
      edit(replaced({ text, from: to, to }, placeholder));
    },
    move(by) {
      const chip = chosen();
      if (chip === null) return;
      const next = swapped(history.now.text, chip, by, steps);
      if (next) edit(next);
      events.onMove(chip, by, next !== null);
    },
    deleteChip() {
      root.focus();
      if (chosen()) edit(replaced(history.now, ''));
    },
    destroy: () => ended.abort(),
  };
  return surface;
}
