/** Locators and actions for the chains of the panel. */
import { expect, type Page } from '@playwright/test';
import type { Chapter } from './admin-fixtures.ts';

/** A chain of the demo chapter: two open seats, and a trigger shared with another chain. */
export const WEDDING = {
  id: 'c88433e9-1b8c-4340-96cc-6b86174c4c6b',
  scenario: 'Planning a Wedding',
};

export const section = (page: Page) =>
  page.getByRole('region', { name: 'Referral Chains', exact: true });
export const form = (page: Page) => section(page).getByRole('form');
export const save = (page: Page) => form(page).getByRole('button', { name: 'Save' });
export const preview = (page: Page) => section(page).getByRole('region', { name: 'Preview' });
export const findings = (page: Page) => section(page).getByRole('region', { name: 'Worth a look' });

/** @param id of the chain, or 'new'. */
export async function openForm(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/chains?chain=${id}`);
  await expect(page.getByLabel('Scenario')).toBeVisible();
}

/** @param fields texts keyed by field label, filled in this order. */
export async function fillNew(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await openForm(page, 'new');
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
}

/** The rows of the chains with this scenario. */
export async function stored(chapter: Chapter, scenario: string) {
  const rows = await chapter.rows('referral_chains');
  return rows.filter((row) => row.scenario === scenario);
}
