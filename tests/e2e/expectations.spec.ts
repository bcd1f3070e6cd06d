/** A chapter's expected answers, checked before a change is saved (E1 to E6). */
import type { Page } from '@playwright/test';
import { type Chapter, expect, test, toast } from './admin-fixtures.ts';
import { holdNextAnswer, returnToTab } from './held-answer.ts';

const EARL = 'Earl McAllister';

test('E7 after a correction the need leads visitors to the right member', async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin/try');
  await tryNeed(page, 'tin knocker');
  await trySection(page).getByRole('button', { name: 'Should be…' }).click();
  await page.getByLabel('Should be').selectOption('A trade');
  await page.getByLabel('Which trade?').fill('HVAC Technician');
  await expect(page.getByText('“tin knocker” will mean HVAC Technician.')).toBeVisible();
  await page.getByRole('button', { name: 'Save this answer' }).click();
  await expect(toast(page, 'Answer corrected!')).toBeVisible();
  expect(await chapter.rows('own_words')).toEqual(
    expect.arrayContaining([expect.objectContaining({ say: 'tin knocker' })]),
  );
  await page.goto('/?q=tin+knocker');
  await expect(page.getByText('another word for HVAC Technician').first()).toBeVisible();
});

test('E3 E6 before a wrong alias is saved, the form names the expected answer it would break', async ({
  signedIn: page,
  chapter,
}) => {
  await openMember(page, chapter, EARL);
  await expect(effect(page).getByRole('status')).toHaveText(
    'Saving this changes no expected answer.',
  );
  await page.getByLabel('Role alias').fill('Wedding Planner');
  await page.getByLabel('Priority').fill('1');
  await expect(effect(page).getByRole('status')).toHaveText(
    'Saving this changes 1 answer, and 1 is no longer as expected.',
  );
  await expect(effect(page).getByRole('listitem')).toHaveText(
    'wedding planner No longer as expected' +
      `was Camille Duarte (Event Planner) becomes ${EARL} (Event Planner)`,
  );
  // This only warns: nothing is saved yet, and another alias fixes it.
  expect(await aliasOf(chapter, EARL)).toBeNull();
  await page.getByLabel('Role alias').fill('Repairs');
  await expect(effect(page).getByRole('status')).toHaveText(
    'Saving this changes no expected answer.',
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Member saved!')).toBeVisible();
  expect(await aliasOf(chapter, EARL)).toBe('Repairs');
});

test('E3 the form of a chain names the expected answer that a new trigger would break', async ({
  signedIn: page,
  chapter,
}) => {
  const [chain] = (await chapter.rows('referral_chains')).filter(
    ({ scenario }) => scenario === 'Backyard Makeover',
  );
  await page.goto(`/admin/chains?chain=${chain?.id}`);
  await page.getByLabel('Trigger keywords').fill('paint the fence');
  await expect(effect(page).getByRole('listitem')).toHaveText(
    /^paint the fence No longer as expected.*becomes Chain: Backyard Makeover$/,
  );
});

test('E3 the preview of an import shows which expected answers it would change', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/members/import');
  await page.getByRole('button', { name: 'Import members' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'locksmith.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Role,Chapter\nLiam Lockhart,Locksmith,Waxhaw Business Connections\n'),
  });
  await expect(effect(page).getByRole('status')).toHaveText(
    'Importing this changes 1 answer, and 1 is no longer as expected.',
  );
  await expect(effect(page).getByRole('listitem')).toContainText('Liam Lockhart (Locksmith)');
});

test('E3 the confirmation of a deletion shows which expected answers it would change', async ({
  signedIn: page,
  chapter,
}) => {
  await openMember(page, chapter, 'Camille Duarte');
  await page.goto('/admin/members?search=Camille');
  await page.getByRole('button', { name: 'Delete Camille Duarte' }).click();
  await expect(
    page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'becomes' }),
  ).toHaveText(/^wedding planner No longer as expected.*becomes Open seat: Event Planner$/);
  await page.getByRole('button', { name: 'Keep the member' }).click();
  expect(await chapter.rows('members')).toHaveLength(48);
});

test('E3 a bulk change of members shows which expected answers it would change', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/members?search=Camille');
  await page.getByRole('checkbox', { name: 'Select Camille Duarte' }).check();
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.getByLabel('What to change').selectOption('Profession role');
  await page.getByLabel('New text').fill('Locksmith');
  await page.getByLabel('What to change').selectOption('Role alias');
  await expect(effect(page).getByRole('listitem')).toHaveText(
    /^locked out of my house No longer as expected.*becomes Camille Duarte \(Locksmith\)$/,
  );
});

