/** The chapter's settings, professions and words are edited in the panel and take effect on the next load (K5). */

import { readFileSync } from 'node:fs';
import { utcDayAt } from 'domain/day.ts';
import { temporaryFolder } from 'wire-server/testing';
import { expect, needInput, signIn, test, toast } from './admin-fixtures.ts';

/** Servers that the tests start themselves. */
test.use({ expectedAddresses: [/^http:\/\/localhost:/] });

test('K5 K1 P7 a new name and home town take effect on the next load, and the history can restore the old ones', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Edit settings' }).click();
  await page.getByLabel('Chapter name').fill('Pine Hollow Circle');
  await page.getByLabel('Home town').fill('Fort Mill');
  // Fort Mill is among the nearby chapters too.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText("'Fort Mill' is already listed. Keep the first.")).toBeVisible();
  await expect(page.getByLabel('Nearby chapters')).toBeFocused();
  await page.getByLabel('Nearby chapters').fill('Waxhaw, Ballantyne');
  await page.getByLabel('Example searches').fill('leaky faucet, realtor');
  await page.getByText('Advanced: emergencies').click();
  await page.getByLabel('Emergency services').fill('112');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Settings saved!')).toBeVisible();

  await page.goto('/');
  await expect(page.getByText('This is the directory of the Pine Hollow Circle')).toBeVisible();
  await expect(page.getByRole('button', { name: 'leaky faucet' })).toBeVisible();
  await page.goto('/?q=my+house+is+on+fire');
  await expect(page.getByRole('link', { name: /112/ }).first()).toBeVisible();

  await page.goto('/admin/settings/history');
  const entry = page.getByRole('listitem').filter({ hasText: 'Pine Hollow Circle changed' });
  await expect(entry).toContainText('Home town');
  await entry.getByRole('button', { name: 'Restore the earlier version' }).click();
  await expect(toast(page, 'Settings saved!')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('This is the directory of the Waxhaw chapter')).toBeVisible();
});

test("K5 M1 a chapter's own profession is recognised, and one without a sphere is refused with the reason", async ({
  signedIn: page,
}) => {
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Add Profession' }).click();
  await page.getByLabel('Name', { exact: false }).first().fill('Camp Caretaker');
  await page.getByLabel('Things and jobs').fill('close camp');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Your own profession needs a sphere/)).toBeVisible();
  await page.getByLabel('Sphere', { exact: true }).selectOption('Trades & Home Services');
  await page.getByLabel('Open-seat sphere').selectOption('Trades & Home Services');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Profession saved!')).toBeVisible();
  await page.goto('/?q=close+camp+for+the+season');
  await expect(page.getByRole('heading', { name: /^No exact match/ })).toBeVisible();
  await expect(page.getByText('Camp Caretaker').first()).toBeVisible();
});

