/** Demand for professions that no member holds: counted, listed, and met (N). */

import type { Page, Request } from '@playwright/test';
import { dayNumbered, numberOfDay, utcDayAt } from 'domain/day.ts';
import type { Demand } from 'domain/demand.ts';
import { temporaryFolder } from 'wire-server/testing';
import { copyDemoDatabase } from '../pathfinder-server.ts';
import { type Chapter, expect, needInput, test, toast } from './admin-fixtures.ts';
import { NEEDS } from './fixtures.ts';

/** Collects every non-GET request of the page. */
function watchSent(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request);
  });
  return sent;
}

/** Opens the start page, as a new visitor would, and searches. */
async function visit(page: Page, need: string): Promise<void> {
  await page.goto('/');
  await ask(page, need);
}

async function ask(page: Page, need: string): Promise<void> {
  await needInput(page).fill(need);
  await page.getByRole('button', { name: 'Find Path' }).click();
}

function counted(chapter: Chapter) {
  return expect.poll(async () => {
    const rows = await chapter.rows('demand');
    return rows.map(({ profession, asked }) => [profession, asked]);
  });
}

/** The UTC date this many days ago. */
function dayAgo(days: number): string {
  return dayNumbered(numberOfDay(utcDayAt(Date.now())) - days);
}

/** Replaces the chapter's demand and opens the seats page. */
async function openSeats(page: Page, chapter: Chapter, demand: readonly Demand[]): Promise<void> {
  await chapter.replace(
    'demand',
    demand.map((row) => ({ ...row })),
  );
  await page.goto('/admin/seats');
}

/** Shown once the parts that load after the answer have run. */
function afterAnswer(page: Page) {
  return page.getByRole('button', { name: /^Share this answer/ });
}

test('N1 N4 a visitor searches three times for a missing beekeeper; an admin sees it, invites someone and fills the seat; the next search finds them', async ({
  page,
  chapter,
  account,
  signedInElsewhere,
}) => {
  for (const times of [1, 2, 3]) {
    await visit(page, 'beekeeper');
    await expect(
      page.getByRole('heading', { name: /^No exact match for beekeeper/ }),
    ).toBeVisible();
    await counted(chapter).toEqual([['Beekeeper', times]]);
  }

  const admin = await signedInElsewhere(account, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await admin.goto('/admin/seats');
  const seat = admin
    .getByRole('listitem')
    .filter({ has: admin.getByRole('heading', { name: /Beekeeper$/ }) });
  await expect(seat).toContainText('It was asked for 3 times in the last 7 days');
  await seat.getByRole('button', { name: /^Invitation/ }).click();
  await seat.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(admin, 'Invitation copied!')).toBeVisible();
  const copied = await admin.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('has an open seat: Beekeeper');
  expect(copied).toContain('asked for one 3 times in the last month');
  await seat.getByRole('button', { name: 'Mark as invited: Beekeeper' }).click();
  await expect(seat).toContainText(`Invited on`);
  await expect(seat).toContainText(account.email);

  await admin.goto('/admin/members?member=new');
  await admin.getByLabel('Member name').fill('Ines Calloway');
  await admin.getByLabel('Profession role').fill('Beekeeper');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(admin, 'Member saved!')).toBeVisible();
  await admin.goto('/admin/seats');
  const filled = admin.getByRole('list', { name: 'Filled' }).getByRole('listitem');
  await expect(filled).toContainText('Ines Calloway');

  await visit(page, 'beekeeper');
  await expect(page.getByRole('heading', { name: 'Ines Calloway' })).toBeVisible();
  await afterAnswer(page).waitFor();
  await counted(chapter).toEqual([['Beekeeper', 3]]);
});

test('N1 a search sends the profession and nothing else, whatever was typed', async ({
  page,
  chapter,
}) => {
  const sent = watchSent(page);
  await visit(page, 'photographer for my daughter Mabel at 12 Elm Street');
  await counted(chapter).toEqual([['Photographer', 1]]);
  // The server may have counted it before this process hears that it was sent.
  await expect
    .poll(() => sent.map((request) => [new URL(request.url()).pathname, request.postData()]))
    .toEqual([['/rest/v1/asked_for', '{"profession":"Photographer"}']]);
  const headers = await sent[0]?.allHeaders();
  expect(JSON.stringify([sent[0]?.url(), headers])).not.toMatch(/mabel|elm|cookie|authorization/i);
  expect(headers?.referer).toBeUndefined();
});

