/** Every designed state of the panel, on a demo chapter: how to reach it. Each is checked for accessibility, and translated. */
import type { Page } from '@playwright/test';
import { utcDayAt } from 'domain/day.ts';
import { type Chapter, test as demo, expect, toast } from './admin-fixtures.ts';

/** Five rows of each table: more would only slow down what checks every row. */
export const test = demo.extend({
  chapter: async ({ chapter }, use) => {
    for (const table of ['members', 'referral_chains', 'expectations'] as const) {
      await chapter.replace(table, (await chapter.rows(table)).slice(0, 5));
    }
    await use(chapter);
    await chapter.letEveryoneEdit();
  },
});

/** Opens the panel in each state. */
export const ADMIN_STATES: Record<string, (page: Page, chapter: Chapter) => Promise<void>> = {
  overview: async (page) => {
    await page.goto('/admin');
    await expect(page.getByText(/\d open seats? in your referral chains$/)).toBeVisible();
  },
  chains: async (page) => {
    await page.goto('/admin/chains');
    await expect(page.getByText(/\d open seats?$/).first()).toBeVisible();
  },
  'search without results': async (page) => {
    await openMembers(page);
    await page.getByLabel('Search members').fill('unknown name');
    await expect(page.getByText('No member matches.')).toBeVisible();
  },
  'several members selected': async (page) => {
    await openMembers(page);
    await page.getByRole('checkbox', { name: 'Select all members' }).check();
    await expect(page.getByText('5 selected')).toBeVisible();
  },
  'change of several members': async (page) => {
    await openMembers(page);
    await page.getByRole('checkbox', { name: 'Select all members' }).check();
    await page.getByRole('button', { name: 'Change…' }).click();
    await page.getByLabel('What to change').selectOption('Chapter');
    await page.getByRole('radio', { name: /^Empty the chapter of/ }).check();
    await expect(page.getByRole('button', { name: /^Empty the chapter of/ })).toBeEnabled();
  },
  'command palette': async (page) => {
    await openMembers(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('add');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  },
  'members due for confirmation, with problems': async (page, chapter) => {
    await chapter.change('members', 'id=not.is.null', {
      ...{ confirmed_on: '2020-01-01', phone: '555', profession_role: 'Ambassador' },
      ...{ email: 'ann@example.com', bounced_email: 'ann@example.com' },
    });
    await page.goto('/admin/members?check=due&sort=Confirmed');
    await expect(page.getByText('Not understood. Which trade is it?').first()).toBeVisible();
  },
  'answer being corrected': async (page) => {
    await page.goto('/admin/try');
    await page.getByLabel('A need to try').fill('roof leak');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Should be…' }).click();
    await page.getByLabel('Should be').selectOption('A trade');
    await page.getByLabel('Which trade?').fill('Plumber');
    await expect(page.getByText('“roof leak” will mean Plumber.')).toBeVisible();
  },
  'confirmation request': async (page, chapter) => {
    await chapter.change('members', 'id=not.is.null', { confirmed_on: null });
    await openMembers(page);
    await page.getByRole('checkbox', { name: 'Select all members' }).check();
    await page.getByRole('button', { name: 'Ask to confirm', exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Ask 5 members to confirm' })).toBeVisible();
  },
  'new member with errors': async (page) => {
    await openMembers(page);
    await page.getByRole('button', { name: 'Add Member' }).click();
    await page.getByLabel('Phone').fill('12');
    await page.getByLabel('Website').fill('not a site');
    await page.getByLabel('Member name').fill(' ');
    await page.getByLabel('Profession role').focus();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  },
  'member edited in place': async (page) => {
    await openMembers(page);
    await page
      .getByRole('button', { name: /^Edit / })
      .nth(2)
      .click();
    await expect(page.getByLabel('Member name')).not.toHaveValue('');
  },
  'answers that a save changes': async (page, chapter) => {
    const need = 'locked out of my house';
    await chapter.replace('expectations', [{ need, kind: 'open-seat', answer: 'Locksmith' }]);
    await openMembers(page);
    await page
      .getByRole('button', { name: /^Edit / })
      .nth(2)
      .click();
    await page.getByLabel('Role alias').fill('Locksmith');
    await expect(page.getByText(/ no longer as expected\.$/)).toBeVisible();
  },
  'expected answers': async (page) => {
    await page.goto('/admin/settings/try');
    await expect(page.getByText('Not met. Now: ').first()).toBeVisible();
  },
  'new expectation with errors': async (page) => {
    await page.goto('/admin/settings/try');
    await page.getByRole('button', { name: 'Add Answer' }).click();
    await page.getByRole('textbox', { name: /^Need/ }).fill('roof leak');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Name the expected answer.')).toBeVisible();
    await expect(page.getByText('Answered now: ')).toBeVisible();
  },
  'edit conflict': async (page, chapter) => {
    const [member] = await chapter.rows('members');
    await page.goto(`/admin/members?member=${member?.id}`);
    await page.getByLabel('Company').fill('Mine');
    await chapter.change('members', `id=eq.${member?.id}`, { company: 'Theirs', phone: '' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Nothing is saved until you press Save.')).toBeVisible();
  },
  'unsaved-changes dialog': async (page) => {
    await openMembers(page);
    await page.getByRole('button', { name: 'Add Member' }).click();
    await page.getByLabel('Member name').fill('Ben Archer');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('dialog')).toContainText('You have unsaved changes');
  },
  'deleted member with Undo': async (page) => {
    await openMembers(page);
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await expect(toast(page, 'Member deleted!')).toBeVisible();
  },
  'new chain with its preview': async (page) => {
    await page.goto('/admin/chains');
    await page.getByRole('button', { name: 'Add Chain' }).click();
    await page.getByLabel('Role of step 1').fill('Realtor → Dog Groomer → Mover');
    await page.getByLabel('Script template').fill('Meet {role1_name} and {role9}.');
    await expect(page.getByText(/\{role9\}/).last()).toBeVisible();
  },
  'deletion that breaks a chain': async (page, chapter) => {
    const members = await chapter.rows('members');
    await chapter.replace('members', [
      { ...members[0], profession_role: 'Florist', member_name: 'Flora Fern' },
    ]);
    await chapter.change('referral_chains', 'id=not.is.null', { roles_sequence: 'Florist' });
    await openMembers(page);
    await page.getByRole('button', { name: 'Delete Flora Fern' }).click();
    await expect(page.getByRole('dialog')).toContainText('loses its only Florist.');
  },
  history: async (page, chapter) => {
    const [member, other] = await chapter.rows('members');
    await chapter.change('members', `id=eq.${member?.id}`, { company: 'Changed & Co', phone: '' });
    await chapter.remove('members', `id=eq.${other?.id}`);
    await page.goto('/admin/settings/history');
    await page.getByText('Show details').first().click();
    await expect(page.getByRole('button', { name: 'Bring back' }).first()).toBeVisible();
  },
  'history of a member': async (page, chapter) => {
    const [member] = await chapter.rows('members');
    await chapter.change('members', `id=eq.${member?.id}`, { company: 'Changed & Co', phone: '' });
    await page.goto(`/admin/members?member=${member?.id}`);
    await page.getByText('History of this member').click();
    await page.getByRole('button', { name: 'Fill in the earlier version' }).first().click();
    await expect(page.getByText('Save to keep it.')).toBeVisible();
  },
  'open seats with an invitation': async (page, chapter) => {
    const day = utcDayAt(Date.now());
    await chapter.replace('demand', [
      { day, profession: 'Hair Stylist', asked: 40 },
      { day, profession: 'Florist', asked: 2 },
      { day, profession: 'No profession at all', asked: 100 },
    ]);
    await chapter.replace('seat_states', [
      { profession: 'Hair Stylist', state: 'invited' },
      { profession: 'Dog Groomer', state: 'filled' },
    ]);
    await page.goto('/admin/seats');
    await page.getByRole('button', { name: 'Invitation for Hair Stylist' }).click();
    for (const summary of await page.locator('summary').all()) await summary.click();
    await expect(page.getByRole('table')).toBeVisible();
  },
  settings: async (page) => {
    await page.goto('/admin/settings');
    await page.getByText('Advanced: emergencies').click();
    await expect(page.getByText('Poison control')).toBeVisible();
  },
  members: openMembers,
  'members, with the filters open on a phone': async (page) => {
    await openMembers(page);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByLabel('Missing data')).toBeVisible();
  },
  'settings edited, with an error': async (page) => {
    await page.goto('/admin/settings');
    await page.getByRole('button', { name: 'Edit settings' }).click();
    await page.getByText('Advanced: emergencies').click();
    await page.getByLabel('Emergency services').fill('call us');
    await page.getByLabel('Chapter name').focus();
    await expect(page.getByText(/^Use only digits/)).toBeVisible();
  },
  'preview of a settings import': async (page, chapter) => {
    await chapter.replace('own_categories', [{ name: 'Roofer', keywords: 'snow rake' }]);
    await page.goto('/admin/settings');
    const file = { name: 'Pine Hollow', synonyms: [{ say: 'tin knocker', mean: 'Plumber' }] };
    await page.getByLabel('Import settings').setInputFiles({
      name: 'chapter.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
    await expect(page.getByText('1 word added')).toBeVisible();
  },
  'words, with one sent by a visitor': async (page, chapter) => {
    await chapter.replace('own_words', [{ say: 'tin knocker', mean: 'HVAC Technician' }]);
    await chapter.replace('told_words', [
      { day: '2026-11-20', words: 'house flogger', answered: 'hint', profession: 'Realtor' },
    ]);
    await page.goto('/admin/settings/words');
    await page.getByRole('button', { name: /^This means Realtor/ }).click();
    await expect(page.getByText('will mean Realtor.')).toBeVisible();
  },
  'list of people who may edit': async (page) => {
    await page.goto('/admin/settings/people');
    await page.getByLabel('Email address').fill('someone.new@example.com');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Only people on this list').click();
    await expect(page.getByText('Others can remove you.')).toBeVisible();
  },
  'a user who may not edit': async (page, chapter) => {
    await chapter.listEditors(['someone.else@example.com']);
    await page.goto('/admin/settings/people');
    await expect(page.getByText(/^You can look but not change/)).toBeVisible();
  },
  'import dialog': async (page) => {
    await page.goto('/admin/members/import');
    await page.getByRole('button', { name: 'Import members' }).click();
    await expect(page.getByRole('dialog')).toContainText('Choose a file');
  },
};

export async function openMembers(page: Page): Promise<void> {
  await page.goto('/admin/members');
  await expect(page.getByRole('button', { name: 'Add Member' })).toBeVisible();
}
