/** What can be done to the roles of a sequence in their list, each told to who cannot see it happen. */
import { useState } from 'react';
import { moved, rolesToText, textToRoles } from './role-list.ts';
import { useListFocus } from './use-list-focus.ts';

interface Removed {
  readonly role: string;
  readonly position: number;
}

/** @param onChange is given the text of the whole sequence. */
export function useRoleEdits(text: string, onChange: (text: string) => void) {
  const focus = useListFocus();
  const [news, setNews] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const roles = textToRoles(text);

  function change(now: readonly string[], said: string) {
    setNews(said);
    setRemoved(null);
    onChange(rolesToText(now));
  }

  function insert(position: number, role: string) {
    change(roles.toSpliced(position, 0, role), '');
    focus.moveTo(position, 'text');
  }

  return {
    list: focus.list,
    roles,
    news,
    removed,
    /** An arrow typed into one role parts it in two, as it would in the text. */
    retype(position: number, typed: string) {
      // The space after a typed arrow is typed into the next role already.
      const parts = textToRoles(typed.trimStart());
      change(roles.toSpliced(position, 1, ...parts), '');
      if (parts.length > 1) focus.moveTo(position + parts.length - 1, 'text');
    },
    insert,
    move(from: number, to: number, part: 'text' | 'up' | 'down') {
      if (to < 0 || to >= roles.length) return;
      const place = `${to + 1} of ${roles.length}`;
      change(moved(roles, from, to), `${calledAt(roles, from)} is now step ${place}.`);
      focus.moveTo(to, part, part === 'up' ? 'down' : 'up');
    },
    remove(position: number) {
      const left = roles.toSpliced(position, 1);
      change(left, `Removed ${calledAt(roles, position)}.`);
      setRemoved({ role: roles[position] ?? '', position });
      focus.moveTo(Math.min(position, Math.max(left.length - 1, 0)), 'remove');
    },
    putBack({ role, position }: Removed) {
      insert(position, role);
    },
  };
}

/** How a role is called in a message or a button's name: 'Mover', or 'step 2' while it is blank. */
export function calledAt(roles: readonly string[], position: number): string {
  return roles[position]?.trim() || `step ${position + 1}`;
}
