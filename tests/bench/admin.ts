/**
 * How soon after its data arrives the admin panel is usable with 5,000 members, compared with a plain list, and how soon
 * it knows what a change does to 2,000 expected answers.
 */
import type { Browser } from '@playwright/test';
import { askAsOperator, keepSession, OPERATED, openSession } from './admin-session.ts';
import { directoryOfSize } from './generate.ts';
import {
  expectMany,
  expectNothing,
  type Judging,
  judgingTable,
  judgingTargets,
  measureJudging,
} from './judging.ts';
import { probeList, type Usable } from './list-probe.ts';
import { openBrowser } from './open-browser.ts';
import { buildPlainList, PLAIN_LIST_PATH } from './plain-list/build.ts';
import { median, table, targetTable } from './report.ts';
import { type ServedApp, serveApp } from './served-app.ts';

const MEMBERS = 5_000;
const RUNS = 9;

/** Milliseconds from the last byte of the directory to a list that shows a search result. */
const USABLE_LIMIT_MS = 200;

/** Milliseconds from a click on a heading, a filter or a checkbox to the screen (P8). */
const USE_LIMIT_MS = 100;

const PANEL = 'Pathfinder’s panel, 50 rows a page';
const PEER = 'plain React list, every row';

export interface MeasuredList {
  readonly name: string;
  readonly runs: readonly Usable[];
}

export interface MeasuredPanel {
  readonly lists: readonly MeasuredList[];
  readonly judgings: readonly Judging[];
}

export async function measureAdmin(): Promise<MeasuredPanel> {
  const app = await serveApp(OPERATED);
  const browser = await openBrowser();
  try {
    const session = await openSession(app);
    await expectMany(app);
    const ofDemo = await measureJudging({ app, browser, session });
    await expectNothing(app);
    const sought = await fill(app);
    const peerFiles = await buildPlainList();
    const panel: Usable[] = [];
    const peer: Usable[] = [];
    // They alternate, so that a busy moment of the machine affects both. The first round is a warm-up.
    for (let run = 0; run <= RUNS; run++) {
      const visit = { browser, app, session, peerFiles, sought };
      const usable = [
        await measure({ ...visit, path: '/admin/members' }),
        await measure({ ...visit, path: PLAIN_LIST_PATH }),
      ] as const;
      if (run === 0) continue;
      panel.push(usable[0]);
      peer.push(usable[1]);
    }
    await expectMany(app);
    const ofMany = await measureJudging({ app, browser, session });
    return {
      lists: [
        { name: PANEL, runs: panel },
        { name: PEER, runs: peer },
      ],
      judgings: [ofDemo, ofMany],
    };
  } finally {
    await browser.close();
    await app.stop();
  }
}

interface Visit {
  readonly browser: Browser;
  readonly app: ServedApp;
  readonly path: string;
  /** As the auth client stores it. */
  readonly session: string;
  readonly peerFiles: ReadonlyMap<string, string | Uint8Array>;
  /** Name of the member to search for. */
  readonly sought: string;
}

/** One visit with an empty browser cache. */
async function measure({ browser, app, path, session, peerFiles, sought }: Visit): Promise<Usable> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await keepSession(context, session);
  await context.addInitScript(probeList, sought);
  await context.route(`${app.origin}${PLAIN_LIST_PATH}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = peerFiles.get(pathname);
    const contentType = CONTENT_TYPES[/\.(\w+)$/.exec(pathname)?.[1] ?? 'html'] ?? 'font/woff2';
    return route.fulfill({ contentType, body: Buffer.from(body ?? '') });
  });
  const page = await context.newPage();
  await page.goto(app.origin + path);
  const usable = await (await page.waitForFunction(() => window.usable)).jsonValue();
  await context.close();
  if (usable === undefined) throw new Error(`${path} was not measured.`);
  return usable;
}

const CONTENT_TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
};

/** Inserts the members into the database. @returns the name of the last. */
async function fill(app: ServedApp): Promise<string> {
  const { members } = directoryOfSize(MEMBERS);
  await askAsOperator(app, 'DELETE', '/rest/v1/members?id=not.is.null');
  const rows = members.map(({ id: _id, version: _version, ...fields }) => fields);
  await askAsOperator(app, 'POST', '/rest/v1/members', rows);
  return members.at(-1)?.member_name ?? '';
}

export function adminFigures({ lists, judgings }: MeasuredPanel): string {
  const figures = table(
    ['list of 5,000 members', 'drawn, ms', 'searched, ms', 'slowest, ms'],
    lists.map(({ name, runs }) => [
      name,
      whole(median(runs.map(({ drawn }) => drawn))),
      whole(median(runs.map(({ searched }) => searched))),
      whole(Math.max(...runs.map(({ searched }) => searched))),
    ]),
  );
  const [panel] = lists;
  if (panel === undefined) throw new Error('Nothing was measured.');
  const usable = median(panel.runs.map(({ searched }) => searched));
  const target = {
    figure: '`/admin/members` drawn and searched after the last byte of 5,000 members',
    target: `≤ ${USABLE_LIMIT_MS} ms`,
    measured: `${whole(usable)} ms`,
    met: usable <= USABLE_LIMIT_MS,
  };
  const uses = (['sorted', 'filtered', 'selected'] as const).map((use) => {
    const taken = median(panel.runs.map((run) => run[use] ?? Number.NaN));
    return {
      figure: `5,000 members ${use}, from the click to the screen`,
      target: `≤ ${USE_LIMIT_MS} ms`,
      measured: `${whole(taken)} ms`,
      met: taken <= USE_LIMIT_MS,
    };
  });
  const targets = [target, ...uses, ...judgingTargets(judgings)];
  return `${figures}\n\n${judgingTable(judgings)}\n\n${targetTable(targets)}`;
}

function whole(milliseconds: number): string {
  return Math.round(milliseconds).toLocaleString('en-US');
}
