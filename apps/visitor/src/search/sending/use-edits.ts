/** The visitor's changes to the texts of one answer, kept while the answer is shown. */
import { useState } from 'react';

/** A text that can be changed. */
export interface Editing {
  /** null while the text is as it was written. */
  readonly edited: string | null;
  readonly onEdit: (edited: string | null) => void;
}

/** @returns the editing of each text, by its key. */
export function useEdits(): (key: string) => Editing {
  const [edits, setEdits] = useState<Readonly<Record<string, string | null>>>({});
  return (key) => ({
    edited: edits[key] ?? null,
    onEdit: (edited) => setEdits({ ...edits, [key]: edited }),
  });
}