test('N1 a search counts once, not again when it is repeated, reloaded or revisited with Back and Forward', async ({
  page,
  chapter,
}) => {
  await visit(page, 'photographer');
  await counted(chapter).toEqual([['Photographer', 1]]);
  // Opens and leaves a chain, then searches for the same need again.
  await page.getByRole('link', { name: 'Planning a Wedding' }).click();
  await page.getByRole('button', { name: /Open seat: Photographer/ }).click();
  await ask(page, 'photographer');
  await page.reload();
  await afterAnswer(page).waitFor();
  await ask(page, 'haircut');
  await counted(chapter).toEqual([
    ['Hair Stylist', 1],
    ['Photographer', 1],
  ]);
  await page.goBack();
  await expect(
    page.getByRole('heading', { name: /^No exact match for photographer/ }),
  ).toBeVisible();
  await afterAnswer(page).waitFor();
  await page.goForward();
  await expect(page.getByRole('heading', { name: /^No exact match for haircut/ })).toBeVisible();
  await afterAnswer(page).waitFor();
  // Opening a link does not count as a search.
  await page.goto('/?q=pool+cleaning');
  await afterAnswer(page).waitFor();
  await ask(page, 'mice in the attic');
  await counted(chapter).toEqual([
    ['Hair Stylist', 1],
    ['Pest Control', 1],
    ['Photographer', 1],
  ]);
});

test('N1 S11 the further needs of a search count too', async ({ page, chapter }) => {
  await visit(page, 'oil change and a dog groomer');
  await counted(chapter).toEqual([['Dog Groomer', 1]]);
});

test('N1 S12 nothing is sent for danger, for a filled seat, or while the setting is off', async ({
  page,
  chapter,
}) => {
  const sent = watchSent(page);
  await visit(page, 'my house is on fire, I need a photographer');
  await expect(page.getByRole('heading', { name: 'Get help now' })).toBeVisible();
  await visit(page, NEEDS.member);
  await afterAnswer(page).waitFor();
  await chapter.change('chapter_settings', 'id=not.is.null', { counts_demand: false });
  await visit(page, 'photographer');
  await afterAnswer(page).waitFor();
  expect(sent).toEqual([]);
  await chapter.change('chapter_settings', 'id=not.is.null', { counts_demand: true });
  await visit(page, 'haircut');
  await counted(chapter).toEqual([['Hair Stylist', 1]]);
});

test.describe('on a server of its own', () => {
  test.use({ expectedAddresses: [/^http:\/\/localhost:/] });

  test('N1 N3 demand and words sent by visitors survive a server restart', async ({
    page,
    startChapter,
  }) => {
    const folder = temporaryFolder();
    await copyDemoDatabase(folder.path);
    const first = await startChapter({}, folder.path);
    await page.goto(first.url);
    await ask(page, 'photographer');
    await counted(first).toEqual([['Photographer', 1]]);
    await ask(page, 'flibbertigibbet');
    await page.getByRole('button', { name: 'Tell the chapter' }).click();
    await page.getByRole('button', { name: 'Send these words' }).click();
    await expect(page.getByText('Thank you!')).toBeVisible();
    await page.goto('about:blank');
    await first.server.stop();

    const later = await startChapter({}, folder.path);
    await counted(later).toEqual([['Photographer', 1]]);
    expect(await later.rows('told_words')).toMatchObject([{ words: 'flibbertigibbet' }]);
    folder.remove();
  });
});

