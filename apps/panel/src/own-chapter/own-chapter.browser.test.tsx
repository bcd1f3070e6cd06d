/** The steps to a chapter of one's own: who is offered them, what a paste does, and what a lost answer leaves (P15). */
import { demoSettings } from 'domain/demo';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { few } from '../../tests/chapter-in-memory.ts';
import {
  button,
  expectText,
  expectToast,
  field,
  fill,
  openPanel,
  text,
} from '../../tests/panel-page.tsx';

const start = button('Start with your own chapter');
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const settings = (is_demo: boolean) => [{ id: 'settings', ...demoSettings, is_demo }];
const READER = { standing: 'unlisted', only_listed: true, email: 'ann@example.com' };

/** Goes as far as the roster. */
async function openRoster() {
  const chapter = await openPanel('/admin?own=admin');
  // What is missing comes first.
  await expect.element(heading('Your chapter')).toHaveFocus();
  await fill({ 'Name of your chapter': 'Harbor Point Partners', Town: 'Harbor Point' });
  await expect.element(heading('Your chapter')).toBeVisible();
  await button('Continue').click();
  await expect.element(heading('Your roster')).toHaveFocus();
  return chapter;
}

test('P15 K6 the overview of a demo offers the steps to those who may edit', async () => {
  await openPanel('/admin');
  await expect.element(start).toBeVisible();
});

test.for([
  ['of a chapter that is no demo', { ...few, chapter_settings: settings(false) }],
  ['for a user who may not edit', { ...few, my_access: [READER] }],
] as const)('P15 K6 the overview %s offers none', async ([, tables]) => {
  await openPanel('/admin', tables);
  await expect.element(heading('What needs attention')).toBeVisible();
  await expect.element(start).not.toBeInTheDocument();
});

test('P15 a double click brings the demo back once, and reports no failure', async () => {
  const chapter = await openPanel('/admin', {
    ...few,
    chapter_settings: settings(false),
    own_chapter: [{ at: '2026-11-16T10:00:00+00:00' }],
  });
  const isAnswered = Promise.withResolvers<void>();
  chapter.intercept = async ({ method }) => {
    if (method === 'DELETE') await isAnswered.promise;
    return undefined;
  };
  await button('Bring the demo back').dblClick();
  isAnswered.resolve();
  await expectToast('The demo is back');
  expect(chapter.sent).toHaveLength(1);
});

test('P15 a pasted list leads on at once, and a lost answer keeps all that was entered', async () => {
  const chapter = await openRoster();
  await text('Paste it from a spreadsheet').click();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Name\tTrade\nPat Donnelly\tPlumber\nJo Hill\tElectrician');
  field('Your list')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(text('2 members on your roster.')).toBeVisible();
  await button('Continue').click();
  await expect.element(page.getByRole('checkbox').first()).toBeChecked();
  await button('Continue').click();

  chapter.intercept = ({ method, table }) => {
    if (method === 'POST' && table === 'own_chapter') throw new TypeError('Failed to fetch');
    return undefined;
  };
  await button('Start my chapter').click();
  await expectToast('No answer yet');
  expect(chapter.sent.at(-1)?.body).toMatchObject({
    chapter: {
      settings: { chapter_name: 'Harbor Point Partners', feedback_recipient: 'ann@example.com' },
      members: [{ member_name: 'Pat Donnelly', chapter: 'Harbor Point Partners' }, {}],
      chains: [{ scenario: 'Kitchen or Bath Remodel', roles_sequence: 'Plumber → Electrician' }],
    },
  });
  await expect.element(heading('A second admin')).toBeVisible();
  await expect.element(button('Start my chapter')).toBeEnabled();
});

test('P15 a list without people says what it needs', async () => {
  await openRoster();
  await text('Paste it from a spreadsheet').click();
  await field('Your list').fill('Name\tTrade\nOPEN SEAT\tFlorist\nTBD\tRoofer');
  await button('Use this list').click();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expectText(page.getByRole('alert'), 'No people were found in this list.');
});
