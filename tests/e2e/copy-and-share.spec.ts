/** Copying, the feedback dialog and what is passed to the mail client (F). */
import { expect, NEEDS, openReady, search, test, toast } from './fixtures.ts';

const COPIES = [
  { need: NEEDS.member, button: 'Copy Script', title: 'Script copied to clipboard!' },
  { need: NEEDS.member, button: 'Copy Intro', title: 'Intro text copied!' },
  { need: NEEDS.contextual, button: 'Copy Intro Text', title: 'Intro text copied!' },
  { need: NEEDS.contextual, button: 'Copy Chain Intro', title: 'Referral chain copied!' },
  { need: NEEDS.contextual, button: 'Copy', title: 'Preview script copied to clipboard!' },
  {
    need: NEEDS.contextual,
    button: 'Copy Full Script',
    title: 'Full referral script copied to clipboard!',
  },
  { need: NEEDS.openSeat, button: 'Copy Invitation', title: 'Invitation copied!' },
] as const;

test.describe('the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const { need, button, title } of COPIES) {
    test(`F2 '${button}' copies and says '${title}'`, async ({ page }) => {
      await search(page, need);
      if (button === 'Copy Intro Text')
        await page.getByText('More', { exact: true }).first().click();
      await page.getByRole('button', { name: button, exact: true }).first().click();
      await expect(toast(page, title)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    });
  }

  test('F2 M12 Copy Script copies the script on the page', async ({ page }) => {
    await search(page, NEEDS.member);
    await page.getByRole('button', { name: 'Copy Script' }).click();
    await expect(toast(page, 'Script copied to clipboard!')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page.getByRole('region')).toContainText(copied);
  });

  test("F2 K4 a copy button says 'Copied!' for 2 seconds", async ({ page }) => {
    const now = Date.now();
    await page.clock.install({ time: now });
    await search(page, NEEDS.member);
    await page.getByRole('button', { name: 'Copy Script' }).waitFor();
    await page.clock.pauseAt(now + 60_000);
    await page.getByRole('button', { name: 'Copy Script' }).click();
    const copied = page.getByRole('button', { name: 'Copied!' });
    await expect(copied).toBeVisible();
    await page.clock.runFor(1900);
    await expect(copied).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByRole('button', { name: 'Copy Script' })).toBeVisible();
  });
});

test('F1 blank feedback shows the error toast and keeps the dialog open', async ({ page }) => {
  await openReady(page);
  await page.getByRole('button', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback or Missing Connection?' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('textbox').fill('  \n ');
  await dialog.getByRole('button', { name: 'Send Feedback' }).click();
  // Inside the dialog: a modal dialog hides everything else from screen readers.
  await expect(dialog.getByText('Please enter your feedback')).toBeVisible();
});

test('F1 F3 feedback opens the mail client with the text, shows the toast, clears and closes', async ({
  page,
}) => {
  await openReady(page);
  await page.getByRole('button', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog');
  const text = 'We miss a beekeeper & a vet.\n&bcc=someone@example.com';
  await dialog.getByRole('textbox').fill(text);
  const handedOver = page.waitForRequest(/^mailto:/);
  await dialog.getByRole('button', { name: 'Send Feedback' }).click();
  const address = new URL((await handedOver).url());
  expect(address.protocol).toBe('mailto:');
  expect(address.pathname).toBe('feedback@example.com');
  expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(address.searchParams.get('body')).toBe(text.replace('\n', '\r\n'));
  await expect(toast(page, "Thanks! We'll review your suggestion.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Feedback' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('');
  // Where no mail program opened.
  await dialog.getByRole('button', { name: 'Bring back my last text' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue(text);
  await expect(dialog.getByRole('textbox')).toBeFocused();
});

test('F1 Escape closes the dialog and keeps the text', async ({ page }) => {
  await openReady(page);
  const open = page.getByRole('button', { name: 'Feedback' });
  await open.click();
  await page.getByRole('dialog').getByRole('textbox').fill('half a thought');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('half a thought');
});
