/** Sharing a text by the device's share sheet (F2, M12). */
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { ShareTextButton } from './share-button.tsx';

afterEach(async () => {
  // By itself, the package does so for the first test file only.
  await cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

test.each([
  ['a device that refuses to share copies the text', 'NotAllowedError', [['Hi Ann']]],
  ['closing the share sheet copies nothing', 'AbortError', []],
])('F2 M12 %s', async (_, failure, copies) => {
  const share = vi.fn().mockRejectedValue(new DOMException('', failure));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await render(<ShareTextButton text="Hi Ann" label="Share via…" />);
  await page.getByRole('button', { name: 'Share via…' }).click();
  await expect.poll(() => share.mock.calls).toEqual([[{ text: 'Hi Ann' }]]);
  await expect.poll(() => write.mock.calls).toEqual(copies);
});