test('E5 a read of the expectations that began before a save does not undo it', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/settings/try');
  await tryNeed(page, 'missing shingles');
  const expectThis = trySection(page).getByRole('button', { name: 'Keep this answer' });
  await expect(expectThis).toBeVisible();
  const firstPage = /\/expectations\?.*\boffset=0\b/;
  const read = await holdNextAnswer(page, firstPage);
  await returnToTab(page);
  await read.isAnswered;
  await expectThis.click();
  await expect(trySection(page)).toContainText('As expected: Garrett Holloway');

  // The page drops what it read, and reads again.
  const readAgain = page.waitForRequest(firstPage);
  await read.arrive();
  await readAgain;
  await expect(trySection(page)).toContainText('As expected: Garrett Holloway');
});

test('E5 one click makes the current answer an expected one, which is checked from then on', async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin/settings/try');
  await tryNeed(page, 'missing shingles');
  await trySection(page).getByRole('button', { name: 'Keep this answer' }).click();
  await expect(toast(page, 'Expected answer saved!')).toBeVisible();
  await expect(trySection(page)).toContainText('As expected: Garrett Holloway');
  await expect(page.getByText('As expected: Garrett Holloway')).toBeFocused();
  expect(await expectationOf(chapter, 'missing shingles')).toMatchObject({
    kind: 'member',
    answer: 'Garrett Holloway',
  });

  await chapter.remove('members', `member_name=eq.Garrett Holloway`);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(trySection(page)).toContainText('Not as expected: Garrett Holloway');
  await list(page).getByLabel('Show').selectOption({ label: 'Not met (3)' });
  await expect(list(page).getByRole('listitem')).toHaveCount(3);
  await expect(list(page).getByRole('listitem').first()).toContainText('Not met. Now: ');

  await page.goto('/admin');
  await page.getByRole('link', { name: '3 expected answers not met' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(3);

  await tryNeed(page, 'missing shingles');
  await trySection(page).getByRole('button', { name: 'Keep this answer instead' }).click();
  await expect(toast(page, 'Expected answer saved!')).toBeVisible();
  expect(await expectationOf(chapter, 'missing shingles')).not.toMatchObject({
    answer: 'Garrett Holloway',
  });
});

test('E1 the form can fill in the current answer, and the focus stays next to it', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/settings/try?expectation=new');
  await page.getByRole('textbox', { name: /^Need/ }).fill('missing shingles');
  await page.getByRole('button', { name: 'Keep this answer' }).click();
  await expect(page.getByRole('combobox', { name: 'Expected answer' })).toHaveValue(
    'Garrett Holloway',
  );
  await expect(page.getByText('Answered now: Garrett Holloway')).toBeFocused();
});

test('E1 an expectation can be added, changed, deleted and restored', async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin/settings/try');
  await page.getByRole('button', { name: 'Add Answer' }).click();
  await page.getByRole('textbox', { name: /^Need/ }).fill('bees in the wall');
  await expect(list(page)).toContainText('Answered now: ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(list(page)).toContainText('Name the expected answer.');
  await page.getByLabel('Answered by').selectOption('An open seat');
  await page.getByRole('combobox', { name: 'Expected answer' }).fill('Beekeeper');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Expected answer saved!')).toBeVisible();
  await expect(row(page, 'bees in the wall')).toContainText('Not met. Now: ');

  await page.getByRole('button', { name: 'Edit bees in the wall' }).click();
  await page.getByRole('button', { name: 'Keep this answer' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'bees in the wall')).toContainText('Met: ');

  await page.getByRole('button', { name: 'Edit bees in the wall' }).click();
  await page.getByLabel('Answered by').selectOption('Nobody: not understood');
  await expect(page.getByRole('combobox', { name: 'Expected answer' })).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'bees in the wall')).toContainText('Not met. Now: ');
  expect(await expectationOf(chapter, 'bees in the wall')).toMatchObject({
    kind: 'nobody',
    answer: null,
  });

  await page.getByRole('button', { name: 'Delete bees in the wall' }).click();
  await expect(toast(page, 'Expected answer deleted!')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'bees in the wall is back')).toBeVisible();

  await page.goto('/admin/settings/history');
  const changes = page.getByRole('list', { name: 'Changes, newest first' }).getByRole('listitem');
  await expect(changes.first()).toContainText('bees in the wall brought back');
  await expect(changes.nth(1)).toContainText('bees in the wall deleted');
});

