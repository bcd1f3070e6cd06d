/** Keeping members' entries correct: asking, confirming, and showing what is wrong (P9). */
import type { Page } from '@playwright/test';
import { dayOf } from 'domain/day.ts';
import { type Chapter, expect, test, toast } from './admin-fixtures.ts';

const EARL = '979f1a19-a83d-49fa-a9de-a0b54b75e390';
test.use({ expectedErrors: [/409/] });

/** The demo chapter's members due for confirmation, longest unconfirmed first. */
const DUE = ['Earl McAllister', 'Gloria Espinoza', 'Roy Castellano'];

test('P9 the request to a member who is due shows their entry, and one click confirms it, with Undo', async ({
  signedIn: page,
  chapter,
}) => {
  const before = await memberOf(chapter, EARL);
  await page.goto('/admin');
  await page.getByRole('link', { name: '3 members not confirmed in the last 6 months' }).click();
  await expect(page.getByText('3 of 48 members')).toBeVisible();
  await expect(confirmButtons(page)).toHaveCount(3);
  const labels = await confirmButtons(page).evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label')),
  );
  expect(labels).toEqual(DUE.map((name) => `Confirmed: ${name}`));

  await page.getByRole('button', { name: 'Ask Earl McAllister to confirm' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask Earl to confirm' });
  const message = dialog.getByRole('region', { name: 'Message to Earl' });
  await expect(message).toContainText('Name: Earl McAllister\nRole: Handyman Services');
  await expect(message).toContainText('Phone: 704-555-0129\nEmail: none yet');
  await expect(message).toContainText(`${chapter.url}/members/${EARL}`);
  const text = new URL(
    (await dialog.getByRole('link', { name: 'Text Earl' }).getAttribute('href')) ?? '',
  );
  expect(text.pathname).toBe('7045550129');
  expect(text.searchParams.get('body')).toBe(await message.getByText('Hi Earl,').innerText());
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Confirmed: Earl McAllister' }).click();
  await expect(toast(page, 'Earl McAllister confirmed today')).toBeVisible();
  await expect(page.getByText('2 of 48 members')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Members' })).toBeFocused();
  expect(await memberOf(chapter, EARL)).toEqual({
    ...before,
    confirmed_on: dayOf(new Date()),
    version: Number(before?.version) + 1,
  });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 of 48 members')).toBeVisible();
  expect((await memberOf(chapter, EARL))?.confirmed_on).toBe(before?.confirmed_on);
});

test('P9 a double click on a slow connection confirms only once', async ({
  signedIn: page,
  chapter,
}) => {
  const answered = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route('**/rest/v1/members?*', async (route) => {
    if (route.request().method() === 'POST') {
      sent.push(route.request().url());
      await answered.promise;
    }
    await route.continue();
  });
  const before = await memberOf(chapter, EARL);
  await page.goto('/admin/members?check=due');
  await page.getByRole('button', { name: 'Confirmed: Earl McAllister' }).dblclick();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  answered.resolve();
  await expect(toast(page, 'Earl McAllister confirmed today')).toBeVisible();
  await expect(page.getByText('2 of 48 members')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect((await memberOf(chapter, EARL))?.version).toBe(Number(before?.version) + 1);
});

test('P9 several members can be asked one after another and confirmed together, with one Undo', async ({
  signedIn: page,
  chapter,
}) => {
  const confirmed = async () => {
    const rows = await chapter.rows('members');
    return rows.filter((row) => row.confirmed_on === dayOf(new Date())).length;
  };
  await page.goto('/admin/members?check=due&sort=Confirmed');
  await page.getByRole('checkbox', { name: 'Select all members' }).check();
  const bar = page.getByText('3 selected').locator('../..');
  await bar.getByRole('button', { name: 'Ask to confirm' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask 3 members to confirm' });
  for (const [at, name] of DUE.entries()) {
    await expect(dialog.getByText(`${at + 1} of 3: ${name}`)).toBeVisible();
    await expect(dialog.getByText(`Name: ${name}`)).toBeVisible();
    const next = DUE[at + 1];
    if (next) await dialog.getByRole('button', { name: `Next: ${next}` }).click();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await bar.getByRole('button', { name: 'Confirmed' }).click();
  await expect(toast(page, '3 members confirmed today')).toBeVisible();
  await expect(page.getByText('No member matches.')).toBeVisible();
  expect(await confirmed()).toBe(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 of 48 members')).toBeVisible();
  expect(await confirmed()).toBe(0);
});

test('P9 P7 in the form, reporting a bounce or confirming keeps unsaved text, a save confirms nothing, and the history lists it all', async ({
  signedIn: page,
  chapter,
}) => {
  const [row] = (await chapter.rows('members')).filter(
    ({ member_name }) => member_name === 'Gloria Espinoza',
  );
  const id = String(row?.id);
  await page.goto(`/admin/members?member=${id}`);
  await page.getByLabel('Company').fill('Windward & Co');
  const check = page.getByRole('region', { name: 'Is this still right?' });
  await check.getByRole('button', { name: 'Mail to this address comes back' }).click();
  await expect(check.getByText('Mail to gloria.espinoza@example.com comes back.')).toBeVisible();
  await expect(page.getByLabel('Company')).toHaveValue('Windward & Co');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Member saved!')).toBeVisible();
  expect(await memberOf(chapter, id)).toMatchObject({
    company: 'Windward & Co',
    bounced_email: 'gloria.espinoza@example.com',
    confirmed_on: row?.confirmed_on,
  });

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Mail to 1 member comes back' }).click();
  await page.getByRole('button', { name: 'Edit Gloria Espinoza' }).click();
  await check.getByRole('button', { name: 'Confirmed', exact: true }).click();
  await expect(check.getByText(/^Confirmed on .*\d\.$/)).toBeVisible();
  await page.getByText('History of this member').click();
  const history = page.getByRole('list', { name: 'Changes of this member, newest first' });
  const changes = [/Changed.*Confirmed on/, /Changed.*Company/, /Changed.*Mail comes back from/];
  for (const [at, change] of changes.entries()) {
    await expect(history.getByRole('listitem').nth(at)).toHaveText(change);
  }

  // A new address clears the bounce mark.
  await page.getByLabel('Email').fill('gloria@example.com');
  await page.getByLabel('Contact info').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Member saved!')).toBeVisible();
  await expect(page.getByText('Mail to gloria.espinoza@example.com comes back.')).toHaveCount(0);
});

test('P9 P7 a confirmation can be reverted in the history', async ({ signedIn: page, chapter }) => {
  const before = await memberOf(chapter, EARL);
  await chapter.change('members', `id=eq.${EARL}`, { confirmed_on: dayOf(new Date()) });
  await page.goto('/admin/settings/history');
  const newest = page.getByRole('listitem').filter({ hasText: 'Earl McAllister changed' }).first();
  await expect(newest).toContainText('Confirmed on');
  await newest.getByRole('button', { name: 'Restore the earlier version' }).click();
  await expect(toast(page, 'Member saved!')).toBeVisible();
  expect((await memberOf(chapter, EARL))?.confirmed_on).toBe(before?.confirmed_on);
});

test('P9 P14 a member whose role is not understood is listed, and a trade is chosen for them', async ({
  signedIn: page,
  chapter,
}) => {
  await chapter.change('members', `id=eq.${EARL}`, { profession_role: 'Ambassador' });
  await page.goto('/admin');
  const link = page.getByRole('link', { name: /^No search leads to 1 member/ });
  await expect(link).toContainText('choose a trade for them: Earl McAllister.');
  await link.click();
  await expect(page.getByText('Not understood. Which trade is it?')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Earl McAllister' }).click();
  await page.getByLabel('Another trade for this member').selectOption('Handyman');
  await expect(page.getByText('Found as Handyman.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto('/admin');
  await expect(page.getByText(/\d open seats? in your referral chains$/)).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('P9 a new member counts as confirmed on the day they are added', async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin/members?member=new');
  await page.getByLabel('Member name').fill('Zoe Zander');
  await page.getByLabel('Profession role').fill('Beekeeper');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Member saved!')).toBeVisible();
  const rows = await chapter.rows('members');
  const zoe = rows.find(({ member_name }) => member_name === 'Zoe Zander');
  // The server's date, which may be in another time zone.
  expect(String(zoe?.confirmed_on)).toMatch(/^\d{4}-\d\d-\d\d$/);
  await page.getByLabel('To check').selectOption({ label: 'Due for confirmation (3)' });
  await expect(page.getByText('3 of 49 members')).toBeVisible();
});

test.describe('in an older project, without the confirmation columns', () => {
  test.use({ expectedErrors: [/400/] });

  test('P9 P6 Undo of a single and of a bulk deletion still works', async ({
    signedIn: page,
    chapter,
  }) => {
    const members = async () =>
      (await chapter.rows('members')).map(({ member_name, phone }) => [member_name, phone]);
    const before = await members();
    await withoutMarks(page);
    await page.goto('/admin/members');
    await page.getByRole('button', { name: 'Delete Garrett Holloway' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Garrett Holloway is back')).toBeVisible();
    expect(await members()).toEqual(before);

    await page.getByRole('checkbox', { name: 'Select Garrett Holloway' }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, '1 member restored')).toBeVisible();
    expect(await members()).toEqual(before);

    await page.getByRole('button', { name: 'Confirmed: Earl McAllister' }).click();
    await expect(page.getByText("Could not find the 'confirmed_on' column")).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

/** Responds like a project that has not run the migration for the confirmation columns. */
async function withoutMarks(page: Page) {
  await page.route(/\/rest\/v1\/members/, async (route) => {
    const sent = route.request().postData() ?? '';
    const [unknown] = sent.match(/confirmed_on|bounced_email/) ?? [];
    if (unknown) {
      const message = `Could not find the '${unknown}' column of 'members' in the schema cache`;
      return route.fulfill({ status: 400, json: { code: 'PGRST204', message } });
    }
    const response = await route.fetch();
    const text = (await response.text()).replace(
      /,"(confirmed_on|bounced_email)":("[^"]*"|null)/g,
      '',
    );
    return route.fulfill({ response, body: text });
  });
}

function confirmButtons(page: Page) {
  return page.getByRole('button', { name: /^Confirmed: / });
}

async function memberOf(chapter: Chapter, id: string) {
  return (await chapter.rows('members')).find((row) => row.id === id);
}
