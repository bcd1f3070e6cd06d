/** Referral chains as admins keep them: list, form, roles as a list, preview and review. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Chapter, expect, test, toast } from './admin-fixtures.ts';

/** A chain of the demo chapter: two open seats, and a trigger that another chain has too. */
const WEDDING = {
  id: 'c88433e9-1b8c-4340-96cc-6b86174c4c6b',
  scenario: 'Planning a Wedding',
  roles: ['Event Planner', 'Caterer', 'Florist', 'Photographer', 'DJ'],
};

const section = (page: Page) => page.getByRole('region', { name: 'Referral Chains', exact: true });
const form = (page: Page) => section(page).getByRole('form');
const preview = (page: Page) => section(page).getByRole('region', { name: 'Preview' });
const findings = (page: Page) => preview(page).getByRole('region', { name: 'Worth a look' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save' });

async function openForm(page: Page, id: string): Promise<void> {
  await page.goto(`/admin?chain=${id}`);
  await expect(page.getByLabel('Scenario')).toBeVisible();
}

async function fillNew(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await openForm(page, 'new');
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
}

async function stored(chapter: Chapter, scenario: string) {
  const rows = await chapter.rows('referral_chains');
  return rows.filter((row) => row.scenario === scenario);
}

/** The roles in their list, from the first step on. */
function listedRoles(page: Page): Promise<string[]> {
  return form(page)
    .getByRole('textbox', { name: /^Role of step/ })
    .or(form(page).getByRole('combobox', { name: /^Role of step/ }))
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
}

test('P2 chains are listed with scenario, roles joined by arrows and triggers', async ({
  signedIn: page,
}) => {
  await page.goto('/admin');
  const row = section(page).getByRole('listitem').filter({ hasText: WEDDING.scenario });
  await expect(row).toContainText('Event Planner → Caterer → Florist → Photographer → DJ');
  await expect(row).toContainText('wedding, getting married, engaged');
  await section(page).getByLabel('Search referral chains').fill('wedding flor');
  await expect(section(page).getByRole('button', { name: /^Edit / })).toHaveCount(1);
  await expect(section(page).getByRole('status').first()).toHaveText('1 of 14 referral chains');
});

test("P2 P4 P5 C3 Add Chain saves a chain, and its typed arrows are stored as '→'", async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Add Chain' }).click();
  await expect(page.getByLabel('Scenario')).toBeFocused();
  await page.getByLabel('Scenario').fill('  New Baby ');
  await page.getByLabel('Roles sequence').fill('Realtor -> Painter=>Handyman');
  await page.getByLabel('Script template').fill('Hi {lead}, meet {role1_name}.');
  await expect(page.getByLabel('Roles sequence')).toHaveValue('Realtor → Painter → Handyman');
  await page.getByLabel('Trigger keywords').fill('new baby');
  await save(page).click();
  await expect(toast(page, 'Referral chain saved!')).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await expect(section(page).getByRole('button', { name: 'Edit New Baby' })).toBeFocused();
  expect(await stored(chapter, 'New Baby')).toEqual([
    expect.objectContaining({
      roles_sequence: 'Realtor → Painter → Handyman',
      script_template: 'Hi {lead}, meet {role1_name}.',
      trigger_keywords: 'new baby',
      notes: null,
    }),
  ]);
});

test('P4 C3 arrows are stored also when Enter saves before the field is left', async ({
  signedIn: page,
  chapter,
}) => {
  await fillNew(page, { Scenario: 'Quick', 'Script template': 'Hi', 'Roles sequence': 'A=>B' });
  await page.getByLabel('Roles sequence').press('Enter');
  await expect(toast(page, 'Referral chain saved!')).toBeVisible();
  expect(await stored(chapter, 'Quick')).toMatchObject([{ roles_sequence: 'A → B' }]);
});

test('P4 Save waits for scenario, roles sequence and script template; blanks do not count', async ({
  signedIn: page,
}) => {
  await openForm(page, 'new');
  for (const label of ['Scenario', 'Roles sequence', 'Script template']) {
    await expect(save(page)).toBeDisabled();
    await page.getByLabel(label).fill('   ');
    await expect(save(page)).toBeDisabled();
    await page.getByLabel(label).fill('Something');
  }
  await expect(save(page)).toBeEnabled();
});

test('C3 P4 a sequence of arrows alone is not saved: the field says why and has the focus', async ({
  signedIn: page,
}) => {
  await fillNew(page, { Scenario: 'Odd', 'Script template': 'Hi', 'Roles sequence': '->' });
  await save(page).click();
  const field = page.getByLabel('Roles sequence');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Name at least one role/);
});

