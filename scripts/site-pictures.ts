/**
 * `npm run site-pictures`: draws the phone icons and the picture of preview cards from public/favicon.svg and the page's
 * own styles, with Chromium. The pictures are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { promiseInPicture } from 'ui/texts/document.ts';
import * as siteTexts from 'ui/texts/site.ts';
import { browserArguments, findBrowser } from './browser.ts';

const PUBLIC = fileURLToPath(new URL('../apps/visitor/public/', import.meta.url));
const FONTS = fileURLToPath(new URL('../packages/ui/src/fonts/', import.meta.url));

/** The favicon's drawing is this wide and high, in units of its viewBox. */
const DRAWING_SIZE_UNITS = 32;

/**
 * Space around the drawing of a maskable icon, in the same units: all of the drawing stays within a circle of 80 % of
 * the icon.
 */
const MASK_MARGIN_UNITS = 2;

/** The size that all preview cards accept. */
const PREVIEW = { width: 1200, height: 630 };

const COLOURS = readColours();

async function drawAll(): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('No browser: run `npm run test:setup` first.');
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  const page = await browser.newPage();
  mkdirSync(`${PUBLIC}icons`, { recursive: true });
  await drawIcon(page, 'apple-touch-icon', 180, filled(0));
  await drawIcon(page, 'icon-192', 192, rounded());
  await drawIcon(page, 'icon-512', 512, rounded());
  await drawIcon(page, 'maskable-512', 512, filled(MASK_MARGIN_UNITS));
  await drawPreview(page);
  await browser.close();
}

async function drawIcon(page: Page, name: string, size: number, svg: string): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
  );
  const picture = await page.screenshot({ omitBackground: true });
  writeFileSync(`${PUBLIC}icons/${name}.png`, picture);
}

/** The unchanged favicon, with transparent corners. */
function rounded(): string {
  return readFileSync(`${PUBLIC}favicon.svg`, 'utf8');
}

/** The favicon with its background extended to the edges, for devices that apply their own mask. */
function filled(margin: number): string {
  const size = DRAWING_SIZE_UNITS + 2 * margin;
  return rounded()
    .replace(/viewBox="[^"]+"/, `viewBox="${-margin} ${-margin} ${size} ${size}"`)
    .replace(
      /<rect class="ground"[^>]*>/,
      `<rect class="ground" x="${-margin}" y="${-margin}" width="${size}" height="${size}" />`,
    );
}

async function drawPreview(page: Page): Promise<void> {
  await page.setViewportSize(PREVIEW);
  await page.setContent(previewPage());
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(`${PUBLIC}preview.png`, await page.screenshot());
}

/** The colours of the light theme, by name: 'paper', 'accent'. */
function readColours(): ReadonlyMap<string, string> {
  const look = readFileSync(new URL('../packages/ui/src/look.css', import.meta.url), 'utf8');
  const light = look.slice(0, look.indexOf('prefers-color-scheme: dark'));
  const found = light.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g);
  return new Map(Array.from(found, ([, name = '', colour = '']) => [name, colour]));
}

function previewPage(): string {
  const font = readFileSync(`${FONTS}fraunces-latin-wght-normal.woff2`).toString('base64');
  const colour = (name: string) => COLOURS.get(name) ?? '';
  return `<!doctype html>
    <style>
      @font-face { font-family: Fraunces; font-weight: 100 900;
        src: url(data:font/woff2;base64,${font}) format("woff2") }
      * { margin: 0; box-sizing: border-box }
      body { width: 1200px; height: 630px; padding: 72px 80px; background: ${colour('paper')};
        color: ${colour('ink')}; font: 32px/1.35 Fraunces, serif; position: relative }
      .name { display: flex; align-items: center; gap: 24px; font-size: 40px; font-weight: 600 }
      .name svg { width: 88px }
      h1 { margin-top: 76px; font-size: 84px; font-weight: 400; line-height: 1.06;
        letter-spacing: -0.02em; width: 760px }
      p { margin-top: 34px; width: 700px; text-wrap: balance; color: ${colour('quiet')} }
      .path { position: absolute; right: 84px; top: 76px; height: 478px; fill: none }
    </style>
    <div class="name">${rounded()}${siteTexts.name}</div>
    <h1>${siteTexts.tagline}</h1>
    <p>${promiseInPicture}</p>
    <svg class="path" viewBox="0 0 180 478" stroke-width="5" stroke-linecap="round">
      <path d="M64 428C64 330 126 330 112 232" stroke="${colour('accent')}" />
      <path d="M110 168C100 112 118 92 122 84" stroke="${colour('edge')}" stroke-dasharray="2 14" />
      <circle cx="64" cy="428" r="44" fill="${colour('accent')}" />
      <circle cx="110" cy="210" r="36" fill="${colour('paper')}" stroke="${colour('accent')}" />
      <circle cx="126" cy="48" r="40" stroke="${colour('seat-line')}" stroke-dasharray="2 13" />
    </svg>`;
}

await drawAll();
