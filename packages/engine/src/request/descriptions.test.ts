import { expect, test } from 'vitest';
import { DESCRIPTIONS } from '../../tests/request-fixtures.ts';
import { wordsOf } from '../text/word.ts';
import { descriptionsIn, isIntroduced, withoutDescriptions } from './descriptions.ts';

/** The descriptions as written. */
function described(text: string, isCounted = () => true): string[] {
  const words = wordsOf(text);
  const { described: parts } = descriptionsIn(
    withoutDescriptions(words, DESCRIPTIONS, isCounted),
    words,
  );
  return parts.map(({ from, to }) => text.slice(from, to));
}

test.each([
  ['a person', 'female dentist', ['female']],
  ['how to pay', 'plumber who takes credit cards', ['takes credit cards']],
  ['reviews', 'plumber with good reviews on google', ['good reviews on google']],
  ['hours', 'plumber who works weekends', ['works weekends']],
  ['a licence', 'licensed and insured plumber', ['licensed and insured']],
  ['several', 'honest plumber, free estimates', ['honest', 'free estimates']],
])('M9 %s is a description', (_, text, parts) => {
  expect(described(text)).toEqual(parts);
});

test.each(['plumber', 'spanish lessons', 'credit card machine', ''])(
  "M9 '%s' contains no description of a person",
  (text) => {
    expect(described(text)).toEqual([]);
  },
);

test('words of a description tell nothing, and all others stay as they are', () => {
  const words = wordsOf('female dentist');
  const [female, dentist] = withoutDescriptions(words, DESCRIPTIONS, () => true);
  expect(female).toEqual({ ...words[0], standing: 'condition', telling: false });
  expect(dentist).toBe(words[1]);
});

test('a description that does not count stays', () => {
  expect(described('female plumber', () => false)).toEqual([]);
});

test.each([
  ['somebody who takes cards', 2, true, 'after who'],
  ['somebody who only ever takes cards', 4, true, 'three words after who'],
  ['somebody who does not ever take cards', 5, false, 'further away'],
  ['take cards', 0, false, 'nothing introduces it'],
  ['spanish speaking plumber', 0, true, 'only said of a person'],
])("'%s' introduces its word %d: %s (%s)", (text, from, expected) => {
  expect(isIntroduced({ from, to: from + 2 }, wordsOf(text))).toBe(expected);
});
