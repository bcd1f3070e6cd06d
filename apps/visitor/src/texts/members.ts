/** Texts of `/members`, and what the members' pages have in common. */
import { plural } from 'engine';
import type { ReactNode } from 'react';
import { sentence } from './sentence.tsx';

export const introduction =
  'Everyone you can be introduced to, by what they do. Our own chapter comes first.';
export const checkConnection = 'Please check your connection and try again.';
export const empty =
  'No members are in the directory yet. They will appear here as soon as the chapter adds them.';

export const search = 'Search members by name, profession or company';
export const placeholder = 'Name or profession';
export const kindOfWork = 'Kind of work';
export const all = 'All';
export const inChaptersNearby = 'In chapters nearby';

export const awayUntil = (day: string) => `Away until ${day}.`;
export const awayWithSubstitute = (day: string, substitute: string) =>
  `Away until ${day}. ${substitute} stands in.`;

export const count = (total: number) =>
  plural(total, (n) => ({ one: `${n} member`, other: `${n} members` }));
export const found = (found: number, total: number) =>
  plural(total, (n) => ({ one: `${found} of ${n} member`, other: `${found} of ${n} members` }));
export const showMore = (count: number) => `Show ${count} more`;

export const printRoster = 'Print roster';
/** The heading of a roster whose chapter has no name. */
export const roster = 'Members';
/** @param asOf the day on which its members were read. */
export const rosterSubtitle = (count: string, typed: string, sphere: string | null, asOf: Date) =>
  [asOf.toLocaleDateString(undefined, { dateStyle: 'long' }), count, typed && `“${typed}”`, sphere]
    .filter(Boolean)
    .join(' · ');

export const noneFits = (typed: ReactNode) => sentence`No member matches “${typed}”`;
export const noneFitsIn = (sphere: string, typed: ReactNode) =>
  sentence`No member in ${sphere} matches “${typed}”`;
export const showEveryone = 'Show everyone';
export const isItNeed = 'Is this a need? Find who handles it';
