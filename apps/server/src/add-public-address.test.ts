import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addPublicAddress } from './add-public-address.ts';

const built = readFileSync(new URL('../../visitor/index.html', import.meta.url), 'utf8');

test('preview cards get the absolute URL of the picture, and nothing else changes', () => {
  const page = addPublicAddress(built, 'https://chapter.example.org');
  const address = 'https://chapter.example.org/preview.png';
  expect(page).toContain(`property="og:image" content="${address}"`);
  expect(page.replaceAll('https://chapter.example.org', '')).toBe(built);
});