test('K5 N3 E3 words sent by a visitor can be saved, and the form warns of a word that would break an expected answer', async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/?q=zorple+vintz');
  await page.getByRole('button', { name: 'Tell the chapter' }).click();
  await page.getByRole('button', { name: 'Send', exact: false }).click();
  await expect.poll(async () => (await chapter.rows('told_words')).length).toBe(1);

  await page.goto('/admin/settings/words');
  const told = page.getByRole('listitem').filter({ hasText: 'zorple vintz' });
  await expect(told).toContainText('Not understood');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await told.getByRole('button', { name: /^Never match this/ }).click();
  await expect(page.getByText('zorple vintz will name no member.')).toBeVisible();
  await expect(save).toBeEnabled();
  await told.getByRole('button', { name: /^Say what this means/ }).click();
  await expect(page.getByLabel('What people say')).toHaveValue('zorple vintz');
  await expect(save).toBeDisabled();
  await page.getByLabel('What they mean').fill('Electritian');
  await save.click();
  await expect(page.getByText("Did you mean 'Electrician'?")).toBeVisible();
  await page.getByLabel('What they mean').fill('Electrician');
  await expect(page.getByText('Saving this changes no expected answer.')).toBeVisible();
  await save.click();
  await expect(toast(page, 'Word saved!')).toBeVisible();
  await expect(told.filter({ hasText: 'Not understood' })).toHaveCount(0);
  await page.goto('/?q=zorple+vintz');
  await expect(page.getByRole('article').first()).toContainText('Luis Arredondo');

  // 'best movie of all time' is expected to name no member.
  await page.goto('/admin/settings/words?word=new');
  await page.getByLabel('What people say').fill('best movie');
  await page.getByLabel('What they mean').fill('Florist');
  const effect = page.getByRole('status').filter({ hasText: 'Saving this changes 1 answer' });
  await expect(effect).toContainText('1 is no longer as expected');
  await expect(page.getByRole('deletion').filter({ hasText: 'Nobody' })).toBeVisible();
  await expect(page.getByRole('insertion').filter({ hasText: 'Mei-Ling Tran' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/?q=best+movie+of+all+time');
  await expect(page.getByRole('heading', { name: /^No exact match/ })).toBeVisible();
});

test('P7 K5 deleting a profession asks first when words, boosts or other professions name it', async ({
  signedIn: page,
  chapter,
}) => {
  const spheres = { sphere: 'Other Services', open_seat_sphere: 'Professional Services' };
  const named = (name: string, neighbours: string | null = null) => ({
    name,
    neighbours,
    ...spheres,
  });
  await chapter.replace('own_categories', [
    named('Camp Caretaker'),
    named('Dock Builder', 'Camp Caretaker'),
    named('Llama Groomer'),
  ]);
  await chapter.replace('own_words', [{ say: 'camp minder', mean: 'Camp Caretaker' }]);
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Delete Llama Groomer' }).click();
  await expect(toast(page, 'Profession deleted!')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Camp Caretaker' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Camp Caretaker?' });
  await expect(question.locator('ul').getByRole('listitem')).toHaveText([
    "The word 'camp minder' means Camp Caretaker.",
    'Camp Caretaker stands in for Dock Builder.',
  ]);
  await expect(question).toContainText('This will be ignored until you change it.');
  await question.getByRole('button', { name: 'Keep the profession' }).click();
  expect(await chapter.rows('own_categories')).toHaveLength(2);
  await page.getByRole('button', { name: 'Delete Camp Caretaker' }).click();
  await question.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(page.getByRole('button', { name: 'Edit Camp Caretaker' })).toHaveCount(0);
  await expect
    .poll(async () => (await chapter.rows('own_categories')).map(({ name }) => name))
    .toEqual(['Dock Builder']);
});

test('K5 P2 the focus returns to Edit after the settings are saved or cancelled', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/settings');
  const edit = page.getByRole('button', { name: 'Edit settings' });
  for (const end of ['Save', 'Cancel']) {
    await edit.click();
    await page.getByLabel('Chapter name').fill(`Pine Hollow ${end}`);
    await page.getByRole('button', { name: end, exact: true }).click();
    await expect(edit).toBeFocused();
  }
  // Undo restores the cancelled form even when another has been opened since.
  await edit.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Chapter name')).toHaveValue('Pine Hollow Cancel');
});

test('K5 closing the preview of a file moves the focus to its section', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/settings');
  await page.getByLabel('Import settings').setInputFiles({
    name: 'chapter.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"home":"Pine Hollow"}'),
  });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Settings as a file' })).toBeFocused();
});

test('K5 the form of a profession refuses a name that is already a word, and lists what still uses the old name', async ({
  signedIn: page,
  chapter,
}) => {
  await chapter.replace('own_categories', [
    {
      name: 'Camp Caretaker',
      sphere: 'Other Services',
      open_seat_sphere: 'Professional Services',
    },
  ]);
  await chapter.replace('own_words', [
    { say: 'camp minder', mean: 'Camp Caretaker' },
    { say: 'tin knocker', mean: 'HVAC Technician' },
  ]);
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Edit Camp Caretaker' }).click();
  await page.getByLabel('Other names').fill('tin knockers');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText("'tin knockers' is already a name of HVAC Technician."),
  ).toBeVisible();
  await page.getByLabel('Other names').fill('');
  await page.getByLabel(/^Name/).fill('Camp Keeper');
  const note = page.getByRole('status').filter({ hasText: 'The old name is still used' });
  await expect(note.getByRole('listitem')).toHaveText([
    "The word 'camp minder' means Camp Caretaker.",
  ]);
  await page.getByLabel(/^Name/).fill('Camp Caretaker');
  await expect(note).toHaveCount(0);
});