test('P2 P4 Edit changes every field of a chain, and Cancel none', async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin');
  const before = await stored(chapter, WEDDING.scenario);
  await section(page)
    .getByRole('button', { name: `Edit ${WEDDING.scenario}` })
    .click();
  await page.getByLabel('Notes').fill('Something else');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(form(page)).toHaveCount(0);
  expect(await stored(chapter, WEDDING.scenario)).toEqual(before);

  const changes = {
    scenario: 'Planning a Party',
    roles_sequence: 'Caterer → DJ',
    script_template: 'Hi!',
    trigger_keywords: 'party',
    notes: 'Ask early.',
  };
  await section(page)
    .getByRole('button', { name: `Edit ${WEDDING.scenario}` })
    .click();
  await page.getByLabel('Scenario').fill(changes.scenario);
  await page.getByLabel('Roles sequence').fill(changes.roles_sequence);
  await page.getByLabel('Script template').fill(changes.script_template);
  await page.getByLabel('Trigger keywords').fill(changes.trigger_keywords);
  await page.getByLabel('Notes').fill(changes.notes);
  await save(page).click();
  await expect(toast(page, 'Referral chain saved!')).toBeVisible();
  expect(await stored(chapter, changes.scenario)).toMatchObject([{ id: WEDDING.id, ...changes }]);
});

