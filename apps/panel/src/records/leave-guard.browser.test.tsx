/**
 * Unsaved text: leaving the form asks first, unless nothing has changed (P6). In a frame, as here, a page cannot block
 * Back: tests/e2e/unsaved.spec.ts.
 */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  control,
  expectToast,
  field,
  goTo,
  openPanel,
  saveButton,
  text,
} from '../../tests/panel-page.tsx';

const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
const toChains = page.getByRole('link', { name: /^Chains/ });

const LEAVES: Record<string, () => unknown> = {
  'another Edit': () => button('Edit Denise Kowalczyk').click(),
  'Add Member': () => button('Add Member').click(),
  'Log Out': () => button('Log Out').click(),
};

for (const [way, leave] of Object.entries(LEAVES)) {
  test(`P6 leaving by ${way} asks first, and staying keeps the text`, async () => {
    await typeCompany('Not saved yet');
    await leave();
    await expect.element(question).toBeVisible();
    await button('Keep editing').click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(field('Company')).toHaveValue('Not saved yet');

    await leave();
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(field('Company')).toHaveValue('Not saved yet');
  });
}

test('P6 discarding changes continues the navigation to another form or section, and drops the text', async () => {
  await typeCompany('Not saved yet');
  await button('Edit Denise Kowalczyk').click();
  await button('Discard changes').click();
  await expect.element(field('Member name')).toHaveValue('Denise Kowalczyk');

  await field('Company').fill('Not saved either');
  await toChains.click();
  await button('Discard changes').click();
  await expect.poll(() => location.pathname).toBe('/admin/chains');

  await goTo('/admin/members');
  await button('Edit Garrett Holloway').click();
  await expect.element(field('Company')).toHaveValue('Summit Crest Roofing');
  await expect.element(text('What you typed before is still here.')).not.toBeInTheDocument();
});

test('P6 a form left while it saves closes nothing that was opened since', async () => {
  const chapter = await typeCompany('Saved late');
  const answered = Promise.withResolvers<undefined>();
  chapter.intercept = ({ method }) => (method === 'PATCH' ? answered.promise : undefined);
  await saveButton.click();
  await expect.poll(() => chapter.sent.length).toBe(1);
  await button('Edit Denise Kowalczyk').click();
  await button('Discard changes').click();
  await field('Company').fill('Typed meanwhile');
  answered.resolve(undefined);
  await expectToast('Member saved!');
  await expect.element(field('Company')).toHaveValue('Typed meanwhile');
  await toChains.click();
  await expect.element(question).toBeVisible();
  await button('Keep editing').click();
  expect(chapter.row('members', 'company', 'Saved late')).toBeDefined();
});

test('P6 a form without changes can be left without a question', async () => {
  await typeCompany('Summit');
  await field('Company').fill('Summit Crest Roofing');
  await button('Edit Denise Kowalczyk').click();
  await expect.element(field('Member name')).toHaveValue('Denise Kowalczyk');
});

/** Opens Garrett's form and changes the company. */
async function typeCompany(company: string) {
  const chapter = await openPanel('/admin/members');
  await button('Edit Garrett Holloway').click();
  await field('Company').click();
  await control('a');
  await userEvent.keyboard(company);
  return chapter;
}
