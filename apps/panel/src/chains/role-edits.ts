/**
 * The roles of a chain as an editable list: the edits, each announced to screen readers, and where the focus goes after
 * them (C3, P4).
 */
import { ROLE_ARROW, sequenceOf, withRoleArrows } from 'domain/role-sequence.ts';
import { renumberSteps } from 'engine/admin';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

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

/** Writes the script for roles, in order. */
export type ScriptFor = (roles: readonly string[]) => string;

/**
 * Long, as every edit works on the same list and what was removed from it last.
 * @param scriptFor null until the engine has loaded.
 */
export function useRoleEdits(
  { text, script }: Sequence,
  onChange: (changed: Sequence) => void,
  scriptFor: ScriptFor | null,
) {
  const focus = useListFocus();
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const roles = textToRoles(text);
  const items = roles.map((role, was): Item => ({ role, was }));

  const isOwed = useRef(false);
  const writeOwed = useEffectEvent((write: ScriptFor) => {
    if (isOwed.current && script.trim() === '') onChange({ text, script: write(namesOf(items)) });
    isOwed.current = false;
  });
  useEffect(() => {
    if (scriptFor) writeOwed(scriptFor);
  }, [scriptFor]);

  function change(now: readonly Item[], action: string) {
    const nextScript = scriptAfter(script, items, now, scriptFor);
    isOwed.current = scriptFor === null;
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
    /** An arrow typed into a role splits it. */
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

/**
 * The script after an edit of the roles: written anew as long as nobody has changed it; otherwise each placeholder stays
 * with its role (C5).
 * @example scriptAfter('', [], [{ role: 'Roofer', was: 0 }], () => 'Meet {role1_name}.') // 'Meet {role1_name}.'
 */
export function scriptAfter(
  script: string,
  before: readonly Item[],
  now: readonly Item[],
  scriptFor: ScriptFor | null,
): string {
  const isUnchanged = script.trim() === '' || scriptFor?.(namesOf(before)) === script;
  if (isUnchanged) return scriptFor?.(namesOf(now)) ?? script;
  return renumberSteps(script, stepsOf(before), stepsOf(now));
}

/** Blank roles do not count as steps (C3). */
function stepsOf(items: readonly Item[]): number[] {
  return items.filter(({ role }) => role.trim() !== '').map(({ was }) => was);
}

function namesOf(items: readonly Item[]): string[] {
  return items.map(({ role }) => role.trim()).filter((role) => role !== '');
}

/**
 * The parts of a sequence being typed (C3), including blank ones; blank text is one blank role. Only
 * the one space beside each arrow is removed: other spaces may still be part of typing.
 * `sequenceOf` is the inverse, as long as no part contains an arrow.
 */
export function textToRoles(text: string): string[] {
  const parts = withRoleArrows(text).split(ROLE_ARROW);
  return parts.map((part, position) => {
    const begun = position > 0 && part.startsWith(' ') ? part.slice(1) : part;
    return position < parts.length - 1 && begun.endsWith(' ') ? begun.slice(0, -1) : begun;
  });
}

/** The role's name in messages and button labels: 'Mover', or 'step 2' while blank. */
export function labelAt(roles: readonly string[], position: number): string {
  return roles[position]?.trim() || `step ${position + 1}`;
}

/** The list with one item moved. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

export type RolePart = 'text' | 'up' | 'down' | 'remove';

interface ListFocus {
  readonly list: RefObject<HTMLOListElement | null>;
  /** @param position of the role, from 0; `or` takes the focus when `part` cannot. */
  readonly moveTo: (position: number, part: RolePart, or?: RolePart) => void;
}

/** Finds the parts of a role's row by `data-part`. */
function useListFocus(): ListFocus {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ readonly position: number; readonly parts: readonly RolePart[] }>(null);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { position, parts } = wanted.current;
    wanted.current = null;
    const row = list.current?.children[position];
    const takers = parts.map((part) =>
      row?.querySelector<HTMLElement>(`[data-part="${part}"]:enabled`),
    );
    takers.find((taker) => taker)?.focus();
  });

  return {
    list,
    moveTo: (position, part, or = 'text') => {
      wanted.current = { position, parts: [part, or] };
    },
  };
}
