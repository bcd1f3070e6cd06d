/** Imitates the translation that browsers offer, which replaces the page's text nodes. */
import type { Page } from '@playwright/test';

/** The same words in a translator's elements, so that tests find them. Later texts are replaced as they appear. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(translateNow);
}

/** Runs in the page. Reports what React writes into a text that is no longer shown. */
export function translateNow(): void {
  const UNTRANSLATED = 'font, script, style, textarea, [translate=no]';
  const replaced = new WeakSet<Node>();

  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(text: string) {
      if (replaced.has(this)) console.error(`Written into a replaced text node: ${text}`);
      value?.set?.call(this, text);
    },
  });

  function replaceTexts(root: Node): void {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    for (let node: Node | null = root; node; node = texts.nextNode()) found.push(node);
    for (const node of found) if (node instanceof Text) replace(node);
  }

  function replace(text: Text): void {
    const parent = text.parentElement;
    if (parent === null || parent.closest(UNTRANSLATED) || text.data.trim() === '') return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstChild?.appendChild(document.createTextNode(text.data));
    replaced.add(text);
    text.replaceWith(font);
  }

  replaceTexts(document);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) replaceTexts(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
