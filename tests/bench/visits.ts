/**
 * How soon a link to a search shows its answer on a slow phone, and how soon the page paints after a key press: with 48
 * and 5,000 members, on first and repeat visits.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { askAsOperator, OPERATED } from './admin-session.ts';
import { directoryOfSize } from './generate.ts';
import { openBrowser } from './open-browser.ts';
import { probePage } from './page-probe.ts';
import { type ServedApp, serveApp } from './served-app.ts';
import { slowNetwork, slowProcessor, workerTime } from './slow-phone.ts';

const RUNS = 3;
const MEMBER_COUNTS = [48, 5_000] as const;
const LINK = '/?q=roof+leak';
/** The server does not see the need in this link (docs/decisions/022-the-url-is-the-state.md). */
const HIDDEN_LINK = '/#q=roof+leak';
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** Milliseconds for the page to settle after its answer. */
const REST_MS = 1_500;
const KEY_PAUSE_MS = 300;

/** A long task, as browsers define it. */
const LONG_TASK_MS = 50;
const BYTES_PER_KB = 1_000;

/** One visit of the link, in milliseconds. */
export interface Visit {
  /** From the click on the link to the answer on the screen. */
  readonly answer: number;
  /** Likewise until the answer's buttons work. */
  readonly usable: number;
  /** Worker computing time until then, at full speed: on a phone n times slower, n − 1 times this is added. */
  readonly inWorkers: number;
  readonly longestTask: number;
  readonly blocked: number;
  readonly shift: number;
  readonly kilobytes: number;
}

/** One use of the page. */
export interface Use {
  readonly key: number;
  readonly enter: number;
  readonly longestTask: number;
}

export interface Visits {
  readonly members: number;
  readonly first: readonly Visit[];
  readonly again: readonly Visit[];
  /** First visits of a link with its need after '#'. */
  readonly hidden: readonly Visit[];
  readonly use: readonly Use[];
}

export async function measureVisits(): Promise<Visits[]> {
  const app = await serveApp({ ...OPERATED, BACKUPS: '0' });
  const browser = await openBrowser();
  try {
    const measured: Visits[] = [];
    for (const members of MEMBER_COUNTS) {
      await fill(app, members);
      const first: Visit[] = [];
      const again: Visit[] = [];
      const hidden: Visit[] = [];
      const use: Use[] = [];
      for (let run = 0; run < RUNS; run++) {
        const context = await browser.newContext(PHONE);
        await context.addInitScript(probePage);
        first.push(await visit(browser, context, app.origin + LINK));
        again.push(await visit(browser, context, app.origin + LINK));
        use.push(await typeAndSearch(context, app));
        await context.close();
        const other = await browser.newContext(PHONE);
        await other.addInitScript(probePage);
        hidden.push(await visit(browser, other, app.origin + HIDDEN_LINK));
        await other.close();
      }
      measured.push({ members, first, again, hidden, use });
    }
    return measured;
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function visit(browser: Browser, context: BrowserContext, link: string): Promise<Visit> {
  const page = await context.newPage();
  const session = await slowProcessor(page);
  await slowNetwork(session);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const inWorkers = await workerTime(browser, page, async () => {
    await page.goto(link, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.probed.answer !== null);
  });
  await page.waitForFunction(() => window.probed.usable !== null);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(REST_MS);
  const { answer, usable, tasks, shift } = await page.evaluate(() => window.probed);
  await page.close();
  return {
    answer: answer ?? Number.NaN,
    usable: usable ?? Number.NaN,
    inWorkers,
    longestTask: Math.max(0, ...tasks),
    blocked: tasks.reduce((sum, task) => sum + task - LONG_TASK_MS, 0),
    shift,
    kilobytes: bytes / BYTES_PER_KB,
  };
}

/** Here the network is fast; only the processor is slow. */
async function typeAndSearch(context: BrowserContext, app: ServedApp): Promise<Use> {
  const page = await context.newPage();
  await slowProcessor(page);
  await page.goto(app.origin, { waitUntil: 'networkidle' });
  const input = page.getByLabel('What do you need?');
  await input.focus();
  await page.waitForTimeout(REST_MS);
  const key = await nextPaint(page, async () => {
    for (const letter of 'roof leak') {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(KEY_PAUSE_MS);
    }
  });
  const enter = await nextPaint(page, () => page.keyboard.press('Enter'));
  const { tasks } = await page.evaluate(() => window.probed);
  await page.close();
  return { key, enter, longestTask: Math.max(0, ...tasks) };
}

/** The longest time from an event to the next frame while `act` runs, in milliseconds. */
async function nextPaint(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.probed.paints = [];
    window.probed.tasks = [];
  });
  await act();
  await page.waitForTimeout(REST_MS);
  return page.evaluate(() => Math.max(0, ...window.probed.paints));
}

async function fill(app: ServedApp, count: number): Promise<void> {
  const { members } = directoryOfSize(count);
  await askAsOperator(app, 'DELETE', '/rest/v1/members?id=not.is.null');
  const rows = members.map(({ id: _id, version: _version, ...fields }) => fields);
  await askAsOperator(app, 'POST', '/rest/v1/members', rows);
}
