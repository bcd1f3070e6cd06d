/** An app built from another town's chapter.json shows that town's names and wording. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CopiedProject, copiedProject } from '../chapter/copied-project.ts';
import rows from '../routing/second-chapter/directory.json' with { type: 'json' };
import { test as base, expect } from './admin-fixtures.ts';

interface WorkerFixtures {
  /** Pine Hollow's app, built once. */
  pineHollow: CopiedProject;
}

const CHAPTER = new URL('../routing/second-chapter/chapter.json', import.meta.url);

const test = base.extend<object, WorkerFixtures>({
  pineHollow: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => {
      const project = copiedProject(readFileSync(CHAPTER, 'utf8'));
      const { status, stderr } = project.run('scripts/web-build.ts');
      if (status !== 0) throw new Error(stderr);
      await use(project);
      project.folder.remove();
    },
    { scope: 'worker' },
  ],
  chapter: async ({ startChapter, pineHollow }, use) => {
    const site = join(pineHollow.folder.path, 'dist');
    const chapter = await startChapter({ SEED: 'none', SITE_DIR: site });
    await chapter.replace('members', rows.members);
    await chapter.replace('referral_chains', rows.referral_chains);
    await use(chapter);
  },
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

test("the other town's build contains no name from the demo chapter", ({ pineHollow }) => {
  const dist = join(pineHollow.folder.path, 'dist');
  const files = globSync('**/*.{html,js,css,webmanifest}', { cwd: dist });
  const served = files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
  expect(served).toContain('Pine Hollow');
  expect(served).not.toMatch(/Waxhaw|Ballantyne|Lake Wylie|Pritchard/);
});
