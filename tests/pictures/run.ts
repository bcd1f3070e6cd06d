/**
 * `npm run pictures [-- --only name,name] [-- --views name,name]`: captures every state of the visitor's pages at three
 * widths in both themes, zoomed, with forced colors and in print, into pictures/, where index.html shows all of them.
 * The pictures that the README and docs/design-language.md show are copied into docs/design-language/.
 */
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { openBrowser } from '../bench/open-browser.ts';
import { serveApp } from '../bench/served-app.ts';
import { STATES, type State, show } from '../e2e/states.ts';

const DOCS = fileURLToPath(new URL('../../docs/design-language', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../pictures', import.meta.url));
const HEIGHT_PX = 740;
const WIDTHS_PX = [360, 768, 1440];
const PRINT = 'print';
const THEMES = ['light', 'dark'] as const;

/** One way to look at a state. */
interface View {
  readonly name: string;
  readonly options: BrowserContextOptions;
  /** Applied to the open page before the state's actions; in print, after them. */
  readonly change?: (page: Page) => Promise<void>;
}

const VIEWS: readonly View[] = [
  ...WIDTHS_PX.flatMap((width) =>
    THEMES.map((colorScheme) => ({
      name: `${width}-${colorScheme}`,
      options: { viewport: { width, height: HEIGHT_PX }, colorScheme },
    })),
  ),
  {
    name: 'text-200',
    options: { viewport: { width: 360, height: HEIGHT_PX } },
    change: async (page) => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
    },
  },
  { name: 'zoom-200', options: { viewport: { width: 640, height: 360 } } },
  {
    name: 'forced-colors',
    options: { viewport: { width: 360, height: HEIGHT_PX }, forcedColors: 'active' },
  },
  {
    name: PRINT,
    options: { viewport: { width: 720, height: HEIGHT_PX }, colorScheme: 'dark' },
    change: (page) => page.emulateMedia({ media: 'print' }),
  },
];

/** The pictures that the README and docs/design-language.md show. */
const IN_DOCS: readonly (readonly [state: string, view: string])[] = [
  ['home', '360-light'],
  ['home', '1440-dark'],
  ['two-results', '360-light'],
  ['two-results', '1440-light'],
  ['chain', '768-light'],
  ['open-seat', '360-dark'],
  ['danger', '360-light'],
  ['members-found', '360-light'],
  ['suggestions-while-typing', '360-dark'],
];

const { values } = parseArgs({
  options: { only: { type: 'string' }, views: { type: 'string' } },
});
const states = chosen(STATES, values.only);
const views = chosen(VIEWS, values.views);

if (values.only === undefined && values.views === undefined)
  rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const app = await serveApp({ BACKUPS: '0' });
const browser = await openBrowser();
try {
  for (const state of states) {
    for (const view of viewsOf(state)) await photograph(browser, app.origin, state, view);
    console.log(state.name);
  }
} finally {
  await browser.close();
  await app.stop();
}
writeFileSync(join(FOLDER, 'index.html'), contactSheet());
mkdirSync(DOCS, { recursive: true });
for (const [state, view] of IN_DOCS) {
  const picture = join(FOLDER, `${state}--${view}.png`);
  if (existsSync(picture)) copyFileSync(picture, join(DOCS, `${state}-${view}.png`));
}

async function photograph(
  browser: Browser,
  origin: string,
  state: State,
  view: View,
): Promise<void> {
  const context = await browser.newContext({
    ...view.options,
    baseURL: origin,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    if (view.name === PRINT) {
      await show(page, state);
      await view.change?.(page);
    } else {
      await show(page, state, view.change);
    }
    await page.screenshot({
      path: join(FOLDER, file(state.name, view)),
      fullPage: !state.isViewportOnly,
    });
  } finally {
    await context.close();
  }
}

function chosen<T extends { readonly name: string }>(all: readonly T[], names?: string): T[] {
  const wanted = names?.split(',');
  return all.filter(({ name }) => wanted?.includes(name) ?? true);
}

/** A state of a single screen is not printed. */
function viewsOf({ isViewportOnly }: State): readonly View[] {
  return isViewportOnly ? views.filter(({ name }) => name !== PRINT) : views;
}

function file(state: string, view: View): string {
  return `${state}--${view.name}.png`;
}

function contactSheet(): string {
  const rows = states.map((state) => {
    const { name } = state;
    const pictures = viewsOf(state).map(
      (view) =>
        `<figure><a href="${file(name, view)}"><img src="${file(name, view)}" loading="lazy" alt=""></a><figcaption>${view.name}</figcaption></figure>`,
    );
    return `<h2 id="${name}">${name}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Pictures of every state</title>
<style>body{font:1rem system-ui;margin:1rem}div{display:flex;gap:1rem;overflow:auto;align-items:start}img{height:30rem;border:1px solid}figure{margin:0}</style>
${rows.join('\n')}
`;
}
