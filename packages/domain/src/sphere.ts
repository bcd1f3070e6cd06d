/** Spheres: the kinds of work a chapter groups its members and seats by (K3). */

/** Spheres shown on a member's badge (K3, M10). */
export const MEMBER_SPHERES = [
  'Trades & Home Services',
  'Business & Finance',
  'Events & Marketing',
  'Health & Wellness',
  'Other Services',
] as const;
export type MemberSphere = (typeof MEMBER_SPHERES)[number];

export function isMemberSphere(name: string | null | undefined): name is MemberSphere {
  return MEMBER_SPHERES.some((sphere) => sphere === name);
}

/** The member sphere of this name; 'Other Services' when unknown or missing. */
export function memberSphereOf(name: string | null | undefined): MemberSphere {
  return isMemberSphere(name) ? name : 'Other Services';
}

/** Spheres an open seat is filed under (K3, O2). */
export const OPEN_SEAT_SPHERES = [
  'Trades & Home Services',
  'Professional Services',
  'Real Estate & Financial',
  'Business Services',
  'General Business Services',
] as const;
export type OpenSeatSphere = (typeof OPEN_SEAT_SPHERES)[number];
