/** After one visit, the page opens and answers without a network. Each test has its own server. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, needInput, test } from './fixtures.ts';
import { createOwnServer, type OwnServer } from './own-server.ts';

const OPERATOR = { SERVICE_KEY: `sb_secret_${'0'.repeat(48)}`, LIMITS: 'off' };
const ADMIN = { email: 'offline@example.com', password: 'a-password-of-its-own' };

test.use({
  serviceWorkers: 'allow',
  // The tests stop the server on purpose, and it has its own address.
  expectedErrors: [/Failed to load resource/],
  expectedAddresses: [/^http:\/\/localhost/],
});

let server: OwnServer;

test.beforeEach(async () => {
  server = await createOwnServer(OPERATOR);
  await server.start();
});

test.afterEach(() => server.remove());

test('after one visit the page opens and answers without a server, shows how old its data is, and catches up', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await visit(page, '/?q=roof+leak');
  await expect(answer(page, 'roof leak')).toBeVisible();
  await expect(footer(page)).not.toContainText('This is the');

  await server.stop();
  await page.reload();
  await expect(answer(page, 'roof leak')).toBeVisible();
  await expect(footer(page)).toContainText(
    /cannot be reached right now. This is the one from \w+ \d+/,
  );
  await expect(footer(page).locator('[aria-live=polite]')).toContainText('cannot be reached');

  // Parts that the answer did not need are cached too: suggestions and the feedback form.
  await needInput(page).fill('realt');
  await expect(page.getByRole('option').first()).toBeVisible();
  await needInput(page).press('Enter');
  await expect(page).toHaveURL(/q=realt$/);
  await page.getByRole('button', { name: 'Feedback' }).click();
  await expect(page.getByRole('dialog')).toContainText('Feedback or Missing Connection?');
  await page.keyboard.press('Escape');

  await context.setOffline(true);
  const offline = await context.newPage();
  // Playwright's setOffline sets navigator.onLine only in documents that are already open.
  await offline.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await offline.goto(`${server.origin}/?q=drainage`);
  await expect(footer(offline)).toContainText('You are offline. This is the directory from');
  await offline.goto(`${server.origin}/members?q=roof`);
  await expect(offline.getByRole('link', { name: 'Garrett Holloway' })).toBeVisible();
  await expect(footer(offline)).toContainText('You are offline. This is the directory from');
  await offline.close();
  await context.setOffline(false);

  // The seat is filled while the page is open, and the page picks that up by itself.
  await page.goto(`${server.origin}/?q=dog+groomer`);
  await expect(page.getByText('No exact match for')).toBeVisible();
  await expect(footer(page)).toContainText('cannot be reached');
  await server.start();
  await addMember('Pia Paws', 'Dog Groomer');
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('heading', { name: 'Pia Paws' })).toBeVisible();
  await expect(footer(page)).not.toContainText('This is the');
});

test('the page offers to load a new version, and open tabs of the old one keep their files', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  const oldBuild = await buildOf(page);
  await page.reload();
  const other = await context.newPage();
  await other.goto(server.origin);

  await deployAnotherBuild();
  await server.stop();
  await server.start();
  await page.reload();
  // The visitor gets the complete old version until they choose the new one.
  expect(await buildOf(page)).toBe(oldBuild);
  await expect(footer(page).getByText('A new version is ready.')).toBeVisible();
  await footer(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => buildOf(page).catch(() => oldBuild)).not.toBe(oldBuild);
  await expect(needInput(page)).toBeVisible();

  // A tab of the old build loads a script that the server no longer has.
  await other.getByRole('button', { name: 'Feedback' }).click();
  await expect(other.getByRole('dialog')).toBeVisible();
  expect(await buildOf(other)).toBe(oldBuild);
  expect(await buildsKept(page)).toHaveLength(2);

  await other.close();
  // Later visits delete the caches that no tab needs any more.
  await expect(async () => {
    await page.reload();
    expect(await buildsKept(page)).toHaveLength(1);
  }).toPass();
});

test('A5 nothing of an admin is cached: no session, no authenticated response, no page', async ({
  page,
}) => {
  await fetch(`${server.origin}/auth/v1/admin/users`, {
    method: 'POST',
    headers: operatorHeaders(),
    body: JSON.stringify({ ...ADMIN, email_confirm: true }),
  });
  await visit(page, '/');
  await page.goto(`${server.origin}/login`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('button', { name: 'Add Member' }).click();
  await page.getByLabel('Name', { exact: false }).first().fill('Secret Sam');
  await page.getByLabel('Profession', { exact: false }).first().fill('Locksmith');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Member saved!').first()).toBeVisible();

  const { addresses, texts, databases } = await page.evaluate(everythingKept);
  expect(addresses).not.toEqual([]);
  expect(addresses.filter((address) => /\/(auth|rest|admin|login)/.test(address))).toEqual([]);
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('pathfinder-auth') ?? '{}').access_token as string,
  );
  expect(token.length).toBeGreaterThan(20);
  for (const secret of [token, ADMIN.email, 'Secret Sam'])
    expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  expect(databases).toEqual([]);

  // Admin pages come from the server, never from the cache.
  await server.stop();
  await expect(page.goto(`${server.origin}/admin`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
});

/** Opens the page and waits until it is cached. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(server.origin + path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!(await caches.has('pathfinder-directory')))
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

function answer(page: Page, need: string) {
  return page.getByRole('heading', { name: `Who to call for ${need}` });
}

function footer(page: Page) {
  return page.getByRole('contentinfo');
}

function buildOf(page: Page): Promise<string> {
  return page.locator('meta[name=build]').getAttribute('content') as Promise<string>;
}

function buildsKept(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('pathfinder-build-')),
  );
}

/** Runs in the page: every address and text in its caches, and the names of its databases. */
async function everythingKept() {
  const addresses: string[] = [];
  const texts: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      addresses.push(new URL(request.url).pathname);
      texts.push((await (await cache.match(request))?.text()) ?? '');
    }
  }
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  return { addresses, texts, databases };
}

/** Turns the page into another build: its id differs, and a script that loads late is gone. */
async function deployAnotherBuild(): Promise<void> {
  const assets = join(server.site, 'assets');
  const names = await readdir(assets);
  const late = names.find((name) => /^feedback-dialog-.*\.js$/.test(name)) ?? '';
  const [page, worker] = await Promise.all(
    ['index.html', 'service-worker.js'].map((name) => readFile(join(server.site, name), 'utf8')),
  );
  const id = /name="build" content="(\w+)"/.exec(page ?? '')?.[1] ?? '';
  const files = { 'index.html': page, 'service-worker.js': worker };
  for (const [name, text = ''] of Object.entries(files)) {
    const changed = text
      .replaceAll(id, id.split('').reverse().join(''))
      .replace(`,"/assets/${late}"`, '');
    await writeFile(join(server.site, name), changed);
  }
  // Their compressed copies belong to the old build.
  const stale = ['index.html', 'service-worker.js', `assets/${late}`];
  for (const name of stale)
    for (const copy of ['.br', '.gz']) await rm(join(server.site, name + copy), { force: true });
  await rm(join(assets, late));
}

async function addMember(member_name: string, profession_role: string): Promise<void> {
  const answer = await fetch(`${server.origin}/rest/v1/members`, {
    method: 'POST',
    headers: operatorHeaders(),
    body: JSON.stringify({ member_name, profession_role }),
  });
  expect(answer.status).toBe(201);
}

function operatorHeaders() {
  return {
    Authorization: `Bearer ${OPERATOR.SERVICE_KEY}`,
    'Content-Type': 'application/json',
  };
}
