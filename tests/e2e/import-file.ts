/** Chooses files and reads the import preview in browser tests. */
import type { Locator, Page } from '@playwright/test';
import { type Chapter, expect } from './admin-fixtures.ts';

type List = 'members' | 'chains';

/** Opens the panel and the import dialog of a list. */
export async function openImport(page: Page, list: List = 'members'): Promise<void> {
  await page.goto('/admin/members/import');
  await page.getByRole('button', { name: `Import ${list}` }).click();
  await expect(page.getByLabel('Choose a file')).toBeFocused();
}

/** Chooses a file with this content. */
export async function choose(
  page: Page,
  content: string | Buffer,
  name = 'list.csv',
): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

/** A CSV file of these rows; the cells are not escaped. */
export function csv(...rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.join(',')).join('\r\n');
}

/** A table of the preview. */
export function tableOf(page: Page, label: 'Rows of the file' | 'Not in this file'): Locator {
  return page.getByRole('region', { name: label }).getByRole('table');
}

/** The rows on the current page of the preview. */
export function rows(page: Page): Locator {
  return tableOf(page, 'Rows of the file').locator('tbody');
}

/** Shows what each column is imported as. */
export async function openColumns(page: Page): Promise<void> {
  await page.getByText(/^Columns: /).click();
}

/** The row of the preview with this number. */
export function row(page: Page, number: number): Locator {
  return rows(page).filter({ has: page.getByText(`Row ${number}`, { exact: true }) });
}

/** Waits until the preview has these rows: 'New 1' and so on. */
export async function expectCounts(page: Page, ...counts: readonly string[]): Promise<void> {
  const shown = page.getByRole('group', { name: 'Rows to show' });
  for (const count of counts) {
    await expect(shown.getByRole('button', { name: count, exact: true })).toBeVisible();
  }
}

/** Expects the preview to show exactly this change to one field. */
export async function expectChange(
  page: Page,
  number: number,
  label: string,
  before: unknown,
  after: string,
): Promise<void> {
  const changed = row(page, number);
  await expect(changed.getByRole('deletion')).toHaveText(String(before));
  await expect(changed.getByRole('insertion')).toHaveText(after);
  const headings = await tableOf(page, 'Rows of the file')
    .getByRole('columnheader')
    .allTextContents();
  // The name is the first heading, and a cell of its own kind.
  const cell = changed.getByRole('cell').nth(headings.indexOf(label) - 1);
  await expect(cell.getByRole('insertion')).toHaveText(after);
}

export function importButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Import \d+ rows?$/ });
}

/** A row of the file for this member, with this company. */
export function cells(member: Record<string, unknown> | undefined, company: unknown): string[] {
  const { member_name, profession_role, chapter, email } = member ?? {};
  return [member_name, profession_role, chapter, company, email].map(
    (text) => `"${String(text ?? '').replaceAll('"', '""')}"`,
  );
}

/** The member with this id, as it is stored now. */
export async function memberOf(chapter: Chapter, id: unknown) {
  return (await chapter.rows('members')).find((member) => member.id === id);
}
