/** An unavailable server, or one that responds with errors, ends no session (A5). */
import { temporaryFolder } from 'wire-server/testing';
import { copyDemoDatabase } from '../pathfinder-server.ts';
import { expect } from './admin-fixtures.ts';
import {
  AUTH,
  button,
  expectPanel,
  place,
  REFUSED,
  test,
  typeMember,
  UNANSWERED,
} from './login-page.ts';
import { expire, spoil, storedSession } from './stored-session.ts';

test.use({ expectedErrors: [REFUSED] });

for (const [failure, status] of [
  ['does not respond', null],
  ['is behind a firewall that responds 403', 403],
  ['responds 503', 503],
  ['responds 429', 429],
] as const) {
  test(`A5 users stay signed in when the server ${failure}`, async ({ signedIn: page }) => {
    await expire(page);
    await page.route(AUTH, (route) =>
      status === null
        ? route.abort()
        : route.fulfill({
            status,
            contentType: status === 403 ? 'text/html' : 'application/json',
            body: '{"code":"x","message":"Not now"}',
          }),
    );
    await page.goto('/admin/chains?chain=new');
    await expect(page.getByText(UNANSWERED)).toBeVisible();
    expect(await storedSession(page)).not.toBeNull();
    await page.unroute(AUTH);
    await expectPanel(page);
    expect(place(page)).toBe('/admin/chains?chain=new');
  });
}

test('A5 users stay signed in during a long outage', async ({ signedIn: page }) => {
  await expire(page);
  await page.route(AUTH, (route) => route.abort());
  await page.clock.install();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const unanswered = page.waitForEvent('requestfailed');
  await page.goto('/admin');
  await unanswered;
  const givenUp = page.waitForEvent('requestfailed');
  await page.clock.fastForward('01:00');
  await givenUp;
  await page.unroute(AUTH);
  await expect(async () => {
    await page.clock.fastForward('00:10');
    await expectPanel(page);
  }).toPass();
  expect(visited).not.toContain('/login');
});

test('A5 Retry asks the server immediately', async ({ signedIn: page }) => {
  await expire(page);
  await page.route(AUTH, (route) => route.abort());
  await page.clock.install();
  const unanswered = page.waitForEvent('requestfailed');
  await page.goto('/admin');
  await unanswered;
  // No timer fires from here on, so only the click can send a request.
  await page.clock.pauseAt(Date.now() + 10_000);
  await expect(page.getByText(UNANSWERED)).toBeVisible();
  await page.unroute(AUTH);
  await button(page, 'Retry').click();
  await expectPanel(page);
});

test('A5 a save that waits for the session goes through once the server is back', async ({
  signedIn: page,
}) => {
  await typeMember(page);
  await page.route(AUTH, (route) => route.abort());
  await expire(page);
  const unanswered = page.waitForEvent('requestfailed');
  await button(page, 'Save').click();
  await unanswered;
  await expectPanel(page);
  await page.unroute(AUTH);
  await expect(page.getByText('Member saved!')).toBeVisible();
});

test('A5 a failed token refresh does not end the session', async ({ signedIn: page }) => {
  await typeMember(page);
  await spoil(page);
  await page.clock.install();
  await page.route(AUTH, (route) => route.abort());
  const unanswered = page.waitForEvent('requestfailed');
  await button(page, 'Save').click();
  await unanswered;
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(
      page.getByText('The server is not responding. Try again in a moment.'),
    ).toBeVisible({
      timeout: 100,
    });
  }).toPass();
  expect(await storedSession(page)).not.toBeNull();
});

interface RestartFixtures {
  dataDir: string;
}

const restartTest = test.extend<RestartFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  dataDir: async ({}, use) => {
    const folder = temporaryFolder();
    await copyDemoDatabase(folder.path);
    await use(folder.path);
    folder.remove();
  },
  chapter: async ({ startChapter, dataDir }, use) => use(await startChapter({}, dataDir)),
});

restartTest(
  'A5 the session and unsaved text survive a server restart',
  async ({ signedIn: page, chapter, startChapter, dataDir }) => {
    // This test starts two servers.
    restartTest.slow();
    await typeMember(page);
    await chapter.server.stop('SIGKILL');
    await button(page, 'Save').click();
    await expect(page.getByText('Failed to save member')).toBeVisible();

    await startChapter({ PORT: new URL(chapter.url).port }, dataDir);
    await expire(page);
    await button(page, 'Save').click();
    await expect(page.getByText('Member saved!')).toBeVisible();
    await page.reload();
    await expectPanel(page);
  },
);
