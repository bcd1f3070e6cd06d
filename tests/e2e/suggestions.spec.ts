/** Suggestions while a need is typed: an editable ARIA combobox (S13). */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility-checks.ts';
import { expect, needInput, openReady, test } from './fixtures.ts';

const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const active = (page: Page) => page.getByRole('option', { selected: true });
const answer = (page: Page, need: string) =>
  page.getByRole('heading', { name: `Who to call for ${need}` });

/** Opens the page and types key by key. */
async function type(page: Page, text: string) {
  await openReady(page);
  await needInput(page).pressSequentially(text);
}

test('S13 a few letters suggest a need, with the typed part marked and its profession named', async ({
  page,
}) => {
  await type(page, 'roof le');
  const first = options(page).first();
  await expect(first).toHaveAccessibleName(/^roof leak Roofer [A-Z]/);
  await expect(first.locator('mark')).toHaveText(['roof', 'le']);
  const input = page.getByRole('combobox', { name: 'What do you need?' });
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(input).toHaveAttribute('aria-autocomplete', 'list');
  const controlled = await input.getAttribute('aria-controls');
  expect(controlled).toBe(await page.getByRole('listbox').getAttribute('id'));
});

test('S13 Enter searches the typed text while no suggestion is selected', async ({ page }) => {
  await type(page, 'roof');
  await expect(options(page)).toHaveCount(6);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?q=roof');
  await expect(page.getByRole('region')).toBeFocused();
  await expect(options(page)).toHaveCount(0);
});

test('S13 the arrow keys cycle through the suggestions, and Enter searches the selected one', async ({
  page,
}) => {
  await type(page, 'elec');
  await expect(options(page)).not.toHaveCount(0);
  const texts = await options(page).allInnerTexts();
  expect(texts.length).toBeGreaterThan(1);
  const input = needInput(page);
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText(texts.at(-1) ?? '', { useInnerText: true });
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveText(/^Electrician/);
  const selectedId = await active(page).getAttribute('id');
  await expect(input).toHaveAttribute('aria-activedescendant', selectedId ?? '');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('elec');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?q=Electrician');
  await expect(answer(page, 'Electrician')).toBeVisible();
  await expect(input).toHaveValue('Electrician');
});

test('S13 further typing deselects the suggestion', async ({ page }) => {
  await type(page, 'roo');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveCount(1);
  await page.keyboard.press('f');
  await expect(active(page)).toHaveCount(0);
  await expect(needInput(page)).not.toHaveAttribute('aria-activedescendant');
});

test('S13 Home and End move the caret', async ({ page }) => {
  await type(page, 'oof le');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.type('r');
  await expect(needInput(page)).toHaveValue('roof le');
  await page.keyboard.press('End');
  await page.keyboard.type('a');
  await expect(needInput(page)).toHaveValue('roof lea');
});

