/** The form of a chain, for component tests: how to open and fill it, and its parts. */
import { page } from 'vitest/browser';
import { type ChapterInMemory, demo } from './chapter-in-memory.ts';
import { fill, openPanel } from './panel-page.tsx';

/** A chain of the demo chapter: two open seats, and a trigger shared with another chain. */
export const WEDDING = {
  id: 'c88433e9-1b8c-4340-96cc-6b86174c4c6b',
  scenario: 'Planning a Wedding',
};

export const section = page.getByRole('region', { name: 'Referral Chains', exact: true });
export const form = section.getByRole('form');
export const save = form.getByRole('button', { name: 'Save' });
export const preview = section.getByRole('region', { name: 'Preview' });
export const findings = section.getByRole('region', { name: 'Worth a look' });

/** Opens the form on the demo chapter. @param id of the chain, or 'new' */
export function openForm(id: string): Promise<ChapterInMemory> {
  return openPanel(`/admin/chains?chain=${id}`, demo);
}

/** @param fields texts keyed by field label, filled in this order. */
export async function fillNew(fields: Readonly<Record<string, string>>): Promise<ChapterInMemory> {
  const chapter = await openForm('new');
  await fill(fields);
  return chapter;
}
