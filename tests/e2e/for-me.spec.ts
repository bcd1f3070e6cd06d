/** What to send, across visits, apps and paper (M12, F2). The texts and their fields: sending.browser.test.tsx. */
import { expect, NEEDS, openMessage, openReady, test, toast } from './fixtures.ts';

test.use({
  viewport: { width: 360, height: 740 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const address = (need: string) => `/?${new URLSearchParams({ q: need })}`;

test('F2 M12 the edited text is what the clipboard and other apps get; no choice is remembered', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.title = String(data?.text);
    };
  });
  await openReady(page, address(NEEDS.member));
  await openMessage(page);
  const text = 'Priya, meet Garrett: 704-555-0100';
  await page.getByRole('textbox', { name: 'Introduction script' }).fill(text);
  await page.getByRole('button', { name: 'Copy Script' }).click();
  await expect(toast(page, 'Script copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await page.getByRole('button', { name: 'Share via…' }).click();
  await expect(page).toHaveTitle(text);

  await page.getByText('For me', { exact: true }).click();
  await page.reload({ waitUntil: 'networkidle' });
  await openMessage(page);
  await expect(page.getByRole('radio', { name: 'For a friend' })).toBeChecked();
});

test.describe('when the script does not load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('M12 the members and a read-only introduction remain', async ({ page }) => {
    await page.route('**/assets/parts-on-demand-*.js', (route) => route.abort());
    await openReady(page, address(NEEDS.member));
    await openMessage(page);
    await expect(page.getByText('Reload the page to change or send this text.')).toBeVisible();
    await expect(page.getByText('I will let you take it from here.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call 704-555-0100' })).toBeVisible();
  });
});

test('M11 M12 C8 an answer prints on one light page: people, numbers and the script, but no buttons; so do the chains to choose from', async ({
  page,
}) => {
  for (const need of [NEEDS.member, 'planning a wedding']) {
    await openReady(page, address(need));
    await expect(
      page.getByRole('button', { name: /^Copy (Full )?Script$/, includeHidden: true }),
    ).toBeAttached();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('textbox', { name: /script/i })).toBeVisible();
    await expect(page.getByText(/^(Call )?704-555-0\d{3}$/).first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByText(/^Found \d/)).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(32, 38, 31)');
    const pages = (await page.pdf({ format: 'Letter', margin: MARGIN })).toString('latin1');
    expect(pages.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  }
  await openReady(page, address(NEEDS.suggestions));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Water Damage at Home')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Share/ })).toHaveCount(0);
});

/** Typical margins of browsers. */
const MARGIN = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };
