/** The preview and review of a chain while it is edited (C1, C4 to C6). */
import { expectNoViolations } from './accessibility-checks.ts';
import { expect, test, toast } from './admin-fixtures.ts';
import {
  fillNew,
  findings,
  form,
  openForm,
  preview,
  save,
  section,
  WEDDING,
} from './chain-page.ts';

test('C4 C5 C6 the preview follows the typed text and the current members', async ({
  signedIn: page,
  chapter,
}) => {
  await fillNew(page, { Scenario: 'Garden Party', 'Roles sequence': 'Caterer' });
  const steps = preview(page).getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(1);
  await expect(steps.first()).toContainText('Reggie Boudreaux');

  await page.getByLabel('Roles sequence').fill('Caterer -> DJ');
  await expect(steps.nth(1)).toHaveText(/DJ\s*Open Seat/);
  await page.getByLabel('Script template').fill('{lead}: {role1_name}, then {role2_name}.');
  await expect(preview(page)).toContainText('Friend: Reggie Boudreaux, then our future DJ.');
  await expect(preview(page)).toContainText(
    'Hi friend, for "Garden Party" I would like you to meet Reggie (Caterer).',
  );
  await expect(preview(page).getByRole('status')).toHaveText(/^Preview: 2 steps, 1 open seat/);

  await chapter.change('members', 'member_name=eq.Reggie Boudreaux', { member_name: 'Bo Birch' });
  await page.reload();
  await expect(steps.first()).toContainText('Bo Birch');
});

test('C1 C4 C5 the review lists what an admin can fix, and none of it blocks a save', async ({
  signedIn: page,
}) => {
  await fillNew(page, {
    Scenario: 'Everything at Once',
    'Roles sequence': 'Realtor -> DJ -> Event Planner -> Wedding Planner',
    'Script template': 'Hi {lead}, {role1 name}, {role9} and {company}',
    'Trigger keywords': 'Weddings',
  });
  for (const text of [
    'No one fills DJ yet, so step 2 is an open seat.',
    'For Realtor, Celeste Whitaker is named before Simone Baptiste',
    'Waxhaw is the home chapter.',
    'Camille Duarte fills steps 3 and 4, since no one else is left who could.',
    'Nothing is filled in for {role1 name}: it would be sent as typed. Did you mean {role1_name}?',
    '{role9} asks for step 9, but the sequence has steps 1 to 4.',
    'Nothing is filled in for {company}',
    'Other chains have "Weddings" too: Destination Wedding and Honeymoon; Planning a Wedding.',
  ]) {
    await expect(findings(page)).toContainText(text);
  }
  await save(page).click();
  await expect(toast(page, 'Referral chain saved!')).toBeVisible();
});

test("C1 the review does not compare a chain's triggers with its own", async ({
  signedIn: page,
}) => {
  await openForm(page, WEDDING.id);
  await expect(findings(page)).toContainText(
    'Another chain has "wedding" too: Destination Wedding and Honeymoon.',
  );
  await expect(findings(page)).not.toContainText('"getting married"');
});

test('C4 the list marks chains with open seats', async ({ signedIn: page }) => {
  await page.goto('/admin/chains');
  const row = section(page).getByRole('listitem').filter({ hasText: WEDDING.scenario });
  await expect(row).toContainText('2 open seats');
});

for (const width of [360, 1280]) {
  test(`P4 the chain form passes axe and fits at ${width} px`, async ({ signedIn: page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openForm(page, WEDDING.id);
    await page.getByLabel('Script template').fill('{company} {role9}');
    await form(page).getByRole('button', { name: 'Remove Florist' }).click();
    await expect(findings(page)).toContainText('{role9} asks for step 9');
    await expectNoViolations(page, 'main section');
    const controls = form(page).locator('button, input, textarea');
    const heights = await controls.evaluateAll((all) =>
      all.map((control) => control.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(20);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
