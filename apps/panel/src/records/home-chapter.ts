/** The chapter of new members. Pure. */
import type { Member } from 'domain/member.ts';

/** The home chapter as most of its members write it; a new member most likely belongs to it (K1). */
export function homeChapterOf(members: readonly Member[], town: string): string {
  const home = town.toLowerCase();
  const counts = new Map<string, number>();
  for (const { chapter: name } of members) {
    if (name?.toLowerCase().includes(home)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? town;
}
