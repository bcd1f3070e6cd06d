/**
 * `npm run glance`: how much there is to see in an answer before one can call: its controls, and the pixels from the top
 * of the page to the first Call, for eight answers at three widths, beside the figures of before.
 */
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { openBrowser } from './open-browser.ts';
import { serveApp } from './served-app.ts';

export const WIDTHS_PX = [360, 768, 1440] as const;
export const HEIGHT_PX = 740;

interface GlancedAnswer {
  readonly name: string;
  readonly need: string;
  /** At most this many controls stand above the footer, those of 'Message to send' aside. */
  readonly maxControls: number;
  /** False where nobody can be called. */
  readonly hasCall: boolean;
}

/** Needs of the demo chapter. */
export const ANSWERS: readonly GlancedAnswer[] = [
  { name: 'one member', need: 'landscaping', maxControls: 10, hasCall: true },
  { name: 'two members', need: 'roof leak', maxControls: 13, hasCall: true },
  { name: 'five members', need: 'repair', maxControls: 22, hasCall: true },
  { name: 'a chain of four', need: 'starting a business', maxControls: 16, hasCall: true },
  { name: 'a chain by its wording', need: 'makeover', maxControls: 16, hasCall: true },
  { name: 'an urgent need', need: 'burst pipe', maxControls: 17, hasCall: true },
  { name: 'two needs', need: 'plumber and electrician', maxControls: 22, hasCall: true },
  { name: 'an open seat', need: 'dog groomer', maxControls: 22, hasCall: false },
];

export interface Glance {
  /** Visible above the footer, those of 'Message to send' and the Feedback button aside. */
  readonly controls: number;
  /** With those of 'Message to send', where it is open. */
  readonly allControls: number;
  /** From the top of the page to the lower edge of the first Call; null without one. */
  readonly callEndsAt: number | null;
}

/** Looks at an answer from the top of its page. The answer must be whole. */
export function glanceAt(page: Page): Promise<Glance> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ].filter(
      (control) =>
        !control.matches('footer *, [data-floating], [aria-live] *') &&
        control.checkVisibility({ visibilityProperty: true }),
    );
    const toSend = '[data-message-to-send] :not(summary)';
    const calls = document.querySelectorAll('section a[href^="tel:"]');
    const call = [...calls].find((link) => link.checkVisibility());
    return {
      controls: controls.filter((control) => !control.matches(toSend)).length,
      allControls: controls.length,
      callEndsAt: call ? Math.round(call.getBoundingClientRect().bottom + window.scrollY) : null,
    };
  });
}

/** As the table shows it, 'controls / with the message to send / pixels to the first Call', by answer and width. */
const BEFORE: Readonly<Record<string, string>> = {
  'one member, 360': '21, 21, 486',
  'one member, 768': '21, 21, 455',
  'one member, 1440': '21, 21, 455',
  'two members, 360': '27, 27, 486',
  'two members, 768': '27, 27, 455',
  'two members, 1440': '27, 27, 455',
  'five members, 360': '40, 40, 510',
  'five members, 768': '40, 40, 455',
  'five members, 1440': '40, 40, 476',
  'a chain of four, 360': '39, 39, 1690',
  'a chain of four, 768': '39, 39, 1331',
  'a chain of four, 1440': '39, 39, 671',
  'a chain by its wording, 360': '24, 24, 656',
  'a chain by its wording, 768': '24, 24, 602',
  'a chain by its wording, 1440': '23, 23, 558',
  'an urgent need, 360': '40, 40, 287',
  'an urgent need, 768': '40, 40, 253',
  'an urgent need, 1440': '40, 40, 253',
  'two needs, 360': '32, 32, 526',
  'two needs, 768': '32, 32, 495',
  'two needs, 1440': '32, 32, 495',
  'an open seat, 360': '23, 23, –',
  'an open seat, 768': '23, 23, –',
  'an open seat, 1440': '23, 23, –',
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await printTable();

async function printTable(): Promise<void> {
  const app = await serveApp({ BACKUPS: '0' });
  const browser = await openBrowser();
  console.log('| answer | width | controls, with the message, px to the end of Call | before |');
  console.log('| --- | --- | --- | --- |');
  for (const { name, need, hasCall } of ANSWERS) {
    for (const width of WIDTHS_PX) {
      const page = await browser.newPage({ viewport: { width, height: HEIGHT_PX } });
      await page.goto(`${app.origin}/?${new URLSearchParams({ q: need })}`, {
        waitUntil: 'networkidle',
      });
      const { controls, allControls, callEndsAt } = await glanceAt(page);
      const key = `${name}, ${width}`;
      const cells = `${controls}, ${allControls}, ${hasCall ? callEndsAt : '–'}`;
      console.log(`| ${name} | ${width} | ${cells} | ${BEFORE[key] ?? '–'} |`);
      await page.close();
    }
  }
  await browser.close();
  await app.stop();
}
