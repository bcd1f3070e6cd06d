/** How the preview shows what would happen to a row: a word, an icon and a color. */
import { CircleAlert, Equal, type LucideIcon, PencilLine, Plus, UserX } from 'lucide-react';
import type { Verdict } from '../plan/planned-row.ts';

interface Look {
  readonly word: string;
  readonly Icon: LucideIcon;
  readonly colours: string;
}

/** In display order. */
export const VERDICTS: readonly Verdict[] = ['new', 'changed', 'unchanged', 'invalid', 'nobody'];

export const VERDICT_LOOKS: Readonly<Record<Verdict, Look>> = {
  new: { word: 'New', Icon: Plus, colours: 'bg-green-wash text-green' },
  changed: { word: 'Changed', Icon: PencilLine, colours: 'bg-blue-wash text-blue' },
  unchanged: { word: 'Unchanged', Icon: Equal, colours: 'bg-paper text-quiet' },
  invalid: { word: 'Invalid', Icon: CircleAlert, colours: 'bg-danger-wash text-danger' },
  nobody: { word: 'Not a person', Icon: UserX, colours: 'bg-paper text-quiet' },
};
