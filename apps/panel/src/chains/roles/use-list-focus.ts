/** Restores the focus after the role list has been re-rendered. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

export type RolePart = 'text' | 'up' | 'down' | 'remove';

interface ListFocus {
  readonly list: RefObject<HTMLOListElement | null>;
  /** @param position of the role, from 0; `or` takes the focus when `part` cannot. */
  readonly moveTo: (position: number, part: RolePart, or?: RolePart) => void;
}

/** Finds the parts of a role's row by `data-part`. */
export function useListFocus(): ListFocus {
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
