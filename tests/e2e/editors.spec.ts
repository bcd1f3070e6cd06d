/** Who may edit: the list in the panel, and an editor who is removed while their tab is open (R4). */
import type { Page } from '@playwright/test';
import { expect, test, toast } from './admin-fixtures.ts';

const GARRETT = '4f6c8b5e-ecb0-4ed1-a1e4-c1b5fec67496';

test.use({ expectedErrors: [/403/] });
test.afterEach(({ chapter }) => chapter.letEveryoneEdit());

const company = (page: Page) => page.getByLabel('Company');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('R4 a removed editor can only view from then on, even in a tab that is already open', async ({
  signedIn: ann,
  signedInElsewhere,
  chapter,
}) => {
  const bobs = await chapter.account();
  const bob = await signedInElsewhere(bobs);

  await ann.goto('/admin/settings/people');
  await ann.getByLabel('Email address').fill(bobs.email.toUpperCase());
  await ann.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(ann, `${bobs.email} added`)).toBeVisible();
  await ann.getByLabel('Only people on this list').click();
  await expect(ann.getByText('Only these people may edit.')).toBeVisible();

  await bob.goto(`/admin/members?member=${GARRETT}`);
  await company(bob).fill('Saved in time');
  await save(bob).click();
  await expect(toast(bob, 'Member saved!')).toBeVisible();
  await bob.getByRole('button', { name: 'Edit Garrett Holloway' }).click();
  await company(bob).fill('Too late');

  await ann.getByRole('button', { name: `Remove ${bobs.email}` }).click();
  await expect(toast(ann, `${bobs.email} removed`)).toBeVisible();
  await save(bob).click();
  await expect(toast(bob, 'Failed to save member')).toBeVisible();
  await expect(bob.getByRole('alert')).toContainText(
    'You have been removed from the people who may edit this chapter',
  );
  await expect(save(bob)).toBeDisabled();
  const rows = await chapter.rows('members');
  expect(rows.find(({ id }) => id === GARRETT)).toMatchObject({ company: 'Saved in time' });

  await ann.getByRole('button', { name: 'Undo' }).click();
  await expect(ann.getByRole('button', { name: `Remove ${bobs.email}` })).toBeVisible();
  await bob.reload();
  await expect(company(bob)).toHaveValue('Too late');
  await save(bob).click();
  await expect(toast(bob, 'Member saved!')).toBeVisible();
  await bob.context().close();

  await ann.goto('/admin/settings/history');
  const entries = ann.getByRole('list', { name: 'Changes, newest first' });
  await expect(entries).toContainText(`People who may edit: ${bobs.email} deleted`);
  await expect(entries).toContainText(`People who may edit: ${bobs.email} added`);
});
