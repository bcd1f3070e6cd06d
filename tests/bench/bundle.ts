/**
 * The JavaScript each route loads, gzipped, and the knowledge, from visits to the served build in Chromium.
 */
import type { Browser, Page, Route } from '@playwright/test';
import { keepSession, OPERATED, openSession } from './admin-session.ts';
import { type KnowledgeAsset, knowledgeAsset } from './knowledge-asset.ts';
import { openBrowser } from './open-browser.ts';
import { serveApp } from './served-app.ts';
import { Traffic } from './traffic.ts';

/** Milliseconds a page may take to become usable with the scripts it has loaded. */
const USABLE_LIMIT_MS = 3_000;

interface Visited {
  readonly path: string;
  /** Resolves once a visitor can use the page. */
  readonly usable: (page: Page) => Promise<unknown>;
  /** The visitor's next action, which may load more. */
  readonly use?: (page: Page) => Promise<unknown>;
  readonly signedIn?: true;
}

const ROUTES: readonly Visited[] = [
  {
    path: '/',
    usable: async (page) => {
      await page.waitForFunction(reactHolds, 'input', { timeout: USABLE_LIMIT_MS });
      await needInput(page).fill('roof leak');
    },
    use: (page) => needInput(page).press('Enter'),
  },
  {
    path: '/no-such-page',
    usable: (page) => page.getByText('Oops! Page not found').waitFor({ timeout: USABLE_LIMIT_MS }),
  },
  {
    path: '/login',
    usable: (page) => page.getByLabel('Email').waitFor({ timeout: USABLE_LIMIT_MS }),
  },
  {
    path: '/admin/settings/try',
    signedIn: true,
    usable: (page) => page.getByLabel('A need to try').waitFor({ timeout: USABLE_LIMIT_MS }),
    use: async (page) => {
      await page.getByLabel('A need to try').fill('roof leak');
      await page.keyboard.press('Enter');
    },
  },
];

function needInput(page: Page) {
  return page.getByPlaceholder('roof leak');
}

/** Runs in the page: whether React has hydrated an element that may have been prerendered. */
function reactHolds(selector: string): boolean {
  const element = document.querySelector(selector) ?? {};
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

export interface Script {
  /** The file's name without its hash. */
  readonly name: string;
  /** Gzipped. */
  readonly bytes: number;
  /** Whether the page needs it to be usable. */
  readonly isNeeded: boolean;
}

export interface Loaded {
  readonly path: string;
  /** All that were loaded once the network was quiet, the largest first. */
  readonly scripts: readonly Script[];
  /** Body bytes of all responses as transferred. */
  readonly total: number;
  /** Hosts other than the app's own that received a request. */
  readonly otherHosts: readonly string[];
}

export interface Bundle {
  readonly loaded: readonly Loaded[];
  /** null when the knowledge is part of the scripts. */
  readonly knowledge: KnowledgeAsset | null;
}

export async function measureBundle(): Promise<Bundle> {
  const app = await serveApp(OPERATED);
  const browser = await openBrowser();
  try {
    const session = await openSession(app);
    const loaded: Loaded[] = [];
    for (const route of ROUTES) loaded.push(await visit(browser, app.origin, route, session));
    return { loaded, knowledge: await visitForKnowledge(browser, app.origin) };
  } finally {
    await browser.close();
    await app.stop();
  }
}

/** A visit without held-back scripts, which would change the timing of requests. */
async function visitForKnowledge(browser: Browser, origin: string): Promise<KnowledgeAsset | null> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  const knowledge = await knowledgeAsset(page);
  await context.close();
  return knowledge;
}

async function visit(
  browser: Browser,
  origin: string,
  route: Visited,
  session: string,
): Promise<Loaded> {
  const html = await (await fetch(origin + route.path)).text();
  const context = await browser.newContext();
  if (route.signedIn) await keepSession(context, session);
  const page = await context.newPage();
  const traffic = new Traffic(page);
  const needed = await loadUntilUsable(
    page,
    origin + route.path,
    scriptsNamedIn(html, origin),
    route,
  );
  await traffic.quiet();
  await route.use?.(page);
  await traffic.quiet();
  await context.close();

  const scripts = Array.from(traffic.scripts, ([url, bytes]) => ({
    name: nameOf(url),
    bytes,
    isNeeded: needed.has(url),
  }));
  return {
    path: route.path,
    scripts: scripts.toSorted((one, other) => other.bytes - one.bytes),
    total: traffic.total,
    otherHosts: [...traffic.origins].filter((host) => host !== origin && host.startsWith('http')),
  };
}

/**
 * Opens the page and returns the scripts it needs to be usable. Scripts not named in the HTML are held back
 * until it is usable, so that a fast local network does not count later ones; each one released to make it
 * usable counts.
 */
async function loadUntilUsable(
  page: Page,
  address: string,
  named: readonly string[],
  { usable }: Visited,
): Promise<Set<string>> {
  const needed = new Set(named);
  const held: Route[] = [];
  let holding = true;
  await page.route(
    (url) => url.pathname.endsWith('.js'),
    (script) => {
      if (holding && !needed.has(script.request().url())) held.push(script);
      else void script.continue();
    },
  );
  await page.goto(address, { waitUntil: 'commit' });
  while (!(await succeeds(usable(page)))) {
    const next = held.shift();
    if (next === undefined) throw new Error(`${address} never became usable.`);
    needed.add(next.request().url());
    await next.continue();
  }
  holding = false;
  await Promise.all(held.map((script) => script.continue()));
  return needed;
}

/** The entry and its static imports: Vite names both in the HTML. */
function scriptsNamedIn(html: string, origin: string): string[] {
  const names = html.matchAll(/(?:src|href)="([^"]+\.js)"/g);
  return [...names].map(([, address]) => new URL(address ?? '', origin).href);
}

async function succeeds(attempt: Promise<unknown>): Promise<boolean> {
  return attempt.then(
    () => true,
    () => false,
  );
}

/** @example nameOf('http://localhost:3000/assets/engine.worker-CCDtVzlk.js') // 'engine.worker' */
function nameOf(url: string): string {
  return url.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$|\.js$/, '');
}
