import { openReady, test } from './fixtures.ts';

for (const [n, need] of [
  ['fire', 'kitchens on fire hlp'],
  ['abuse', 'my husband hits me'],
  ['poison', 'my son drank bleach'],
  ['urgent', 'burst pipe'],
  ['suicide', 'i want to die'],
] as const)
  for (const w of [360, 1280])
    for (const s of ['light', 'dark', 'forced'] as const)
      test(`${n} ${w} ${s}`, async ({ page }) => {
        await page.emulateMedia(
          s === 'forced'
            ? { forcedColors: 'active', reducedMotion: 'reduce' }
            : { colorScheme: s, reducedMotion: 'reduce' },
        );
        await page.setViewportSize({ width: w, height: w === 360 ? 740 : 800 });
        await openReady(page, `/?q=${encodeURIComponent(need)}`);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `/tmp/dz/shots/${n}-${w}-${s}.png` });
      });
