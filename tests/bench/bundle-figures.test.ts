import { expect, test } from 'vitest';
import type { Bundle } from './bundle.ts';
import { bundleFigures } from './bundle-figures.ts';

const bundle: Bundle = {
  loaded: [
    {
      path: '/',
      scripts: [
        { name: 'page', bytes: 80_000, isNeeded: true },
        { name: 'engine.worker', bytes: 30_001, isNeeded: false },
      ],
      total: 300_000,
      otherHosts: [],
    },
  ],
  knowledge: { bytes: 150_000, isAfterFirstPaint: false },
};

test('S1 each script of the search page is listed with when it is loaded', () => {
  const lines = bundleFigures(bundle).split('\n');
  expect(lines).toContain('| `page` | 80.0 | before use |');
  expect(lines).toContain('| `engine.worker` | 30.0 | later |');
});

test('S1 each size of the search page is beside its limit and its earlier value', () => {
  const lines = bundleFigures(bundle).split('\n');
  expect(lines.slice(-5)).toEqual([
    '| JavaScript of `/` before it can be used | ≤ 85 KB gzip | 84.1 KB | 80.0 KB | yes |',
    '| all code of a search | ≤ 110 KB gzip | 149.1 KB, with the knowledge | 110.0 KB | **no** |',
    '| knowledge, as served | ≤ 150 KB brotli | 51.3 KB gzip, as JavaScript | 150.0 KB | yes |',
    '| knowledge requested | after the first paint | – | before it | **no** |',
    '| fetched from other hosts | nothing | nothing | nothing | yes |',
  ]);
});

test('S1 knowledge within the scripts has no separate row', () => {
  expect(bundleFigures({ ...bundle, knowledge: null })).not.toContain('| knowledge');
});