test('S13 Escape closes the list and keeps the text; an arrow key reopens it', async ({ page }) => {
  await type(page, 'roof');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(needInput(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(needInput(page)).not.toHaveAttribute('aria-activedescendant');
  await expect(needInput(page)).toHaveValue('roof');
  await page.keyboard.press('ArrowDown');
  await expect(options(page)).toHaveCount(6);
  await expect(active(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?q=roof');
});

test('S13 Tab moves the focus to the button and closes the list', async ({ page }) => {
  await type(page, 'roof');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Find Path' })).toBeFocused();
  await expect(options(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('S13 a click on a suggestion searches it; a click elsewhere closes the list', async ({
  page,
}) => {
  await type(page, 'plum');
  await page.getByRole('banner').click({ position: { x: 2, y: 2 } });
  await expect(options(page)).toHaveCount(0);
  await needInput(page).press('End');
  await page.keyboard.type('b');
  await options(page).first().hover();
  await page.mouse.down();
  await expect(needInput(page)).toBeFocused();
  await page.mouse.up();
  await expect(page).toHaveURL('/?q=Plumber');
  await expect(needInput(page)).toHaveValue('Plumber');
});

test('S13 the button searches the typed text while the list is open', async ({ page }) => {
  await type(page, 'plum');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Find Path' }).click();
  await expect(page).toHaveURL('/?q=plum');
});

test('S13 choosing the current search again restores it in the input', async ({ page }) => {
  await openReady(page, '/?q=Plumber');
  await needInput(page).fill('plum');
  await options(page).first().click();
  await expect(page).toHaveURL('/?q=Plumber');
  await expect(needInput(page)).toHaveValue('Plumber');
  await expect(options(page)).toHaveCount(0);
});

test('S13 there are no suggestions right after a search or for an empty input', async ({
  page,
}) => {
  await openReady(page, '/?q=roof');
  await needInput(page).focus();
  await expect(options(page)).toHaveCount(0);
  await needInput(page).press('End');
  await expect(options(page)).toHaveCount(0);
  await needInput(page).pressSequentially(' l');
  await expect(options(page)).not.toHaveCount(0);
  await needInput(page).fill('');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(options(page)).toHaveCount(0);
});

test('S13 the number of suggestions is announced after a pause in typing, not after each key', async ({
  page,
}) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await openReady(page);
  await page.clock.pauseAt(now + 60_000);
  const news = page.getByText(/^\d+ suggestions?$/);
  await needInput(page).pressSequentially('roof');
  await expect(options(page)).toHaveCount(6);
  await page.clock.runFor(300);
  await expect(news).toHaveCount(0);
  await needInput(page).pressSequentially(' le');
  await expect(options(page)).toHaveCount(1);
  await page.clock.runFor(300);
  await expect(news).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(news).toHaveText('1 suggestion');
  await expect(news).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Escape');
  await page.clock.runFor(1_000);
  await expect(news).toHaveCount(0);
});

test('S13 keys are left to the input method during composition', async ({ page }) => {
  await type(page, 'roof');
  const prevented = await needInput(page).evaluate((input) => {
    const keys = ['ArrowDown', 'Escape'];
    return keys.map((key) => {
      const press = new KeyboardEvent('keydown', {
        key,
        isComposing: true,
        bubbles: true,
        cancelable: true,
      });
      return !input.dispatchEvent(press);
    });
  });
  expect(prevented).toEqual([false, false]);
  await expect(active(page)).toHaveCount(0);
  await expect(options(page)).toHaveCount(6);
});

test('S8 Back and Forward close the list and restore each need', async ({ page }) => {
  await type(page, 'elec');
  await options(page).first().click();
  await needInput(page).fill('plum');
  await expect(options(page)).not.toHaveCount(0);
  await page.goBack();
  await expect(needInput(page)).toHaveValue('');
  await expect(options(page)).toHaveCount(0);
  await page.goForward();
  await expect(needInput(page)).toHaveValue('Electrician');
  await expect(answer(page, 'Electrician')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
});

for (const late of ['**/assets/engine.worker-*.js', '**/rest/v1/members?*']) {
  test(`S13 text typed before ${late} has loaded is kept, and gets suggestions afterwards`, async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(late, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await page.waitForFunction(() => {
      const input = document.querySelector('input') ?? {};
      return Object.keys(input).some((key) => key.startsWith('__reactProps'));
    });
    await needInput(page).pressSequentially('roof le');
    await expect(options(page)).toHaveCount(0);
    release();
    await expect(options(page).first()).toHaveText(/^roof leak/);
    await expect(needInput(page)).toHaveValue('roof le');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(answer(page, 'roof leak')).toBeVisible();
  });
}

test.describe('when the list does not load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('S13 the arrow keys select nothing, and Enter searches the typed text', async ({ page }) => {
    await page.route('**/assets/suggestion-list-*.js', (route) => route.abort());
    await openReady(page);
    const input = needInput(page);
    await input.pressSequentially('roof le');
    await input.press('ArrowDown');
    await input.press('ArrowDown');
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await input.press('Enter');
    await expect(page).toHaveURL('/?q=roof+le');
  });
});

test('S13 the open list passes axe', async ({ page }) => {
  await type(page, 'insur');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveCount(1);
  await expectNoViolations(page);
});
test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  /** Height left above the on-screen keyboard. */
  const ABOVE_KEYBOARD_PX = 350;

  test('S13 input, button and four suggestions stay above the keyboard; a tap searches', async ({
    page,
  }) => {
    await type(page, 'insur');
    await expect(options(page)).not.toHaveCount(0);
    const input = await needInput(page).boundingBox();
    const button = await page.getByRole('button', { name: 'Find Path' }).boundingBox();
    expect(input?.y).toBeGreaterThanOrEqual(0);
    expect(button?.y).toBe(input?.y);
    const boxes = await Promise.all(
      (await options(page).all()).map((option) => option.boundingBox()),
    );
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
    const fourth = boxes[3];
    expect((fourth?.y ?? 640) + (fourth?.height ?? 0)).toBeLessThanOrEqual(ABOVE_KEYBOARD_PX);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await options(page).first().tap();
    await expect(page).toHaveURL('/?q=Insurance+Agent');
  });

  test('S13 the button can be tapped while the list is open', async ({ page }) => {
    await type(page, 'insur');
    await expect(options(page)).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Find Path' }).tap();
    await expect(page).toHaveURL('/?q=insur');
  });
});