test('P2 P5 P6 a deleted chain can be had back', async ({ signedIn: page, chapter }) => {
  await page.goto('/admin');
  const before = await stored(chapter, WEDDING.scenario);
  await section(page)
    .getByRole('button', { name: `Delete ${WEDDING.scenario}` })
    .click();
  await expect(toast(page, 'Referral chain deleted!')).toBeVisible();
  expect(await stored(chapter, WEDDING.scenario)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    section(page).getByRole('button', { name: `Edit ${WEDDING.scenario}` }),
  ).toBeVisible();
  const [chain] = before;
  expect(await stored(chapter, WEDDING.scenario)).toEqual([
    { ...chain, version: expect.any(Number) },
  ]);
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('P5 a chain that cannot be saved stays in its form', async ({ signedIn: page, chapter }) => {
    await openForm(page, WEDDING.id);
    await page.route('**/rest/v1/referral_chains?*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await page.getByLabel('Notes').fill('Not lost');
    await save(page).click();
    await expect(toast(page, 'Failed to save referral chain')).toBeVisible();
    await expect(page.getByLabel('Notes')).toHaveValue('Not lost');
    await page.unroute('**/rest/v1/referral_chains?*');
    await save(page).click();
    await expect(toast(page, 'Referral chain saved!')).toBeVisible();
    expect(await stored(chapter, WEDDING.scenario)).toMatchObject([{ notes: 'Not lost' }]);
  });

  test('P4 a chain is saved without its preview when the engine does not arrive', async ({
    signedIn: page,
  }) => {
    await page.route('**/assets/workbench-*.js', (route) => route.abort());
    await openForm(page, WEDDING.id);
    await expect(preview(page)).toContainText('The preview could not be loaded.');
    await page.getByLabel('Notes').fill('All the same');
    await save(page).click();
    await expect(toast(page, 'Referral chain saved!')).toBeVisible();
  });

  test('P5 a chain that cannot be deleted stays in the list', async ({ signedIn: page }) => {
    await page.goto('/admin');
    await page.route('**/rest/v1/referral_chains?*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
    );
    await section(page)
      .getByRole('button', { name: `Delete ${WEDDING.scenario}` })
      .click();
    await expect(toast(page, 'Failed to delete referral chain')).toBeVisible();
    await expect(
      section(page).getByRole('button', { name: `Edit ${WEDDING.scenario}` }),
    ).toBeVisible();
  });
});

test('C3 P4 the roles as text and as a list are one', async ({ signedIn: page }) => {
  await openForm(page, 'new');
  const text = page.getByLabel('Roles sequence');
  await text.fill('Realtor -> Mover -> ');
  expect(await listedRoles(page)).toEqual(['Realtor', 'Mover', '']);
  await page.getByLabel('Role of step 3').pressSequentially('Pest Control => Painter ');
  expect(await listedRoles(page)).toEqual(['Realtor', 'Mover', 'Pest Control', 'Painter ']);
  await expect(text).toHaveValue('Realtor → Mover → Pest Control → Painter ');
  await expect(page.getByLabel('Role of step 4')).toBeFocused();
});

test('C3 P4 roles are moved, added and removed by keyboard, and it is said', async ({
  signedIn: page,
}) => {
  await openForm(page, WEDDING.id);
  const news = form(page).getByRole('status');
  const text = page.getByLabel('Roles sequence');

  await form(page).getByRole('button', { name: 'Move up Florist' }).focus();
  await page.keyboard.press('Enter');
  await expect(news).toHaveText('Florist is now step 2 of 5. The script follows.');
  await expect(form(page).getByRole('button', { name: 'Move up Florist' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(news).toContainText('Florist is now step 1 of 5.');
  await expect(form(page).getByRole('button', { name: 'Move down Florist' })).toBeFocused();
  await expect(text).toHaveValue('Florist → Event Planner → Caterer → Photographer → DJ');

  await page.getByLabel('Role of step 5').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByLabel('Role of step 4')).toBeFocused();
  await expect(text).toHaveValue('Florist → Event Planner → Caterer → DJ → Photographer');

  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Role of step 5')).toBeFocused();
  await page.keyboard.type('Baker');
  await expect(text).toHaveValue('Florist → Event Planner → Caterer → DJ → Baker → Photographer');

  await form(page).getByRole('button', { name: 'Remove DJ' }).focus();
  await page.keyboard.press('Enter');
  await expect(news).toContainText('Removed DJ.');
  await expect(form(page).getByRole('button', { name: 'Remove Baker' })).toBeFocused();
  await form(page).getByRole('button', { name: 'Put DJ back' }).click();
  await expect(text).toHaveValue('Florist → Event Planner → Caterer → DJ → Baker → Photographer');

  await form(page).getByRole('button', { name: 'Add role' }).press('Enter');
  await expect(page.getByLabel('Role of step 7')).toBeFocused();
});

test('C5 a role that is moved, removed or put back in the list keeps its part of the script', async ({
  signedIn: page,
}) => {
  await fillNew(page, {
    'Roles sequence': 'Realtor → Mover → Painter',
    'Script template': '{role1_name} sells, {role2_name} drives, {role3_name} paints.',
  });
  const script = page.getByLabel('Script template');
  const text = page.getByLabel('Roles sequence');
  await form(page).getByRole('button', { name: 'Move up Painter' }).click();
  await expect(script).toHaveValue('{role1_name} sells, {role3_name} drives, {role2_name} paints.');

  await form(page).getByRole('button', { name: 'Remove Realtor' }).click();
  await expect(script).toHaveValue('{role3_name} sells, {role2_name} drives, {role1_name} paints.');
  await expect(findings(page)).toContainText('{role3_name} asks for step 3');
  await form(page).getByRole('button', { name: 'Put Realtor back' }).click();
  await expect(text).toHaveValue('Realtor → Painter → Mover');
  await expect(script).toHaveValue('{role1_name} sells, {role3_name} drives, {role2_name} paints.');

  await page.getByLabel('Role of step 1').press('Enter');
  await expect(script).toHaveValue('{role1_name} sells, {role3_name} drives, {role2_name} paints.');
  await page.keyboard.type('Banker');
  await expect(script).toHaveValue('{role1_name} sells, {role4_name} drives, {role3_name} paints.');
});

test('C4 C5 C6 the preview follows what is typed, with the members of today', async ({
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

test('C1 C4 C5 the review names what an admin can mend, and none of it stops a save', async ({
  signedIn: page,
}) => {
  await fillNew(page, {
    Scenario: 'Everything at Once',
    'Roles sequence': 'Realtor -> DJ -> Event Planner -> Wedding Planner',
    'Script template': 'Hi {lead}, {role1 name}, {role9} and {company}',
    'Trigger keywords': 'Weddings',
  });
  for (const text of [
    'Nobody fills DJ yet, so step 2 is an open seat.',
    'For Realtor, Celeste Whitaker is named before Simone Baptiste',
    'Waxhaw is the home chapter.',
    'Camille Duarte fills steps 3 and 4, since nobody else is left who could.',
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

test('C1 the trigger of a chain is not held against itself', async ({ signedIn: page }) => {
  await openForm(page, WEDDING.id);
  await expect(findings(page)).toContainText(
    'Another chain has "wedding" too: Destination Wedding and Honeymoon.',
  );
  await expect(findings(page)).not.toContainText('"getting married"');
});

test('C4 the list marks chains with open seats', async ({ signedIn: page }) => {
  await page.goto('/admin');
  const row = section(page).getByRole('listitem').filter({ hasText: WEDDING.scenario });
  await expect(row).toContainText('2 open seats');
});

test('C5 a placeholder is written where the caret is', async ({ signedIn: page }) => {
  await fillNew(page, { 'Roles sequence': 'Realtor', 'Script template': 'Hi , bye' });
  const script = page.getByLabel('Script template');
  await script.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
  await form(page).getByRole('button', { name: '{lead}' }).click();
  await expect(script).toHaveValue('Hi {lead}, bye');
  await expect(script).toBeFocused();
  await page.keyboard.type('!');
  await expect(script).toHaveValue('Hi {lead}!, bye');
});

test.describe('when somebody else saves meanwhile', () => {
  test.use({ expectedErrors: [/409/] });

  test('P4 P6 a save over a newer one loses neither', async ({ signedIn: page, chapter }) => {
    await openForm(page, WEDDING.id);
    await page.getByLabel('Notes').fill('My note');
    await page.getByLabel('Scenario').fill('A Wedding');
    await chapter.change('referral_chains', `id=eq.${WEDDING.id}`, {
      notes: 'Their note',
      trigger_keywords: 'their trigger',
    });
    await save(page).click();
    await expect(toast(page, 'Failed to save referral chain')).toBeVisible();
    await expect(form(page)).toContainText(
      'Somebody else saved this referral chain while you were editing.',
    );
    await expect(page.getByLabel('Trigger keywords')).toHaveValue('their trigger');
    await form(page)
      .getByRole('radio', { name: /Theirs: Their note/ })
      .check();
    await save(page).click();
    await expect(toast(page, 'Referral chain saved!')).toBeVisible();
    expect(await stored(chapter, 'A Wedding')).toMatchObject([
      { id: WEDDING.id, notes: 'Their note', trigger_keywords: 'their trigger' },
    ]);
  });
});

test('P2 P4 a chain is added by keyboard alone', async ({ signedIn: page, chapter }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Add Chain' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('By Hand');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Realtor');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Role of step 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Painter');
  const script = page.getByLabel('Script template');
  while (!(await script.evaluate((area) => area === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Hi');
  while (!(await save(page).evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Referral chain saved!')).toBeVisible();
  expect(await stored(chapter, 'By Hand')).toMatchObject([{ roles_sequence: 'Realtor → Painter' }]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const width of [360, 1280]) {
      test(`P4 axe finds nothing in the chain form ${width} px wide, and it fits`, async ({
        signedIn: page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await openForm(page, WEDDING.id);
        await page.getByLabel('Script template').fill('{company} {role9}');
        await form(page).getByRole('button', { name: 'Remove Florist' }).click();
        await expect(findings(page)).toContainText('{role9} asks for step 9');
        const { violations } = await new AxeBuilder({ page }).include('#chains').analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
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
  });
}
