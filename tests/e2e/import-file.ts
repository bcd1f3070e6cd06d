/** Chooses files and reads the import preview in browser tests. */
import type { Locator, Page } from '@playwright/test';
import { type Chapter, expect } from './admin-fixtures.ts';

type List = 'members' | 'chains';

/** Opens the panel and the import dialog of a list. */
export async function openImport(page: Page, list: List = 'members'): Promise<void> {
  await page.goto('/admin/import');
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

/** The rows on the current page of the preview. */
export function rows(page: Page): Locator {
  return page.getByRole('list', { name: 'Rows of the file' }).getByRole('listitem');
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
  await expect(row(page, number).getByRole('term')).toHaveText(label);
  await expect(row(page, number).getByRole('deletion')).toHaveText(String(before));
  await expect(row(page, number).getByRole('insertion')).toHaveText(after);
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
