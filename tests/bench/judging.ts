/** How soon the panel knows what a change does to 2,000 expected answers, and whether typing waits for it (E4). */

import type { Browser, Page } from '@playwright/test';
import { devData } from '../../training/measure/sets.ts';
import { askAsOperator, keepSession } from './admin-session.ts';
import { median, type Target, table } from './report.ts';
import type { ServedApp } from './served-app.ts';

const EXPECTATIONS = 2_000;
const ROWS_PER_REQUEST = 2_000;
const RUNS = 5;

/** Milliseconds until all expectations are judged, or until the panel shows what a change does to them. */
const JUDGED_LIMIT_MS = 2_000;

/** Milliseconds that a task of the page may take before typing feels slow: a long task, as browsers define it. */
const TASK_LIMIT_MS = 50;

/** What is typed, letter by letter: each letter is another change. */
const ALIAS = 'Locksmith';
const BETWEEN_KEYS_MS = 80;

export interface Judging {
  readonly members: number;
  /** Milliseconds from the list of expectations to their verdicts, including the start of the worker. */
  readonly all: readonly number[];
  /** Milliseconds from the last letter of a change until the form shows what saving it would change. */
  readonly changed: readonly number[];
  /** The page's longest task during typing and judging, in milliseconds; 0 if none took 50 ms. */
  readonly longestTask: number;
}

interface Panel {
  readonly app: ServedApp;
  readonly browser: Browser;
  /** As the auth client stores it. */
  readonly session: string;
}

/** Fills the chapter with expectations, each with a different need, so that no answer is reused. */
export async function expectMany(app: ServedApp): Promise<void> {
  const needs = devData().needs.map((row) => String(row.need));
  const rows = Array.from({ length: EXPECTATIONS }, (_, at) => {
    const round = Math.floor(at / needs.length);
    const [before, after] = [
      BEFORE[round % BEFORE.length],
      AFTER[Math.floor(round / BEFORE.length)],
    ];
    return { need: `${before}${needs[at % needs.length]}${after}`, kind: 'nobody' };
  });
  await expectNothing(app);
  for (let at = 0; at < rows.length; at += ROWS_PER_REQUEST) {
    await askAsOperator(
      app,
      'POST',
      '/rest/v1/expectations',
      rows.slice(at, at + ROWS_PER_REQUEST),
    );
  }
}

export async function expectNothing(app: ServedApp): Promise<void> {
  await askAsOperator(app, 'DELETE', '/rest/v1/expectations?id=not.is.null');
}

const BEFORE = [
  '',
  'please: ',
  'i need ',
  'looking for ',
  'can you help, ',
  'my sister asks: ',
  'urgent ',
  'hi, ',
];
const AFTER = ['', ' near Monroe', ' this week', ' for my neighbour', ' asap'];

export async function measureJudging({ app, browser, session }: Panel): Promise<Judging> {
  const columns = 'select=id,role_alias,priority&order=id';
  const members = await (await askAsOperator(app, 'GET', `/rest/v1/members?${columns}`)).json();
  // Without an alias, and with a priority, since saving a member sets a missing priority (P3).
  const { id } = members.find(
    ({ role_alias, priority }: Readonly<Record<string, unknown>>) =>
      role_alias === null && priority !== null,
  );
  const all: number[] = [];
  const changed: number[] = [];
  let longestTask = 0;
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await keepSession(context, session);
    await context.addInitScript(watchTasks);
    const page = await context.newPage();
    await page.goto(`${app.origin}/admin/settings/try`);
    await page.getByText(`${EXPECTATIONS} expected answers`, { exact: true }).waitFor();
    const listed = performance.now();
    await page
      .getByText(/^(Met: |Not met\. Now: )/)
      .first()
      .waitFor();
    all.push(performance.now() - listed);

    await page.goto(`${app.origin}/admin/members?member=${id}`);
    await said(page, 'no expected answer');
    // The engine's notes in the member list arrive late and are not part of the measurement.
    await page
      .locator('option', { hasText: 'Not in any chain' })
      .first()
      .waitFor({ state: 'attached' });
    await page.evaluate(() => {
      window.longestTask = 0;
    });
    await page.getByLabel('Role alias').pressSequentially(ALIAS, { delay: BETWEEN_KEYS_MS });
    const typed = performance.now();
    await said(page, `(${ALIAS})`);
    changed.push(performance.now() - typed);
    longestTask = Math.max(longestTask, await page.evaluate(() => window.longestTask));
    await context.close();
  }
  return { members: members.length, all, changed, longestTask };
}

/** Resolves once the form's summary of what saving would change contains the words. */
async function said(page: Page, words: string): Promise<void> {
  await page.locator('form section[aria-busy]', { hasText: words }).waitFor();
}

declare global {
  interface Window {
    longestTask: number;
  }
}

/** Self-contained: it is sent to the page as text. */
function watchTasks(): void {
  window.longestTask = 0;
  new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries()) {
      window.longestTask = Math.max(window.longestTask, duration);
    }
  }).observe({ type: 'longtask' });
}

export function judgingTable(judgings: readonly Judging[]): string {
  return table(
    [
      `${EXPECTATIONS.toLocaleString('en-US')} expectations`,
      'all judged, ms',
      'judged after a change, ms',
      'slowest, ms',
      'longest task, ms',
    ],
    judgings.map(({ members, all, changed, longestTask }) => [
      `${members.toLocaleString('en-US')} members`,
      whole(median(all)),
      whole(median(changed)),
      whole(Math.max(...all, ...changed)),
      task(longestTask),
    ]),
  );
}

export function judgingTargets(judgings: readonly Judging[]): Target[] {
  return judgings.flatMap(({ members, all, changed, longestTask }) => {
    const slowest = Math.max(...all, ...changed);
    const chapter = `${members.toLocaleString('en-US')} members`;
    return [
      {
        figure: `${EXPECTATIONS.toLocaleString('en-US')} expectations judged in the page, ${chapter}`,
        target: `≤ ${whole(JUDGED_LIMIT_MS)} ms`,
        measured: `${whole(slowest)} ms`,
        met: slowest <= JUDGED_LIMIT_MS,
      },
      {
        figure: `longest task of the page while it judges and someone types, ${chapter}`,
        target: `≤ ${TASK_LIMIT_MS} ms`,
        measured: `${task(longestTask)} ms`,
        met: longestTask <= TASK_LIMIT_MS,
      },
    ];
  });
}

/** A browser reports no task that is shorter. */
function task(milliseconds: number): string {
  return milliseconds === 0 ? `< ${TASK_LIMIT_MS}` : whole(milliseconds);
}

function whole(milliseconds: number): string {
  return Math.round(milliseconds).toLocaleString('en-US');
}
