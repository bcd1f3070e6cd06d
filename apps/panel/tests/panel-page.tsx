/** Opens the panel on a chapter in memory, without a server or a sign-in, and finds its controls. */

import { SESSION_KEY } from 'ui/session-presence.ts';
import { dismissToast, showToast } from 'ui/toasts.tsx';
import { expect, onTestFinished, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { App } from '../src/app.tsx';
import '../src/panel.css';
import { checkAccess } from '../src/records/my-access.tsx';
import { setUnsaved, unsavedForms } from '../src/records/open-form.ts';
import { loadDirectory, loadExpectations } from '../src/records/panel-directory.ts';
import { readAuthSettings } from '../src/session/auth-client.ts';
import { publishSignedOut } from '../src/session/session-state.ts';
import { ChapterInMemory, few, type Tables } from './chapter-in-memory.ts';

const SESSION = {
  access_token: 'e30.e30.e30',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_at: 4_000_000_000,
  user: { id: 'ann', email: 'ann@example.com' },
};

/** Pixels. */
const DESKTOP = { width: 1280, height: 720 };

/**
 * Renders the panel at an address, as someone who may edit unless `my_access` is given.
 * @param authService answers the auth service's requests, of which none succeeds otherwise.
 */
export async function openPanel(
  address: string,
  tables: Tables = few,
  authService?: ChapterInMemory['authService'],
): Promise<ChapterInMemory> {
  onTestFinished(leavePanel);
  const chapter = new ChapterInMemory(tables);
  vi.stubGlobal('fetch', chapter.fetch);
  localStorage.setItem(SESSION_KEY, JSON.stringify(SESSION));
  await page.viewport(DESKTOP.width, DESKTOP.height);
  if (authService !== undefined) {
    chapter.authService = authService;
    await readAuthSettings();
  }
  await loadDirectory();
  await checkAccess();
  if (chapter.rows('my_access')[0]?.standing === 'editor') await loadExpectations();
  await goTo(address);
  return chapter;
}

/** Renders the login page for someone who is signed out. @param authService answers the auth service's requests. */
export async function openLogin(address: string, authService: typeof fetch): Promise<void> {
  onTestFinished(leavePanel);
  vi.stubGlobal('fetch', authService);
  localStorage.clear();
  publishSignedOut();
  await readAuthSettings();
  await page.viewport(DESKTOP.width, DESKTOP.height);
  await goTo(address);
}

/** Renders the panel anew at an address, as after loading the page. */
export async function goTo(address: string): Promise<void> {
  await cleanup();
  history.replaceState(null, '', address);
  await render(<App />);
}

/** Closes what the test has left open: the page's modules outlive it. A question must have been answered. */
async function leavePanel(): Promise<void> {
  await cleanup();
  for (const param of unsavedForms().keys()) setUnsaved(param, null);
  sessionStorage.clear();
  vi.unstubAllGlobals();
  // Only two are shown at a time, so these replace all.
  for (const id of ['a', 'b']) showToast({ id, kind: 'info', title: id });
  for (const id of ['a', 'b']) dismissToast(id);
}

/** As when the user returns to the tab: the panel then reads its lists again. */
export function returnToTab(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

export const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const saveButton = button('Save');
/** The field whose label contains this text. */
export const field = (label: string) => page.getByLabelText(label, { exact: false });
/** What contains this text. */
export const text = (part: string | RegExp) => page.getByText(part, { exact: false });

/** Fills the fields with these labels. */
export async function fill(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, typed] of Object.entries(texts)) await field(label).fill(typed);
}

export async function expectToast(title: string): Promise<void> {
  await expect
    .poll(() =>
      [...document.querySelectorAll('[aria-live] li p:first-child')].map(
        (each) => each.textContent,
      ),
    )
    .toContain(title);
}

/** Expects the element to contain this text, or a match of it. */
export async function expectText(found: Locator, part: string | RegExp): Promise<void> {
  await expect.poll(() => textsOf(found)).toEqual([matching(part)]);
}

/** Expects the element not to contain this text. */
export async function expectNoText(found: Locator, part: string): Promise<void> {
  await expect.poll(() => textsOf(found).join()).not.toContain(part);
}

function matching(part: string | RegExp) {
  return typeof part === 'string' ? expect.stringContaining(part) : expect.stringMatching(part);
}

/** With single spaces, as they are read. */
function textsOf(found: Locator): (string | undefined)[] {
  return found.elements().map((each) => each.textContent?.replaceAll(/\s+/g, ' ').trim());
}

/** Expects exactly these texts, in this order. */
export async function expectTexts(
  found: Locator,
  texts: readonly (string | RegExp)[],
): Promise<void> {
  const expected = texts.map((each) => (typeof each === 'string' ? each : matching(each)));
  await expect.poll(() => textsOf(found)).toEqual(expected);
}

/** The words within an element that break in the middle, on two lines. A hyphen is no middle. */
export function brokenWords(found: Locator): readonly string[] {
  const broken: string[] = [];
  const nodes = document.createTreeWalker(found.element(), NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    for (const { 0: word, index } of node.nodeValue?.matchAll(/[^\s-]+/g) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Expects the accessible name of what has the focus. */
export async function expectFocusOn(name: RegExp): Promise<void> {
  await expect.poll(() => document.activeElement?.getAttribute('aria-label') ?? '').toMatch(name);
}

/** Presses a key, which is held together with Control. */
export async function control(key: string): Promise<void> {
  await userEvent.keyboard(`{Control>}${key}{/Control}`);
}
