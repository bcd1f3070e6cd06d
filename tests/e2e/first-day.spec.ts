/** The first day of a volunteer: from the demo to a chapter of one's own, with the roster as a secretary keeps it (P15). */
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './accessibility-checks.ts';
import { type Chapter, expect, test, toast } from './admin-fixtures.ts';
import { openReady, search } from './fixtures.ts';

const ROSTER = join(import.meta.dirname, 'files', 'harbor-roster.csv');
const DEMO = 'This is a demo. The people and companies are invented.';
const MAX_CHOICES = 15;

/** What the admin chooses: each click, typed text and file. */
function choices() {
  let count = 0;
  const one =
    <Rest extends unknown[]>(act: (target: Locator, ...rest: Rest) => Promise<unknown>) =>
    async (target: Locator, ...rest: Rest) => {
      count += 1;
      await act(target, ...rest);
    };
  return {
    click: one((target) => target.click()),
    type: one((target, text: string) => target.fill(text)),
    pick: one((target, option: string) => target.selectOption(option)),
    give: one((target, file: string) => target.setInputFiles(file)),
    made: () => count,
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('P15 K6 a volunteer starts her own chapter from a messy roster of 25, in 15 choices at most', async ({
  signedIn: page,
  chapter,
}) => {
  test.slow();
  await openReady(page);
  await expect(page.getByText(DEMO)).toBeVisible();

  const { click, type, pick, give, made } = choices();
  await page.goto('/admin');
  await expect(heading(page, 'This is a demo')).toBeVisible();
  await click(button(page, 'Start with your own chapter'));

  await expect(heading(page, 'Your chapter')).toBeFocused();
  await type(page.getByLabel('Name of your chapter'), 'Harbor Point Business Partners');
  await type(page.getByLabel('Town'), 'Harbor Point');
  await expectNoViolations(page);
  await click(button(page, 'Continue'));

  await expect(heading(page, 'Your roster')).toBeFocused();
  await expectNoViolations(page);
  await give(page.locator('input[type=file]'), ROSTER);

  await expect(page.getByText('25 members on your roster. 1 trade to check.')).toBeVisible();
  const understood = page.getByRole('list', { name: 'Understood' }).getByRole('listitem');
  await expect(understood.filter({ hasText: 'P&C Insurance' })).toContainText('Insurance Agent');
  await expect(understood.filter({ hasText: 'Owner, Donnelly Plumbing' })).toContainText('Plumber');
  await expect(page.getByText('3 rows left out')).toBeVisible();
  await expectNoViolations(page);
  await pick(page.getByLabel('Trade of Derek Young'), 'Banker');
  await click(button(page, 'Continue'));

  await expect(page.getByLabel('Selling a Home')).toBeChecked();
  await expect(page.getByLabel('Buying a Home')).toBeChecked();
  await expectNoViolations(page);
  await click(button(page, 'Continue'));

  await type(page.getByLabel('Their email address'), 'tom@beckerhomes.example.com');
  await expect(page.getByLabel('Message to tom@beckerhomes.example.com')).toHaveValue(
    /directory of Harbor Point Business Partners.*with tom@beckerhomes.example.com/s,
  );
  await expectNoViolations(page);
  await click(button(page, 'Start my chapter'));

  await expect(toast(page, 'Your chapter has started')).toBeVisible();
  expect(made()).toBeLessThanOrEqual(MAX_CHOICES);
  await expectCalmOverview(page);
  await page.goto('/admin/people');
  await expect(page.getByText('tom@beckerhomes.example.com', { exact: true })).toBeVisible();
  await expectOwnChapter(chapter);

  await search(page, 'car insurance');
  await expect(page.getByRole('link', { name: 'Maria Alvarez', exact: true })).toBeVisible();
  await search(page, 'selling my house');
  await expect(page.getByText('Barbara Stein').first()).toBeVisible();
  await openReady(page);
  await expect(page.getByText('Who in Harbor Point Business Partners can help?')).toBeVisible();
  await expect(page.getByText(DEMO)).toBeHidden();
});

/** Nothing is red, and nothing tells of the demo. */
async function expectCalmOverview(page: Page): Promise<void> {
  await expect(page.getByText(/^\d+ members not in any referral chain$/)).toBeVisible();
  const reds = await page.locator('main').evaluate((main) => {
    const probe = document.createElement('span');
    probe.style.color = 'var(--color-danger)';
    main.append(probe);
    const red = getComputedStyle(probe).color;
    const found = [...main.querySelectorAll('*')].filter(
      (element) => element !== probe && getComputedStyle(element).color === red,
    );
    probe.remove();
    return found.map(({ textContent }) => textContent);
  });
  expect(reds).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/not met|open seat|odd contact|No search leads/)).toHaveCount(0);
}

async function expectOwnChapter(chapter: Chapter): Promise<void> {
  const members = await chapter.rows('members');
  expect(members).toHaveLength(25);
  expect(new Set(members.map((member) => member.chapter))).toEqual(
    new Set(['Harbor Point Business Partners']),
  );
  const [settings] = await chapter.rows('chapter_settings');
  expect(settings).toMatchObject({ boosts: null, is_demo: false, home: 'Harbor Point' });
  expect(await chapter.rows('expectations')).toEqual([]);
}

test('P15 going back and a reload lose nothing, a list can be pasted or typed, and Undo brings the demo back', async ({
  signedIn: page,
  chapter,
}) => {
  const demo = await chapter.rows('members');
  await page.goto('/admin?own=name');
  await page.getByLabel('Name of your chapter').fill('Partners');
  await page.getByLabel('Town').fill('Harbor Point');
  await button(page, 'Continue').click();
  await page.getByText('Type them one by one').click();
  await page.getByLabel('Name 1').fill('Pat Donnelly');
  await page.getByLabel('Trade 1').fill('Plumber');
  await button(page, 'Another person').click();
  await expect(page.getByLabel('Name 2')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Trade 1')).toHaveValue('Plumber');
  await button(page, 'Use these people').click();
  await expect(
    page.getByText('1 member on your roster. Every trade was understood.'),
  ).toBeVisible();

  await page.goBack();
  await page.getByText('Paste it from a spreadsheet').click();
  const rows = [
    'Name\tTrade',
    'Pat Donnelly\tPlumber',
    'Lee Hart\tZyxgruv',
    'Jo Hill\tElectrician',
  ];
  await page.getByLabel('Your list').fill(rows.join('\n'));
  await button(page, 'Use this list').click();
  await page.getByLabel('Trade of Lee Hart').selectOption('Leave this person out');
  await button(page, 'Continue').click();
  await page.getByRole('checkbox').first().uncheck();
  await button(page, 'Continue').click();
  await page.goBack();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  await button(page, 'Continue').click();
  await button(page, 'Start my chapter').click();
  await expect(page.getByText('2 members and 0 chains replaced the demo.')).toBeVisible();
  const names = (await chapter.rows('members')).map((member) => member.member_name);
  expect(names.toSorted()).toEqual(['Jo Hill', 'Pat Donnelly']);

  await button(page, 'Undo').click();
  await expect(toast(page, 'The demo is back')).toBeVisible();
  await expect(heading(page, 'This is a demo')).toBeVisible();
  expect(await chapter.rows('members')).toEqual(demo);
  await button(page, 'Start with your own chapter').click();
  await expect(page.getByLabel('Name of your chapter')).toHaveValue('Partners');
});