test('N3 P6 deleting words sent by a visitor asks for confirmation, and Add Word opens an empty form', async ({
  signedIn: page,
  chapter,
}) => {
  const day = utcDayAt(Date.now());
  const told = { day, answered: 'correction', profession: 'Electrician' };
  await chapter.replace('told_words', [
    { ...told, words: 'sparkler' },
    { ...told, words: 'zapperoo' },
  ]);
  await page.goto('/admin/settings/words');
  await page.getByRole('button', { name: /^This means Electrician.*sparkler/ }).click();
  await expect(page.getByLabel('What people say')).toHaveValue('sparkler');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add Word' }).click();
  await expect(page.getByLabel('What people say')).toHaveValue('');
  await expect(page.getByLabel('What they mean')).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Delete sparkler' }).click();
  const question = page.getByRole('group', { name: 'Delete this permanently?' });
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('button', { name: 'Delete sparkler' })).toBeFocused();
  expect(await chapter.rows('told_words')).toHaveLength(2);
  await page.getByRole('button', { name: 'Delete sparkler' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Sent by visitors' })).toBeFocused();
  expect(await chapter.rows('told_words')).toMatchObject([{ words: 'zapperoo' }]);
});

test('N3 a long list of words sent by visitors begins with the most frequent', async ({
  signedIn: page,
  chapter,
}) => {
  const day = utcDayAt(Date.now());
  const words = Array.from({ length: 45 }, (_, at) => `zonk ${at}`);
  await chapter.replace(
    'told_words',
    [...words, 'zonk 44'].map((each) => ({ day, words: each, answered: 'not-understood' })),
  );
  await page.goto('/admin/settings/words');
  const told = page.getByRole('list', { name: 'Sent by visitors' }).getByRole('listitem');
  await expect(told).toHaveCount(20);
  await expect(told.first()).toContainText('zonk 44');
  await expect(told.first()).toContainText('sent 2 times');
  await page.getByRole('button', { name: 'Show more (25)' }).click();
  await page.getByRole('button', { name: 'Show more (5)' }).click();
  await expect(told).toHaveCount(45);
  await expect(page.getByRole('button', { name: /^Show more/ })).toHaveCount(0);
});

test('K5 N1 E1 settings, words, expectations and demand survive export, import and a restart', async ({
  signedIn: page,
  chapter,
  startChapter,
}) => {
  await chapter.change('chapter_settings', 'id=not.is.null', { chapter_name: 'Pine Hollow' });
  await chapter.replace('own_words', [
    { say: 'tin knocker', mean: 'HVAC Technician' },
    { say: 'jukebox', mean: null },
  ]);
  await chapter.replace('demand', [{ day: '2026-11-20', profession: 'Locksmith', asked: 4 }]);
  await page.goto('/admin/settings');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export settings' }).click();
  const file = await (await downloading).path();

  const folder = temporaryFolder();
  const other = await startChapter({ SEED: 'none' }, folder.path);
  const ann = await other.account();
  await signIn(page, other, ann);
  await page.goto(`${other.url}/admin/settings`);
  const choose = page.getByLabel('Import settings');
  await choose.setInputFiles({
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from(readFileSync(file, 'utf8').replace('HVAC Technician', 'HVAC')),
  });
  await expect(page.getByText("No profession is called 'HVAC'.")).toBeVisible();
  await choose.setInputFiles(file);
  await expect(page.getByText('2 words added')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(toast(page, 'Settings imported!')).toBeVisible();
  await page.goto('about:blank');
  await other.server.stop();

  const later = await startChapter({ SEED: 'none' }, folder.path);
  expect(await later.rows('chapter_settings')).toMatchObject([{ chapter_name: 'Pine Hollow' }]);
  expect(await later.rows('demand')).toEqual(await chapter.rows('demand'));
  const say = ({ say, mean }: Readonly<Record<string, unknown>>) => [say, mean];
  expect((await later.rows('own_words')).map(say).sort()).toEqual([
    ['jukebox', null],
    ['tin knocker', 'HVAC Technician'],
  ]);
  const needs = async (from: typeof chapter) =>
    (await from.rows('expectations')).map(({ need, kind, answer }) => [need, kind, answer]).sort();
  expect(await needs(later)).toEqual(await needs(chapter));
  expect((await needs(later)).length).toBeGreaterThan(20);
  await page.goto(`${later.url}/`);
  await needInput(page).fill('tin knocker');
  await page.getByRole('button', { name: 'Find Path' }).click();
  await expect(
    page.getByRole('heading', { name: /^No exact match for tin knocker/ }),
  ).toBeVisible();
  await expect(page.getByText('HVAC Technician').first()).toBeVisible();
  // The server stops before the page closes, so leave its page first.
  await page.goto('about:blank');
  folder.remove();
});

test('K5 P6 an import does not delete a word that another admin saved since its preview', async ({
  signedIn: page,
  chapter,
}) => {
  await page.goto('/admin/settings');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export settings' }).click();
  const file = await (await downloading).path();
  await chapter.replace('own_words', [{ say: 'jukebox', mean: null }]);
  await page.reload();
  await page.getByLabel('Import settings').setInputFiles(file);
  await expect(page.getByText('1 word deleted')).toBeVisible();

  await chapter.change('own_words', 'say=eq.jukebox', { mean: 'DJ' });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(toast(page, 'Failed to import settings')).toBeVisible();
  expect(await chapter.rows('own_words')).toMatchObject([{ say: 'jukebox', mean: 'DJ' }]);

  // The preview has been read again.
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(toast(page, 'Settings imported!')).toBeVisible();
  expect(await chapter.rows('own_words')).toEqual([]);
});

test('K5 R4 a user who may not edit can view the settings, but not export or import them', async ({
  signedIn: page,
  chapter,
}) => {
  await chapter.listEditors(['someone.else@example.com']);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { name: 'Your own professions' })).toBeVisible();
  await expect(
    page.getByText('You can look but not change', { exact: false }).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /settings/ })).toHaveCount(0);
  await expect(page.getByLabel('Import settings')).toHaveCount(0);
  expect(refused).toEqual([]);
  await chapter.letEveryoneEdit();
});
