/** The state of the list of members, kept in its address: '/members?q=roof&sphere=…&shown=120'. Pure. */
import { MEMBER_SPHERES, type MemberSphere } from 'domain/sphere.ts';
import { MEMBERS_PATH } from 'ui/page-paths.ts';

/** Members shown at first, and added by each 'Show more': few enough for a phone to render without a pause. */
export const PAGE_SIZE = 60;

export interface ListState {
  readonly query: string;
  /** null is every sphere. */
  readonly sphere: MemberSphere | null;
  /** A multiple of PAGE_SIZE. */
  readonly shown: number;
}

export function parseListAddress(queryString: string): ListState {
  const params = new URLSearchParams(queryString);
  const pages = Math.ceil(Number(params.get('shown')) / PAGE_SIZE);
  return {
    query: params.get('q') ?? '',
    sphere: MEMBER_SPHERES.find((sphere) => sphere === params.get('sphere')) ?? null,
    shown: PAGE_SIZE * (pages >= 1 ? pages : 1),
  };
}

export function listPath({ query, sphere, shown }: ListState): string {
  const params = new URLSearchParams();
  if (query.trim() !== '') params.set('q', query);
  if (sphere !== null) params.set('sphere', sphere);
  if (shown > PAGE_SIZE) params.set('shown', String(shown));
  return params.size === 0 ? MEMBERS_PATH : `${MEMBERS_PATH}?${params}`;
}
