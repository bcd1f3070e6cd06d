/**
 * The visitors' pages for tests of their components: the app as main.ts renders it, with the real engine, on the demo
 * chapter or on rows that the test names. What a page would send to a server is collected. Like the browser tests,
 * these fail when the page reports an error.
 */
import { demoRows, demoSettings } from 'domain/demo';
import { dismissMessage } from 'ui/texts/site.ts';
import { expect, onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { App } from '../src/app.tsx';
import { directoryReading } from '../src/member-pages/reading.ts';
import { directoryStore } from '../src/search/directory-store.ts';
import '../src/styles.css';

interface Rows {
  readonly members: readonly object[];
  readonly chains?: readonly object[];
  /** Settings that differ from the demo chapter's (K5). */
  readonly settings?: object;
}

/** What takes the place of the server. */
interface Server extends Rows {
  /** Settles when the members may be read; they cannot be read if it is rejected. */
  readonly membersAreRead?: Promise<unknown>;
  /** The status of its answers to what is sent. */
  readonly answers?: number;
}

/** A row that the page sent. */
interface Sent {
  readonly table: string;
  readonly row: unknown;
}

/** A need for each mode of the answer, in the demo chapter. */
export const NEEDS = {
  member: 'roof leak',
  contextual: 'starting a business',
  suggestions: 'water damage',
  chain: 'makeover',
  openSeat: 'dog groomer',
  misspelt: 'roff leak',
} as const;

/** A common phone, as in vitest.config.ts. */
const PHONE = { width: 360, height: 740 };
/** In the order in which the data API sends them (W1). */
const DEMO: Server = {
  members: demoRows.members.toSorted(
    (a, b) =>
      Number(a.priority) - Number(b.priority) ||
      compare(a.member_name, b.member_name) ||
      compare(a.id, b.id),
  ),
  chains: demoRows.referral_chains.toSorted((a, b) => compare(a.id, b.id)),
};
const TESTERS_ADDRESS = window.location.href;
const fetchFromVite = window.fetch;

/** What the engine, or the list of members, has read. */
let inUse: Server | null = null;
let listed: Server | null = null;
let isOpen = false;

/**
 * Opens the page at a path and query, on a phone.
 * @returns what the page sends from then on.
 */
export async function openPage(path: string, server: Server = DEMO): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  if (isOpen) await closePage();
  // Not a hook, which would be that of the first test file alone: all share this module.
  else onTestFinished(closePage);
  isOpen = true;
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(window, 'fetch').mockImplementation((address, init) =>
    respond(server, sent, address, init),
  );
  window.history.replaceState(null, '', path);
  await read(path, server);
  await render(<App />);
  return sent;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Leaves nothing to the next page: neither what is shown nor what is stored or replaced. */
async function closePage(): Promise<void> {
  isOpen = false;
  const reported = vi.mocked(console.error).mock.calls.map((parts) => parts.join(' '));
  const toastsAndChoices = [
    page.getByRole('button', { name: dismissMessage }),
    page.getByRole('radio', { name: 'For a friend', includeHidden: true }),
  ];
  for (const control of toastsAndChoices.flatMap((found) => found.elements())) {
    if (control instanceof HTMLElement) control.click();
  }
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  window.history.replaceState(null, '', TESTERS_ADDRESS);
  const { innerWidth: width, innerHeight: height } = window;
  if (width !== PHONE.width || height !== PHONE.height) {
    await page.viewport(PHONE.width, PHONE.height);
  }
  expect(reported).toEqual([]);
}

/** Opens the page at the search for a need. */
export function ask(need: string, server?: Server): Promise<readonly Sent[]> {
  return openPage(`/?${new URLSearchParams({ q: need })}`, server);
}

/** As main.ts does, and the page of members, unless these rows have been read. A held read is not awaited. */
async function read(path: string, server: Server): Promise<void> {
  const isList = path.startsWith('/members');
  if (server === (isList ? listed : inUse)) return;
  // Otherwise the directory that was stored last would show first.
  await caches.delete('pathfinder-directory');
  if (isList) {
    listed = server;
    return directoryReading.retry();
  }
  inUse = server;
  const reading = directoryStore.load();
  if (server.membersAreRead === undefined) await reading;
}

async function respond(
  server: Server,
  sent: Sent[],
  address: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const { pathname } = new URL(String(address), window.location.href);
  const [, table] = /^\/rest\/v1\/(.+)/.exec(pathname) ?? [];
  if (table === undefined) return fetchFromVite(address, init);
  if (init?.method === 'POST') {
    sent.push({ table, row: JSON.parse(String(init.body)) });
    return new Response(null, { status: server.answers ?? 201 });
  }
  return readRows(server, table);
}

/** As the data API answers a read. */
async function readRows(server: Server, table: string): Promise<Response> {
  const { members, chains = [], settings } = server;
  if (table === 'chapter') return rowsIn([{ ...demoSettings, ...settings }]);
  if (table === 'referral_chains') return rowsIn(chains);
  await server.membersAreRead;
  return rowsIn(members);
}

function rowsIn(rows: readonly object[]): Response {
  const range = rows.length === 0 ? '*/0' : `0-${rows.length - 1}/${rows.length}`;
  return Response.json(rows, { headers: { 'Content-Range': range } });
}

export const needInput = page.getByLabelText('What do you need?');

/** Searches as a visitor would. */
export async function searchFor(need: string): Promise<void> {
  await needInput.fill(need);
  await page.getByRole('button', { name: 'Find Path' }).click();
}

/** Asks, and opens what can be sent: on a phone it is closed at first (M12, C7). */
export async function askToSend(need: string, server?: Server): Promise<void> {
  await ask(need, server);
  await openMessage();
}

export async function openMessage(): Promise<void> {
  await page.getByText('Message to send', { exact: true }).first().click();
  await expect.element(page.getByText('A link to this answer')).toBeVisible();
}

/** The heading of an answer. */
export function heading(name: string | RegExp): Locator {
  return page.getByRole('heading', { name });
}

/** What the elements say, as soon as there are any. Use with expect.poll. */
export function textsOf(found: Locator): () => string[] {
  return () => found.elements().map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
}

/** The element that contains this one. */
export async function around(found: Locator): Promise<Locator> {
  await expect.element(found).toBeInTheDocument();
  return page.elementLocator(found.element().parentElement ?? document.body);
}

/** Watches what is copied. @returns the last text that was. */
export function watchClipboard(): () => string | undefined {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  return () => write.mock.lastCall?.[0];
}

/** Pixels by which the page is wider than the screen. */
export function overflow(): number {
  return document.documentElement.scrollWidth - window.innerWidth;
}
