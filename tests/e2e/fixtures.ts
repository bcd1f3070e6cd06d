/** Fixtures for all browser tests, which fail on unexpected console errors and on requests to other hosts. */
import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Console errors that this test causes on purpose. */
  expectedErrors: RegExp[];
  /** Addresses on other hosts that this test opens on purpose. */
  expectedAddresses: RegExp[];
  watched: undefined;
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  expectedAddresses: [[], { option: true }],
  watched: [
    async ({ page, expectedErrors, expectedAddresses, baseURL }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        const expected = expectedErrors.some((pattern) => pattern.test(message.text()));
        if (message.type() === 'error' && !expected) problems.push(message.text());
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        const fetched = protocol === 'http:' || protocol === 'https:';
        const expected = expectedAddresses.some((pattern) => pattern.test(request.url()));
        if (fetched && origin !== baseURL && !expected)
          problems.push(`Another host: ${request.url()}`);
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A need for each mode of the answer, in the demo chapter. */
export const NEEDS = {
  member: 'roof leak',
  contextual: 'starting a business',
  suggestions: 'water damage',
  chain: 'makeover',
  openSeat: 'dog groomer',
  misspelt: 'roff leak',
} as const;

/** Opens the page, waits for the directory, and searches as a visitor would. */
export async function search(page: Page, need: string): Promise<void> {
  await openReady(page);
  await needInput(page).fill(need);
  await page.getByRole('button', { name: 'Find Path' }).click();
}

export function needInput(page: Page) {
  return page.getByLabel('What do you need?');
}

/** Opens the page and waits until the directory and the engine have loaded. */
export async function openReady(page: Page, path = '/'): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

/** Opens what can be sent, which is closed on a phone (M12). */
export async function openMessage(page: Page): Promise<void> {
  await page.getByText('Message to send', { exact: true }).click();
}

/** The toast with exactly this title. */
export function toast(page: Page, title: string) {
  return page.locator('[aria-live]').getByText(title, { exact: true });
}

interface Rows {
  readonly members: readonly object[];
  readonly chains?: readonly object[];
}

/** Responds to directory reads with these rows instead of the server's. */
export async function serveDirectory(page: Page, { members, chains = [] }: Rows): Promise<void> {
  for (const [table, rows] of [
    ['members', members],
    ['referral_chains', chains],
  ] as const) {
    await page.route(`**/rest/v1/${table}?*`, (route) =>
      route.fulfill({
        json: rows,
        headers: { 'Content-Range': contentRange(rows.length) },
      }),
    );
  }
}

/** As PostgREST counts the rows of a response. */
function contentRange(rows: number): string {
  return rows === 0 ? '*/0' : `0-${rows - 1}/${rows}`;
}
