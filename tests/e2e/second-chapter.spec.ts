/** With another town's settings the page shows that town's names and wording, without a rebuild (K5). */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseChapterRecords } from 'domain/chapter.ts';
import { readChapterFile } from '../../apps/panel/src/settings/chapter-file.ts';
import demo from '../../packages/domain/tests/chapter.json' with { type: 'json' };
import rows from '../second-chapter/directory.json' with { type: 'json' };
import { expect, test } from './admin-fixtures.ts';

const FILE = new URL('../second-chapter/chapter.json', import.meta.url);

test.beforeEach(async ({ chapter }) => {
  await chapter.replace('members', rows.members);
  await chapter.replace('referral_chains', rows.referral_chains);
  const file = readFileSync(FILE, 'utf8');
  const records = readChapterFile(
    file,
    { ...parseChapterRecords(demo), expectations: [], demand: [] },
    randomUUID,
  );
  const [{ version, ...changes } = {}] = records.settings;
  await chapter.change('chapter_settings', 'id=not.is.null', changes);
  const unversioned = <T extends { version: unknown }>({ version: _, ...row }: T) => row;
  await chapter.replace('own_categories', records.categories.map(unversioned));
  await chapter.replace('own_words', records.words.map(unversioned));
});

test("K1 K2 L3 M8 D2 F1 the page uses the other town's chapter throughout", async ({ page }) => {
  await page.goto('/?q=snowbird');
  const steps = page.getByRole('listitem');
  await expect(steps.filter({ hasText: 'Dot Sayer' })).toContainText('(Pine Hollow)');
  await expect(steps.filter({ hasText: 'Jo Pell' })).not.toContainText('(');

  await page.goto('/?q=house+flogger');
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('Ines Thorne');

  await page.goto('/?q=close+camp+for+the+season');
  await expect(cards.first()).toContainText('Cal Winslow');
  await expect(cards.first()).toContainText('Camp Caretaker');

  await page.goto('/?q=sugrbush');
  await expect(page.getByRole('heading', { name: 'No exact match for sugarbush' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('General Business Services');

  await page.goto('/?q=roof+leak');
  await expect(cards.first()).toContainText('Dot Sayer');
  await expect(page.locator('body')).not.toContainText('Waxhaw');
  await page.getByRole('button', { name: 'Feedback' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Hello');
  const mail = page.waitForRequest(/^mailto:/);
  await page.getByRole('button', { name: 'Send Feedback' }).click();
  expect(new URL((await mail).url()).pathname).toBe('circle@example.org');
});
