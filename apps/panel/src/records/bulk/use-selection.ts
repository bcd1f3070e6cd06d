/** Which records of a list are selected. */

import type { Stored } from 'domain/record.ts';
import { useMemo, useState } from 'react';

export interface Selection<T extends Stored> {
  /** The selected records in their current state, without deleted ones. */
  readonly records: readonly T[];
  readonly has: (record: T) => boolean;
  readonly set: (records: readonly T[], isSelected: boolean) => void;
  readonly clear: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

export function useSelection<T extends Stored>(all: readonly T[]): Selection<T> {
  const [ids, setIds] = useState(NOTHING);
  const records = useMemo(
    () => (ids.size === 0 ? [] : all.filter(({ id }) => ids.has(id))),
    [all, ids],
  );
  return {
    records,
    has: ({ id }) => ids.has(id),
    set(some, isSelected) {
      setIds((now) => {
        const next = new Set(now);
        for (const { id } of some) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    },
    clear: () => setIds(NOTHING),
  };
}
