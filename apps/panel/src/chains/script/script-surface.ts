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
  edited,
  type History,
  redone,
  replaced,
  selected,
  swapped,
  undone,
  type Written,
} from './script-edits.ts';
import { markChip, selectIn, selectionIn, showParts, writtenIn } from './script-nodes.ts';

export interface SurfaceEvents {
  readonly onChange: (text: string) => void;
  /** The chip that is selected, or none. */
  readonly onChoose: (chip: Chip | null) => void;
  /** @param isMoved false when there is nothing further that way. */
  readonly onMove: (chip: Chip, by: -1 | 1, isMoved: boolean) => void;
}

export type ScriptSurface = ReturnType<typeof scriptSurface>;

/** Long, as every edit changes the same history. */
export function scriptSurface(root: HTMLElement, events: SurfaceEvents) {
  let history: History = begun({ text: '', from: 0, to: 0 });
  let steps = 0;
  let labels: (placeholder: string) => string = (placeholder) => placeholder;
  let isComposing = false;

  const chips = () => chipsIn(history.now.text, steps);
  const chosen = (): Chip | null => {
    const { from, to } = history.now;
    return chips().find((chip) => chip.from === from && chip.to === to) ?? null;
  };

  function render() {
    showParts(root, partsOfScript(history.now.text, steps), labels);
    showSelection();
  }

  function showSelection() {
    const { from, to } = history.now;
    if (document.activeElement === root) selectIn(root, from, to);
    markChosen();
  }

  function markChosen() {
    const chip = chosen();
    markChip(root, chip?.from ?? null);
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

  /** Reads the text as the browser has changed it. */
  function readText() {
    const text = writtenIn(root);
    if (text === history.now.text) return;
    const caret = selectionIn(root).focus ?? text.length;
    history = edited(history, { text, from: caret, to: caret }, 'composed');
    events.onChange(text);
  }

  return {
    /** The text, and what is selected in it. */
    now: () => history.now,
    chips,
    /** The chip that is selected. */
    chosen,
    isComposing: () => isComposing,
    edit,
    select: (from: number, to: number) => become(selected(history, from, to)),
    undo: () => become(undone(history)),
    redo: () => become(redone(history)),
    readText,

    /** Reads what is selected in the element. */
    readSelection() {
      const { anchor, focus } = selectionIn(root);
      if (isComposing || anchor === null || focus === null) return;
      history = selected(history, Math.min(anchor, focus), Math.max(anchor, focus));
      markChosen();
    },

    /** Lets the browser edit until `composed`. */
    compose() {
      isComposing = true;
    },
    composed() {
      isComposing = false;
      readText();
      render();
    },

    /** Shows a text; one that was not written here cannot be undone. @param count of the steps in the sequence. */
    show(text: string, count: number, labelOf: (placeholder: string) => string) {
      steps = count;
      labels = labelOf;
      if (text !== history.now.text) {
        // Selected when the empty editor has the focus, so that typing replaces it.
        const isAwaited = history.now.text === '' && document.activeElement === root;
        history = begun({ text, from: isAwaited ? 0 : text.length, to: text.length });
      }
      if (!isComposing) render();
    },
    insert(placeholder: string) {
      root.focus();
      const { text, to } = history.now;
      // Behind the selection instead of in its place, so that a wrong click loses nothing.
      edit(replaced({ text, from: to, to }, placeholder));
    },
    /** Exchanges the selected chip with the word or chip before or after it. */
    move(by: -1 | 1) {
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
  };
}
