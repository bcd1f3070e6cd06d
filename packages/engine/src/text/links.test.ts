import { expect, test } from 'vitest';
import { withoutLinks } from './links.ts';

test.each([
  ['angi.com said our roof leaks', '  said our roof leaks'],
  ['see https://roof-news.example/a?b=fire for it', 'see   for it'],
  ['www.burning.house, a blog', '  a blog'],
  ['mail gas.leak@fire.example.com please', 'mail   please'],
  ['on shop.sparks.co.uk/sale today', 'on   today'],
  ['reach me at smoke@fire.example.com about it', '  about it'],
])('an address is taken out of "%s"', (text, rest) => {
  expect(withoutLinks(text)).toBe(rest);
});

test.each([
  'the kitchen is on fire.help me',
  'smoke everywhere.no one is out',
  'it is 4.5 miles away',
  'h.v.a.c. company',
])('"%s" has no address', (text) => {
  expect(withoutLinks(text)).toBe(text);
});
