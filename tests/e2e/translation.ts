/** Imitates the translation that browsers offer, which replaces the page's text nodes. */
import { expect, type Page } from '@playwright/test';

/** Replaces each text by the same words in a translator's elements, now and whenever a text appears. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(replaceTexts);
}

/** Runs in the page, and reports what React writes into a text that is no longer shown. */
function replaceTexts(): void {
  const UNTRANSLATED = 'head, font, script, noscript, style, textarea, [translate=no]';
  const replaced = new WeakSet<Node>();

  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(text: string) {
      if (replaced.has(this)) console.error(`Written into a text that has been replaced: ${text}`);
      value?.set?.call(this, text);
    },
  });

  function replaceIn(root: Node): void {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [root];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const node of found) if (node instanceof Text) replace(node);
  }

  function replace(text: Text): void {
    const parent = text.parentElement;
    if (parent === null || parent.closest(UNTRANSLATED) || text.data.trim() === '') return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
    replaced.add(text);
  }

  replaceIn(document);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) replaceIn(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/**
 * Expects the page to be shown whole and translated, with every text alone in its element: React has nothing to lose
 * there. React's own errors fail each test (fixtures.ts).
 */
export async function expectUnharmed(page: Page): Promise<void> {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('font:not(font font)')].map(({ parentNode, textContent }) => ({
      text: textContent,
      isAlone: parentNode?.childNodes.length === 1,
    })),
  );
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(({ isAlone }) => !isAlone)).toEqual([]);
  await expect(page.getByText(/^(Something went wrong|This part could not)/)).toHaveCount(0);
}

/** Presses every button that copies. @returns how many there are */
export async function copyAll(page: Page): Promise<number> {
  const copies = page.getByRole('button', { name: /^(Copy\b|Copied!)/ });
  const count = await copies.count();
  for (let i = 0; i < count; i += 1) {
    await copies.nth(i).click();
    await expect(copies.nth(i)).toHaveAccessibleName('Copied!');
  }
  return count;
}
