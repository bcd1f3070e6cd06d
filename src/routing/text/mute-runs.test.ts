import { expect, test } from 'vitest';
import { muteRuns } from './mute-runs.ts';
import { runsByStart } from './runs.ts';
import { tellingWords, wordsOf } from './word.ts';

const PLACES = runsByStart([['fort', 'mill'], ['waxhaw']]);

test.each([
  ['plumber in Fort Mill', ['plumber'], 'a place says where, not what'],
  ['Waxhaw roofer, Waxhaw', ['roofer'], 'each time it is named'],
  ['lumber mill', ['lumber', 'mill'], 'a part of its name is no place'],
  ['mill fort', ['mill', 'fort'], 'nor are its words in another order'],
])('K2 %j tells %j: %s', (text, expected) => {
  const telling = tellingWords(muteRuns(wordsOf(text), PLACES));
  expect(telling.map(({ base }) => base)).toEqual(expected);
});

test('muted words stay in their place', () => {
  const words = wordsOf('roof in Fort Mill now');
  expect(muteRuns(words, PLACES).map(({ typed }) => typed)).toEqual(
    words.map(({ typed }) => typed),
  );
});