test('E1 a user who may not edit sees no expectations, and the page requests none', async ({
  signedIn: page,
  chapter,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await chapter.listEditors(['other@example.com']);
  await page.goto('/admin/settings/try');
  await expect(page.getByText('You can look but not change')).toBeVisible();
  await tryNeed(page, 'roof leak');
  await expect(trySection(page)).toContainText('Garrett Holloway');
  await expect(list(page)).toBeHidden();
  await expect(trySection(page).getByRole('button', { name: 'Keep this answer' })).toBeHidden();
  expect(asked.filter((url) => url.includes('/expectations'))).toEqual([]);
  await chapter.letEveryoneEdit();
});

test.describe('while the expected answers cannot be read', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('E1 E3 the panel says so, adds none, and reads them again', async ({
    signedIn: page,
    chapter,
  }) => {
    // The client does not retry after 500; it does for seconds after 503 or a lost connection.
    await page.route('**/rest/v1/expectations?*', (route) => route.fulfill({ status: 500 }));
    await page.goto('/admin');
    await page.getByRole('link', { name: 'The expected answers could not be read' }).click();
    await expect(list(page).getByRole('alert')).toContainText(
      'The expected answers could not be read.',
    );
    await tryNeed(page, 'roof leak');
    await expect(trySection(page)).toContainText('Garrett Holloway');
    await expect(page.getByRole('button', { name: 'Keep this answer' })).toBeHidden();

    await openMember(page, chapter, EARL);
    await page.getByLabel('Role alias').fill('Repairs');
    await expect(effect(page).getByRole('status')).toHaveText(
      'The expected answers could not be checked. You can still save.',
    );

    await page.goto('/admin/settings/try');
    await expect(list(page).getByRole('alert')).toBeVisible();
    await page.unrouteAll();
    await list(page).getByRole('button', { name: 'Try again' }).click();
    await expect(list(page).getByRole('listitem').first()).toBeVisible();
    await expect(list(page).locator('..')).toBeFocused();
  });
});

test('E1 a link to an expectation opens its form', async ({ signedIn: page, chapter }) => {
  const [{ id, need } = { id: '', need: '' }] = await chapter.rows('expectations');
  await page.goto(`/admin/settings/try?expectation=${id}`);
  await expect(page.getByRole('textbox', { name: /^Need/ })).toHaveValue(String(need));
});

test('E3 a chapter without expectations shows no effect on them', async ({
  signedIn: page,
  chapter,
}) => {
  await chapter.replace('expectations', []);
  await openMember(page, chapter, EARL);
  await page.getByLabel('Role alias').fill('Locksmith');
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expect(effect(page)).toBeHidden();
});

test('E3 a terminated worker is replaced', async ({ signedIn: page, chapter }) => {
  await openMember(page, chapter, EARL);
  await page.getByLabel('Role alias').fill('Repairs');
  await expect(effect(page).getByRole('status')).toHaveText(
    'Saving this changes no expected answer.',
  );
  const [worker, ...others] = page.workers().filter((each) => each.url().includes('answer-checks'));
  expect(others).toEqual([]);
  const closed = worker?.waitForEvent('close');
  // Never resolves: the worker is gone.
  void worker?.evaluate(() => self.close()).catch(() => {});
  await closed;
  await page.getByLabel('Role alias').fill('Wedding Planner');
  await page.getByLabel('Priority').fill('1');
  await expect(effect(page).getByRole('status')).toHaveText(
    'Saving this changes 1 answer, and 1 is no longer as expected.',
  );
});

test('E3 when the worker never says anything, the page checks the answers', async ({
  signedIn: page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => {};
  });
  await page.goto('/admin/settings/try', { waitUntil: 'networkidle' });
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
  const verdict = list(page)
    .getByRole('listitem')
    .getByText(/^(Not met|Met)/);
  await expect(verdict).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(verdict.first()).toBeVisible();
});

test.describe('when the worker does not load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('E3 E5 overview, list and form show a message, and the form can still be saved', async ({
    signedIn: page,
    chapter,
  }) => {
    await page.route('**/assets/answer-checks*.js', (route) => route.abort());
    const unchecked = page.getByRole('alert').filter({
      hasText: 'The expected answers could not be checked.',
    });
    await page.goto('/admin');
    await expect(unchecked).toBeVisible();
    await page.getByRole('link', { name: 'Try it here' }).click();
    await expect(list(page).getByRole('listitem').first()).toBeVisible();
    await expect(unchecked).toBeVisible();
    await openMember(page, chapter, EARL);
    await page.getByLabel('Role alias').fill('Locksmith');
    await expect(effect(page).getByRole('status')).toHaveText(
      'The expected answers could not be checked. You can still save.',
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Member saved!')).toBeVisible();
  });
});

function effect(page: Page) {
  return page.getByRole('region', { name: 'Expected answers', exact: true });
}

function trySection(page: Page) {
  return page.getByRole('region', { name: 'Try it here' });
}

function list(page: Page) {
  return page.getByRole('region', { name: 'Expected answers' });
}

function row(page: Page, need: string) {
  return list(page).getByRole('listitem').filter({ hasText: need });
}

async function openMember(page: Page, chapter: Chapter, name: string): Promise<void> {
  const [member] = (await chapter.rows('members')).filter(
    ({ member_name }) => member_name === name,
  );
  await page.goto(`/admin/members?member=${member?.id}`);
  await expect(page.getByLabel('Member name')).toHaveValue(name);
}

async function tryNeed(page: Page, need: string): Promise<void> {
  await page.getByLabel('A need to try').fill(need);
  await page.keyboard.press('Enter');
}

async function aliasOf(chapter: Chapter, name: string) {
  const [member] = (await chapter.rows('members')).filter(
    ({ member_name }) => member_name === name,
  );
  return member?.role_alias;
}

async function expectationOf(chapter: Chapter, need: string) {
  return (await chapter.rows('expectations')).find((each) => each.need === need);
}
