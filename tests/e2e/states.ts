/**
 * Every designed state of the visitor's pages: its URL and how to reach it. Each is checked for accessibility, and
 * captured by `npm run pictures`.
 */
import type { Page } from '@playwright/test';
import { NEEDS, needInput, serveDirectory } from './fixtures.ts';

export interface State {
  readonly name: string;
  readonly path: string;
  /** Before the page is opened. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** Once the page has loaded. */
  readonly act?: (page: Page) => Promise<void>;
  /** Shows the page while its reads are pending. */
  readonly isLoading?: true;
  /** Captured as a single screen, since the position of its floating parts depends on the viewport. */
  readonly isViewportOnly?: true;
}

const asked = (need: string) => `/?${new URLSearchParams({ q: need })}`;
/** The server does not see the need, so the page finds the answer itself. */
const shared = (need: string) => `/#${new URLSearchParams({ q: need })}`;

const DIRECTORY_READS = '**/rest/v1/**';

const LONG_NAMES = [
  {
    id: '1',
    member_name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Alexandria',
    profession_role: 'Roofer and specialist in the restoration of historic slate and copper roofs',
    company: 'The Very Long Established Carolina Piedmont Roofing and Restoration Partnership LLC',
    chapter: 'Waxhaw',
    phone: '704-555-0100',
    email: 'alexandria.featherstonehaugh@a-very-long-domain-of-a-roofing-company.example.com',
  },
  {
    id: '2',
    member_name: 'נועה לוי',
    profession_role: 'Roofer',
    company: 'גגות הכרמל',
    chapter: 'Fort Mill',
    phone: '704-555-0101',
  },
  { id: '3', member_name: 'Ødegård Þórunn', profession_role: 'Roofer' },
];

/** Opens the page in this state. */
export async function show(
  page: Page,
  { path, arrange, act, isLoading }: State,
  change?: (page: Page) => Promise<unknown>,
): Promise<void> {
  await arrange?.(page);
  await page.goto(path, { waitUntil: isLoading ? 'load' : 'networkidle' });
  await change?.(page);
  await act?.(page);
}

export const STATES: readonly State[] = [
  { name: 'home', path: '/' },
  {
    name: 'suggestions-while-typing',
    isViewportOnly: true,
    path: '/',
    act: async (page) => {
      await needInput(page).pressSequentially('roof');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'loading',
    path: shared(NEEDS.member),
    arrange: (page) => page.route(DIRECTORY_READS, () => {}),
    act: (page) => page.getByRole('heading', { name: /^Finding who handles/ }).waitFor(),
    isLoading: true,
  },
  {
    name: 'failed',
    path: shared(NEEDS.member),
    arrange: (page) => page.route(DIRECTORY_READS, (route) => route.abort()),
  },
  {
    name: 'empty-chapter',
    path: '/',
    arrange: (page) => serveDirectory(page, { members: [] }),
  },
  { name: 'one-result', path: asked('landscaping') },
  { name: 'two-results', path: asked(NEEDS.member) },
  { name: 'member-of-a-nearby-chapter', path: asked('payroll') },
  {
    name: 'five-results',
    path: asked('repair'),
    act: (page) => page.getByRole('article').nth(4).waitFor(),
  },
  {
    name: 'for-a-long-need',
    path: asked(`${'my roof leaks over the kitchen and '.repeat(9)}help`),
  },
  {
    name: 'long-and-right-to-left-names',
    path: asked(NEEDS.member),
    arrange: (page) => serveDirectory(page, { members: LONG_NAMES }),
  },
  { name: 'did-you-mean', path: asked(NEEDS.misspelt) },
  { name: 'two-needs', path: asked('a plumber and somebody to paint the kitchen') },
  { name: 'urgent', path: asked('burst pipe') },
  { name: 'danger', path: asked('fire in my kitchen') },
  { name: 'danger-with-a-way-out', path: asked('my husband hits me') },
  { name: 'chains-to-choose', path: asked(NEEDS.suggestions) },
  { name: 'chain', path: asked(NEEDS.contextual) },
  { name: 'legacy-chain', path: asked(NEEDS.chain) },
  { name: 'open-seat', path: asked(NEEDS.openSeat) },
  { name: 'open-seat-with-waiting-chains', path: asked('photographer') },
  {
    name: 'words-to-tell-the-chapter',
    path: asked('flibbertigibbet'),
    act: (page) => page.getByRole('button', { name: 'Tell the chapter' }).click(),
  },
  {
    name: 'toasts',
    isViewportOnly: true,
    path: asked(NEEDS.openSeat),
    act: async (page) => {
      await page.getByRole('button', { name: 'Invite Someone' }).click();
      await page.getByRole('button', { name: 'Regional Partner' }).click();
    },
  },
  {
    name: 'feedback',
    isViewportOnly: true,
    path: '/',
    act: (page) => page.getByRole('button', { name: 'Feedback' }).click(),
  },
  {
    name: 'for-me',
    path: asked(NEEDS.member),
    act: async (page) => {
      const send = page.locator('details[data-message-to-send]');
      await send.getByText('A link to this answer').waitFor({ state: 'attached' });
      await send.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
      await page.getByRole('radio', { name: 'For me' }).check({ force: true });
    },
  },
  { name: 'members', path: '/members' },
  { name: 'members-found', path: '/members?q=roof' },
  {
    name: 'member',
    path: '/members',
    act: async (page) => {
      await page.locator('main li a').first().click();
      await page.getByRole('heading', { name: 'Good referrals' }).waitFor();
    },
  },
  { name: 'member-gone', path: '/members/no-such-member' },
  { name: 'privacy', path: '/privacy' },
  { name: 'page-not-found', path: '/no/such/page' },
];
