/** Ctrl+Z (or ⌘Z) undoes the last action, even after its toast has closed. */

const undos: (() => void)[] = [];

/** @returns a function that calls `run` once, unless the key already has. */
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
  // With Caps Lock on the key is 'Z'.
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
  // No shortcuts while a dialog is open.
  if (document.querySelector('dialog:modal')) return;
  // In a text field, Ctrl+Z undoes typing.
  if (target instanceof Element && target.matches('input, textarea')) return;
  event.preventDefault();
  undos.at(-1)?.();
}