test.describe('when requests fail', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('N1 a search submitted before the script has loaded counts too', async ({
    page,
    chapter,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await needInput(page).fill('photographer');
    await page.unroute('**/*.js');
    await page.getByRole('button', { name: 'Find Path' }).click();
    await counted(chapter).toEqual([['Photographer', 1]]);
    await page.reload();
    await afterAnswer(page).waitFor();
    await ask(page, 'haircut');
    await counted(chapter).toEqual([
      ['Hair Stylist', 1],
      ['Photographer', 1],
    ]);
  });

  test('N1 a failure to count is silent', async ({ page }) => {
    await page.route('**/rest/v1/asked_for', (route) => route.abort());
    const tried = page.waitForRequest('**/rest/v1/asked_for');
    await visit(page, 'photographer');
    await tried;
    await afterAnswer(page).waitFor();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('N4 a failed read keeps the seats and the invitation being written', async ({
    signedIn: page,
    chapter,
  }) => {
    await openSeats(page, chapter, [{ day: dayAgo(0), profession: 'Hair Stylist', asked: 4 }]);
    await page.getByRole('button', { name: 'Invitation for Hair Stylist' }).click();
    const invitation = page.getByLabel('Invitation for the Hair Stylist seat');
    await invitation.fill('Dear Rosa, …');
    // The client does not retry after 500; it does for seconds after 503 or a lost connection.
    await page.route('**/rest/v1/demand?*', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('button', { name: 'Mark as invited: Hair Stylist' }).click();
    await expect(page.getByRole('alert')).toContainText('The demand could not be read.');
    await expect(invitation).toHaveValue('Dear Rosa, …');
    await page.unroute('**/rest/v1/demand?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(/^Invited on/)).toBeVisible();
    await expect(invitation).toHaveValue('Dear Rosa, …');
  });

  test('N3 words that could not be sent stay in the field', async ({ page, chapter }) => {
    await page.route('**/rest/v1/tell_chapter', (route) => route.abort());
    await visit(page, 'flibbertigibbet');
    await page.getByRole('button', { name: 'Tell the chapter' }).click();
    await page.getByRole('button', { name: 'Send these words' }).click();
    await expect(page.getByRole('alert')).toContainText('could not be sent');
    await expect(page.getByLabel('The words that are sent')).toHaveValue('flibbertigibbet');
    await page.unroute('**/rest/v1/tell_chapter');
    await page.getByRole('button', { name: 'Send these words' }).click();
    await expect(page.getByText('Thank you! The chapter will read it.')).toBeVisible();
    expect(await chapter.rows('told_words')).toHaveLength(1);
  });
});

test('N4 a year with requests in only one week makes no comparison', async ({
  signedIn: page,
  chapter,
}) => {
  await openSeats(page, chapter, [{ day: dayAgo(0), profession: 'Hair Stylist', asked: 1 }]);
  await expect(page.getByRole('figure', { name: 'Requests by week' })).toContainText(
    'Requested once in the last 52 weeks, in the week of',
  );
});

test('N3 words that were not understood are sent only on request, as shown, and can be edited first', async ({
  page,
  chapter,
}) => {
  const sent = watchSent(page);
  await visit(page, 'flibbertigibbet for Mabel');
  const tell = page.getByRole('button', { name: 'Tell the chapter' });
  await tell.click();
  const words = page.getByLabel('The words that are sent');
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('flibbertigibbet for Mabel');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(words).toBeHidden();
  expect(sent).toEqual([]);

  await tell.click();
  await words.fill('flibbertigibbet');
  await page.getByRole('button', { name: 'Send these words' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Thank you! The chapter will read it.' }),
  ).toBeVisible();
  expect(sent.map((request) => request.postData())).toEqual([
    '{"words":"flibbertigibbet","answered":"not-understood","profession":null}',
  ]);
  expect(await chapter.rows('told_words')).toMatchObject([
    { words: 'flibbertigibbet', answered: 'not-understood', profession: null },
  ]);
  // The words of the next search can be sent too.
  await ask(page, 'gobbledygook');
  await expect(tell).toBeVisible();
});

test('N3 words answered by a correction or a hint can be sent, those with a certain answer cannot', async ({
  page,
  chapter,
}) => {
  await visit(page, 'plummer');
  await page.getByRole('button', { name: 'Tell the chapter' }).click();
  await expect(page.getByLabel('The words that are sent')).toHaveValue('plummer');
  await page.getByRole('button', { name: 'Send these words' }).click();
  await expect(page.getByText('Thank you!')).toBeVisible();
  expect(await chapter.rows('told_words')).toMatchObject([
    { words: 'plummer', answered: 'correction', profession: 'Plumber' },
  ]);
  await ask(page, 'lumber');
  await expect(page.getByRole('button', { name: 'Tell the chapter' })).toBeVisible();
  await ask(page, NEEDS.member);
  await afterAnswer(page).waitFor();
  await expect(page.getByRole('button', { name: 'Tell the chapter' })).toBeHidden();
});

test('N1 N3 the privacy page says what is counted and kept', async ({ page }) => {
  await page.goto('/privacy');
  const counted = page.getByRole('heading', { name: 'What is counted' }).locator('..');
  await expect(counted).toContainText('the name of that profession');
  await expect(counted).toContainText('only when you press “Send these words”');
});

test('N4 an admin can mark a seat as filled, unmark it, and undo that', async ({
  signedIn: page,
  chapter,
}) => {
  await openSeats(page, chapter, [{ day: dayAgo(0), profession: 'Hair Stylist', asked: 4 }]);
  const open = page.getByRole('list', { name: 'Seats to fill' });
  const seat = open
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Hair Stylist$/ }) });
  await seat.getByRole('button', { name: 'Mark as filled: Hair Stylist' }).click();
  await expect(toast(page, 'Hair Stylist: filled')).toBeVisible();
  const filled = page.getByRole('list', { name: 'Filled' }).getByRole('listitem');
  await expect(filled).toContainText('Marked as filled on');
  // The button moved to the other list with its seat.
  await expect(page.getByRole('heading', { name: 'Seats to fill' })).toBeFocused();
  await filled.getByRole('button', { name: 'Mark as not filled: Hair Stylist' }).click();
  await expect(seat).toBeVisible();
  expect(await chapter.rows('seat_states')).toEqual([]);
  // Undo also updates a section that was closed and opened again.
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await page.getByRole('link', { name: 'Open seats', exact: true }).click();
  await expect(seat).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(filled).toBeVisible();
  expect(await chapter.rows('seat_states')).toMatchObject([
    { profession: 'Hair Stylist', state: 'filled' },
  ]);
});

test('N2 N4 counted names that are not professions are not ranked and can be deleted', async ({
  signedIn: page,
  chapter,
}) => {
  const day = dayAgo(0);
  await openSeats(page, chapter, [
    { day, profession: 'Cheap pills, "now"', asked: 100 },
    { day, profession: 'Hair Stylist', asked: 1 },
  ]);
  await expect(
    page.getByText('On 1 day in the last year, requests reached the daily limit'),
  ).toBeVisible();
  await page.getByText('1 counted name with no matching profession').click();
  await page.getByRole('button', { name: 'Delete their counts' }).click();
  await expect(toast(page, '1 name deleted')).toBeVisible();
  expect(await chapter.rows('demand')).toMatchObject([{ profession: 'Hair Stylist' }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'The counts are back')).toBeVisible();
  expect(await chapter.rows('demand')).toMatchObject([
    { day, profession: 'Cheap pills, "now"', asked: 100 },
    { profession: 'Hair Stylist' },
  ]);
});

test('N4 the yearly chart has a sentence and a table with the same data', async ({
  signedIn: page,
  chapter,
}) => {
  await openSeats(page, chapter, [
    { day: dayAgo(0), profession: 'Hair Stylist', asked: 2 },
    { day: dayAgo(20), profession: 'Hair Stylist', asked: 5 },
    { day: dayAgo(20), profession: 'Photographer', asked: 4 },
    { day: dayAgo(390), profession: 'Photographer', asked: 90 },
  ]);
  const picture = page.getByRole('figure', { name: 'Requests by week' });
  await expect(picture).toContainText(
    'Requested 11 times in the last 52 weeks, most in the week of',
  );
  await picture.getByText('Show as a table').click();
  await expect(picture.getByRole('row')).toHaveCount(3);
  await expect(picture.getByRole('cell')).toHaveText(['2', '9']);
  await picture.getByLabel('Seat').selectOption('Photographer');
  await expect(picture).toContainText('Requested 4 times in the last 52 weeks');
});

test('N4 R4 a user who may not edit sees no demand', async ({ signedIn: page, chapter }) => {
  await chapter.listEditors(['someone.else@example.com']);
  await page.goto('/admin/seats');
  await expect(
    page.getByText('Only people who may edit can see what visitors asked for.'),
  ).toBeVisible();
  await chapter.letEveryoneEdit();
});
