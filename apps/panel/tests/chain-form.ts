/** The form of a chain, for component tests: how to open and fill it, and its parts. */
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { type ChapterInMemory, demo } from './chapter-in-memory.ts';
import { field, fill, openPanel } from './panel-page.tsx';

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

/** @param fields texts keyed by field label, filled in this order; 'Role of step 1' takes several with arrows. */
export async function fillNew(fields: Readonly<Record<string, string>>): Promise<ChapterInMemory> {
  const chapter = await openForm('new');
  await fill(fields);
  return chapter;
}

/** Types the roles of a chain, joined by arrows, in place of those there are. */
export async function fillRoles(roles: string): Promise<void> {
  const rows = form.getByRole('combobox', { name: /^Role of step/ });
  for (let left = rows.elements().length; left > 1; left--) {
    await form
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect.element(rows).toHaveLength(left - 1);
  }
  await field('Role of step 1').fill(roles);
}

/** The roles in the list, in order. */
export async function expectRoles(roles: readonly string[]): Promise<void> {
  const inputs = form.getByRole('combobox', { name: /^Role of step/ });
  const listed = () => inputs.elements().map((input) => (input as HTMLInputElement).value);
  await expect.poll(listed).toEqual(roles);
}

export const script = form.getByRole('textbox', { name: 'Script template' });

/** Expects this text in the editor, with its chips as the placeholders they stand for. */
export async function expectScript(text: string): Promise<void> {
  await expect
    .poll(() =>
      Array.from(script.element().childNodes, (node) =>
        node instanceof HTMLElement && node.dataset.placeholder !== undefined
          ? node.dataset.placeholder
          : (node.textContent ?? ''),
      ).join(''),
    )
    .toBe(text);
}
