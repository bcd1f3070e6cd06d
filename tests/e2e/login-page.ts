/** Shared by tests of the login page and the session: controls, and a chapter that sends mail. */
import { expect, type Page } from '@playwright/test';
import { Inbox } from 'wire-server/testing';
import { type Account, test as base } from './admin-fixtures.ts';

/** Chromium's own console message for a refused or failed request. */
export const REFUSED = /Failed to load resource: (the server responded with|net::ERR_)/;

/** Every request to the auth service. */
export const AUTH = '**/auth/v1/**';

/** The page's message while the server does not respond. */
export const UNANSWERED = 'The server is not responding.';

const PANEL = 'Admin Panel - Manage Members and Referral Chains';
const ENDED = 'Your session has ended. Please log in again.';

type Settings = Readonly<Record<string, string>>;

interface Fixtures {
  /** Settings for a server of the test's own; null uses the worker's server. */
  settings: Settings | null;
}

/** Uses a chapter with its own `settings` if the test has any, and an account of its own. */
export const test = base.extend<Fixtures>({
  ownAccount: true,
  settings: [null, { option: true }],
  chapter: async ({ chapter, settings, startChapter }, use) =>
    use(settings === null ? chapter : await startChapter(settings)),
});

interface MailFixtures {
  /** Receives all mail that the chapter sends. */
  inbox: Inbox;
}

/** A chapter that sends mail. */
export const mailingTest = test.extend<MailFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  inbox: async ({}, use) => {
    const inbox = await Inbox.open();
    await use(inbox);
    await inbox.close();
  },
  chapter: async ({ inbox, settings, startChapter }, use) =>
    use(
      await startChapter({
        SMTP_URL: inbox.smtpUrl,
        MAIL_FROM: 'Pathfinder <pathfinder@example.org>',
        RESEND_WAIT: '0',
        ...settings,
      }),
    ),
});

export const email = (page: Page) => page.getByLabel('Email');
export const password = (page: Page) => page.getByLabel('Password', { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

export async function expectPanel(page: Page): Promise<void> {
  await expect(heading(page, PANEL)).toBeVisible();
}

export async function openPanel(page: Page): Promise<void> {
  await page.goto('/admin');
  await expectPanel(page);
}

/** Opens the form for a new member and fills in the required fields. */
export async function typeMember(page: Page): Promise<void> {
  await page.goto('/admin/members?member=new');
  await page.getByLabel('Member name').fill('Ann Archer');
  await page.getByLabel('Profession role').fill('Beekeeper');
}

/** Expects the login page. @param ended whether it shows that the session ended */
export async function expectLogin(
  page: Page,
  { ended }: { readonly ended: boolean },
): Promise<void> {
  await expect(heading(page, 'Admin Login')).toBeVisible();
  await expect(page.getByText(ENDED)).toHaveCount(ended ? 1 : 0);
}

/** Fills in the visible form and submits it. */
export async function submit(page: Page, account: Account, label = 'Log In'): Promise<void> {
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await button(page, label).click();
}

/** Opens a mailed link and agrees to continue as its receiver (A7). */
export async function followLink(page: Page, link: URL, address: string): Promise<void> {
  await page.goto(link.href);
  const question = heading(page, `Continue as ${address}?`);
  await expect(question).toBeVisible();
  await button(page, 'Continue').click();
  await expect(question).toHaveCount(0);
}

/** Expects a toast with this title and description. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const message = page.locator('[aria-live] li').filter({
    has: page.getByText(title, { exact: true }),
  });
  await expect(message.getByText(description, { exact: true })).toBeVisible();
}

/** Path and query of the page shown. */
export function place(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
