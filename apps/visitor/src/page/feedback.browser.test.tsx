/** The feedback dialog (F1). */
import { expectNoViolations } from 'ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../tests/open-page.tsx';
import { openFeedback } from './feedback.tsx';

test('F1 a blank text is said at its field, which has the focus, until something is written', async () => {
  await openPage('/');
  await openFeedback();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox');
  await dialog.getByRole('button', { name: 'Send Feedback' }).click();
  await expect.element(dialog.getByText('Please enter your feedback')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription('Nothing is written here yet.');
  await expectNoViolations(dialog.element());
  await field.fill('No florist yet');
  await expect.element(field).toBeValid();
  await expect.element(field).toHaveAccessibleDescription('');
});
