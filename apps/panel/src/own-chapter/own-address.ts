/** The addresses of the steps to one's own chapter, below the overview: '/admin?own=roster' (P15). */
import { ADMIN_PATH } from 'ui/paths.ts';
import { useSearch } from 'wouter/use-browser-location';

export const STEPS = ['name', 'roster', 'understood', 'chains', 'admin'] as const;
export type Step = (typeof STEPS)[number];

/** @example stepPath('roster') // '/admin?own=roster' */
export function stepPath(step: Step): string {
  return `${ADMIN_PATH}?own=${step}`;
}

/** Null outside the steps. */
export function useStep(): Step | null {
  const wanted = new URLSearchParams(useSearch()).get('own');
  return STEPS.find((step) => step === wanted) ?? null;
}
