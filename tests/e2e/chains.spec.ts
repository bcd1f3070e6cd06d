/** Referral chains in the panel: listing, adding, editing and deleting them (P2, P4, P5, P6). */
import { expect, test, toast } from './admin-fixtures.ts';
import { fillNew, form, openForm, preview, save, section, stored, WEDDING } from './chain-page.ts';

test('P2 chains are listed with scenario, roles joined by arrows and triggers', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/chains');
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
  await page.goto('/admin/chains');
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

test("P4 C3 typed arrows are stored as '→' even when Enter saves before the field loses focus", async ({
  signedIn: page,
  chapter,
}) => {
  await fillNew(page, { Scenario: 'Quick', 'Script template': 'Hi', 'Roles sequence': 'A=>B' });
  await page.getByLabel('Roles sequence').press('Enter');
  await expect(toast(page, 'Referral chain saved!')).toBeVisible();
  expect(await stored(chapter, 'Quick')).toMatchObject([{ roles_sequence: 'A → B' }]);
});

test('P4 Save is disabled until scenario, roles and script are filled; blanks do not count', async ({
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

test('C3 P4 a sequence of only arrows is rejected: the field gets the focus and shows the reason', async ({
  signedIn: page,
}) => {
  await fillNew(page, { Scenario: 'Odd', 'Script template': 'Hi', 'Roles sequence': '->' });
  await save(page).click();
  const field = page.getByLabel('Roles sequence');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Name at least one role/);
});

test('P2 P4 Edit can change every field of a chain, and Cancel changes none', async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin/chains');
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

test('P2 P5 P6 Undo restores a deleted chain', async ({ signedIn: page, chapter }) => {
  await page.goto('/admin/chains');
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

  test('P4 a chain can be saved when its preview does not load', async ({ signedIn: page }) => {
    await page.route('**/assets/chapter-preview-*.js', (route) => route.abort());
    await openForm(page, WEDDING.id);
    await expect(preview(page)).toContainText('The preview could not be loaded.');
    await page.getByLabel('Notes').fill('All the same');
    await save(page).click();
    await expect(toast(page, 'Referral chain saved!')).toBeVisible();
  });

  test('P5 a chain that cannot be deleted stays in the list', async ({ signedIn: page }) => {
    await page.goto('/admin/chains');
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

test.describe('when another admin saves in the meantime', () => {
  test.use({ expectedErrors: [/409/] });

  test('P4 P6 a save that conflicts with a newer one loses neither', async ({
    signedIn: page,
    chapter,
  }) => {
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
      'Someone else saved this referral chain while you were editing.',
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
