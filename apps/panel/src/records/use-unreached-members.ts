/** The members that no need leads to (P9), found by the panel's engine without blocking the page. Uses timers. */

import type { ChapterPreview, UnreachedMember } from 'engine/admin';
import { startTransition, useEffect, useState } from 'react';

/** By the member's id. */
export type UnreachedMembers = ReadonlyMap<string, UnreachedMember>;

/** Milliseconds of work between two pauses. */
const SLICE_MS = 8;

/** What each engine has found: several sections show it. */
const found = new WeakMap<ChapterPreview, UnreachedMembers>();

/** @returns null until all members have been checked. @param bench null while it is loading. */
export function useUnreachedMembers(bench: ChapterPreview | null): UnreachedMembers | null {
  const [unreached, setUnreached] = useState<UnreachedMembers | null>(null);

  useEffect(() => {
    if (bench === null) return;
    const stopping = new AbortController();
    void findUnreached(bench, stopping.signal).then(
      (all) => all && startTransition(() => setUnreached(all)),
    );
    return () => stopping.abort();
  }, [bench]);

  return unreached;
}

/** @returns null when it was stopped. */
async function findUnreached(
  bench: ChapterPreview,
  stopping: AbortSignal,
): Promise<UnreachedMembers | null> {
  const known = found.get(bench);
  if (known) return known;
  const finding = bench.unreached();
  while (!stopping.aborted) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const { done, value } = finding.next();
      if (!done) continue;
      const all = new Map(value.map((each) => [each.member.id, each]));
      found.set(bench, all);
      return all;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}
