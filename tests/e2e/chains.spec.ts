/** Referral chains in the panel, saved on a real server, and their form's layout (P2, P4 to P6, C3). */
import { expectNoViolations } from './accessibility-checks.ts';
import { type Chapter, expect, test, toast } from './admin-fixtures.ts';
import { tabTo } from './keyboard.ts';

/** A chain of the demo chapter. */
const WEDDING = {
  id: 'c88433e9-1b8c-4340-96cc-6b86174c4c6b',
  scenario: 'Planning a Wedding',
};

test('P2 P4 P5 P6 C3 a chain can be added by keyboard alone, changed, deleted and restored, as the database stores it', async ({
  signedIn: page,
  chapter,
}) => {
  const section = page.getByRole('region', { name: 'Referral Chains', exact: true });
  const save = section.getByRole('form').getByRole('button', { name: 'Save' });
  await page.goto('/admin/chains');
  await page.getByRole('button', { name: 'Add Chain' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('By Hand');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Role of step 1')).toBeFocused();
  await page.keyboard.type('Realtor');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Painter');
  await tabTo(page, page.getByLabel('Script template'));
  await page.keyboard.type('Hi');
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Referral chain saved!')).toBeVisible();
  expect(await stored(chapter, 'By Hand')).toMatchObject([{ roles_sequence: 'Realtor → Painter' }]);

  const changes = {
    scenario: 'Planning a Party',
    roles_sequence: 'Caterer → DJ',
    script_template: 'Hi!',
    trigger_keywords: 'party',
    notes: 'Ask early.',
  };
  await section.getByRole('button', { name: `Edit ${WEDDING.scenario}` }).click();
  await page.getByLabel('Scenario').fill(changes.scenario);
  for (const role of ['Event Planner', 'Caterer', 'Florist', 'Photographer']) {
    await section.getByRole('button', { name: `Remove ${role}` }).click();
  }
  await page.getByLabel('Role of step 1').fill(changes.roles_sequence);
  await page.getByLabel('Script template').fill(changes.script_template);
  await page.getByLabel('Trigger keywords').fill(changes.trigger_keywords);
  await page.getByLabel('Notes').fill(changes.notes);
  await save.click();
  await expect(section.getByRole('form')).toHaveCount(0);
  const before = await stored(chapter, changes.scenario);
  expect(before).toMatchObject([{ id: WEDDING.id, ...changes }]);

  await section.getByRole('button', { name: `Delete ${changes.scenario}` }).click();
  await expect(toast(page, 'Referral chain deleted!')).toBeVisible();
  expect(await stored(chapter, changes.scenario)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(section.getByRole('button', { name: `Edit ${changes.scenario}` })).toBeVisible();
  expect(await stored(chapter, changes.scenario)).toEqual([
    { ...before[0], version: expect.any(Number) },
  ]);
});

test('P4 the chain form passes axe and fits a phone and a wide page', async ({
  signedIn: page,
}) => {
  const form = page.getByRole('form');
  await page.goto(`/admin/chains?chain=${WEDDING.id}`);
  await page.getByLabel('Script template').fill('{company} {role9}');
  await form.getByRole('button', { name: 'Remove Florist' }).click();
  await expect(page.getByRole('region', { name: 'Worth a look' })).toContainText(
    '{role9} asks for step 9',
  );
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, 'main section');
    const heights = await form
      .locator('button, input, textarea')
      .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(20);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});

/** The rows of the chains with this scenario. */
async function stored(chapter: Chapter, scenario: string) {
  const rows = await chapter.rows('referral_chains');
  return rows.filter((row) => row.scenario === scenario);
}
