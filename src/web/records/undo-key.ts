/** Ctrl+Z (or ⌘Z) takes back what was done last, for hands on the keyboard and when its message has gone. */

const undos: (() => void)[] = [];

/** @returns does `run`, once, unless the key has done it already. */
export function keepUndo(run: () => void): () => void {
  const undo = () => {
    const at = undos.indexOf(undo);
    if (at === -1) return;
    undos.splice(at, 1);
    if (undos.length === 0) document.removeEventListener('keydown', undoByKey);
    run();
  };
  undos.push(undo);
  document.addEventListener('keydown', undoByKey);
  return undo;
}

function undoByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (key !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
  // Who is typing means the text.
  if (target instanceof Element && target.matches('input, textarea')) return;
  event.preventDefault();
  undos.at(-1)?.();
}
