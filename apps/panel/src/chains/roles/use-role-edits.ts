/** The edit operations on a role list, each announced to screen readers. */

import { sequenceOf } from 'domain/role-sequence.ts';
import { renumberSteps } from 'engine/admin';
import { useState } from 'react';
import { labelAt, moved, textToRoles } from './role-list.ts';
import { useListFocus } from './use-list-focus.ts';

/** The edited value; includes the script, so that each role keeps its placeholders. */
export interface Sequence {
  readonly text: string;
  readonly script: string;
}

interface Item {
  readonly role: string;
  /** Its position before the edit; a new role has an unused one. */
  readonly was: number;
}

interface Removed {
  readonly role: string;
  readonly position: number;
}

export function useRoleEdits({ text, script }: Sequence, onChange: (changed: Sequence) => void) {
  const focus = useListFocus();
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const roles = textToRoles(text);
  const items = roles.map((role, was): Item => ({ role, was }));

  function change(now: readonly Item[], action: string) {
    const nextScript = renumberSteps(script, stepsOf(items), stepsOf(now));
    setAnnouncement(action && nextScript !== script ? `${action} The script was updated.` : action);
    setRemoved(null);
    onChange({ text: sequenceOf(now.map(({ role }) => role)), script: nextScript });
  }

  function insert(position: number, role: string) {
    change(items.toSpliced(position, 0, { role, was: items.length }), '');
    focus.moveTo(position, 'text');
  }

  return {
    list: focus.list,
    roles,
    announcement,
    removed,
    /** An arrow typed into a role splits it, as in the text field. */
    retype(position: number, typed: string) {
      // The space typed after an arrow already goes into the next role.
      const [role = '', ...more] = textToRoles(typed.trimStart());
      const parted = more.map((part, place) => ({ role: part, was: items.length + place }));
      change(items.toSpliced(position, 1, { role, was: position }, ...parted), '');
      if (more.length > 0) focus.moveTo(position + more.length, 'text');
    },
    insert,
    move(from: number, to: number, part: 'text' | 'up' | 'down') {
      if (to < 0 || to >= roles.length) return;
      const place = `${to + 1} of ${roles.length}`;
      change(moved(items, from, to), `${labelAt(roles, from)} is now step ${place}.`);
      focus.moveTo(to, part, part === 'up' ? 'down' : 'up');
    },
    remove(position: number) {
      const left = items.toSpliced(position, 1);
      change(left, `Removed ${labelAt(roles, position)}.`);
      setRemoved({ role: roles[position] ?? '', position });
      focus.moveTo(Math.min(position, Math.max(left.length - 1, 0)), 'remove');
    },
    putBack({ role, position }: Removed) {
      insert(position, role);
    },
  };
}

/** Blank roles do not count as steps (C3). */
function stepsOf(items: readonly Item[]): number[] {
  return items.filter(({ role }) => role.trim() !== '').map(({ was }) => was);
}
