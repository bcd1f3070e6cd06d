import { expect, test } from 'vitest';
import { partsOf } from './parts-of-text.ts';

test.each([
  ['roof leak and we are selling in June', ['roof leak', 'we are selling in June']],
  ['my AC died. Also need a vet!', ['my AC died', 'need a vet']],
  ['oil change, then a dentist; plus a DJ', ['oil change', 'a dentist', 'a DJ']],
  ['movers & a vet / a tutor + a DJ', ['movers', 'a vet', 'a tutor', 'a DJ']],
  ['drain is clogged\nneed a DJ', ['drain is clogged', 'need a DJ']],
  ['plumber,dentist;vet', ['plumber', 'dentist', 'vet']],
  ['sink leaks!?... and need a DJ', ['sink leaks', 'need a DJ']],
  ['carpet cleaning as well as car insurance', ['carpet cleaning', 'car insurance']],
])('%s', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test.each([
  'a/c',
  'R&B band',
  'open 24/7',
  '1,000 feet',
  '2.5 baths',
  'sandy band',
  'roof leak',
  '',
])("'%s' has no place to cut", (text) => {
  expect(partsOf(text)).toEqual(text === '' ? [] : [text]);
});
