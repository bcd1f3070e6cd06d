/** What a deletion breaks, and restoring what was deleted or changed (P7). */
import pg from 'pg';
import { requireEmbedded, temporaryFolder, withEmbedded } from 'wire-server/testing';
import { copyDemoDatabase } from '../pathfinder-server.ts';
import { expect, signIn, test, toast } from './admin-fixtures.ts';

const FLORIST = 'Mei-Ling Tran';

/** Makes every history entry of a stopped server a week older. */
async function waitAWeek(dataDir: string): Promise<void> {
  await withEmbedded(
    await requireEmbedded(dataDir),
    new AbortController().signal,
    async (config) => {
      const client = new pg.Client(config);
      await client.connect();
      await client.query(`update public.history set at = at - interval '7 days'`);
      await client.end();
    },
  );
}

/** Servers that the tests start themselves. */
test.use({ expectedAddresses: [/^http:\/\/localhost:/] });

test('P7 deleting the only florist names the chain that loses her, and a week later she can be restored', async ({
  page,
  startChapter,
}) => {
  const folder = temporaryFolder();
  await copyDemoDatabase(folder.path);
  const first = await startChapter({}, folder.path);
  const ann = await first.account();
  const before = await first.rows('members');
  await signIn(page, first, ann);
  await page.goto(`${first.url}/admin/members`);
  await page.getByRole('searchbox', { name: 'Search members' }).fill(FLORIST);
  const remove = page.getByRole('button', { name: `Delete ${FLORIST}` });
  await remove.click();
  const question = page.getByRole('dialog', { name: `Delete ${FLORIST}?` });
  await expect(question).toContainText('Planning a Wedding loses its only Florist.');
  await question.getByRole('button', { name: 'Keep the member' }).click();
  await expect(remove).toBeFocused();
  expect(await first.rows('members')).toEqual(before);
  await remove.click();
  await question.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(toast(page, 'Member deleted!')).toBeVisible();
  await expect(remove).toBeHidden();

  // As if the tab were closed.
  await page.goto('about:blank');
  await first.server.stop();
  await waitAWeek(folder.path);
  const later = await startChapter({}, folder.path);
  await signIn(page, later, ann);
  await page.goto(`${later.url}/admin/settings/history`);
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: `${FLORIST} deleted` })
    .filter({ hasText: `by ${ann.email}` });
  await entry.getByText('Show details').click();
  await expect(entry).toContainText('Floral Design');
  await entry.getByRole('button', { name: 'Bring back' }).click();
  await expect(toast(page, 'Member saved!')).toBeVisible();
  expect(await later.rows('members')).toEqual(before);
  await expect(
    page.getByRole('listitem').filter({ hasText: `${FLORIST} brought back` }),
  ).toBeVisible();
  folder.remove();
});

test("P7 a member's form shows the member's history and can be filled in with an earlier state", async ({
  signedIn: page,
  chapter,
}) => {
  const garrett = 'id=eq.4f6c8b5e-ecb0-4ed1-a1e4-c1b5fec67496';
  const company = page.getByLabel('Company');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await chapter.change('members', garrett, { company: 'First' });
  await page.goto('/admin/members?member=4f6c8b5e-ecb0-4ed1-a1e4-c1b5fec67496');
  await company.fill('Second');
  await save.click();
  await expect(toast(page, 'Member saved!')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Garrett Holloway' }).click();
  await page.getByText('History of this member').click();
  const newest = page
    .getByRole('list', { name: 'Changes of this member' })
    .getByRole('listitem')
    .first();
  await expect(newest).toContainText('was First');
  await newest.getByRole('button', { name: 'Fill in the earlier version' }).click();
  await expect(company).toHaveValue('First');
  await save.click();
  await expect(company).toBeHidden();
  const rows = await chapter.rows('members');
  expect(rows.find(({ member_name }) => member_name === 'Garrett Holloway')).toMatchObject({
    company: 'First',
  });
});

test('P7 members deleted together can be restored together', async ({
  signedIn: page,
  chapter,
}) => {
  const before = await chapter.rows('members');
  await page.goto('/admin/members');
  for (const name of ['Garrett Holloway', 'Denise Kowalczyk']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, '2 members deleted!')).toBeVisible();
  await page.goto('/admin/settings/history');
  await page.getByLabel('Show').selectOption('What was deleted');
  await page.getByRole('button', { name: 'Bring back all 2' }).first().click();
  await expect(toast(page, '2 brought back')).toBeVisible();
  expect(await chapter.rows('members')).toEqual(before);
});

test.describe('when a save is refused', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('P7 K5 a word is not restored while another has the same text, and a message shows why', async ({
    signedIn: page,
    chapter,
  }) => {
    await chapter.replace('own_words', [{ say: 'tin knocker', mean: 'Roofer' }]);
    await chapter.replace('own_words', [{ say: 'Tin knocker', mean: 'HVAC Technician' }]);
    await page.goto('/admin/settings/history');
    // Newest first: other tests of this chapter have deleted such words before.
    const deleted = page.getByRole('listitem').filter({ hasText: 'tin knocker deleted' }).first();
    await deleted.getByRole('button', { name: 'Bring back' }).click();
    await expect(toast(page, 'Failed to save word')).toBeVisible();
    await expect(
      page.getByText('There is already a word like this. Change or delete one of the two.'),
    ).toBeVisible();
  });
});
