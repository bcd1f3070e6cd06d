import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chipLabel } from './chip-label.ts';
import {
  begun,
  chipsIn,
  dropped,
  edited,
  redone,
  replaced,
  selected,
  swapped,
  undone,
} from './script-edits.ts';

const STEPS = 3;

/** Words, chips and what stands between them; no two words touch. */
const scripts = fc
  .array(
    fc.tuple(
      fc.constantFrom('Hi', 'don’t', 'شكرا', '👩🏽‍🔧', '{lead}', '{role1}', '{role3_name}'),
      fc.constantFrom(' ', ', ', '\n', ' (', '). '),
    ),
  )
  .map((pairs) => pairs.flat().join(''));

/** The script with each of its chips moved to the right, one after another, and where each was. */
const moves = (script: string, by: -1 | 1) =>
  chipsIn(script, STEPS).map((chip) => ({ chip, after: swapped(script, chip, by, STEPS) }));

test('C5 moving a chip changes only the order of words and chips, and moving it back undoes it', () => {
  fc.assert(
    fc.property(scripts, fc.constantFrom(-1 as const, 1 as const), (script, by) => {
      for (const { chip, after } of moves(script, by)) {
        if (after === null) continue;
        const moved = chipsIn(after.text, STEPS).find(({ from }) => from === after.from);
        expect(moved?.placeholder).toBe(chip.placeholder);
        expect([...after.text].toSorted()).toEqual([...script].toSorted());
        const back = moved && swapped(after.text, moved, by === 1 ? -1 : 1, STEPS);
        expect(back).toEqual({ text: script, from: chip.from, to: chip.to });
      }
    }),
  );
});

test.each([
  ['Hi {lead}, meet Ann.', 1, 'Hi meet, {lead} Ann.'],
  ['Hi {lead}, meet Ann.', -1, '{lead} Hi, meet Ann.'],
  ['{lead} ({role1})', 1, '{role1} ({lead})'],
  ['{lead}', 1, null],
  ['. {lead}!', -1, null],
] as const)('C5 the first chip of "%s" moved by %i', (script, by, after) => {
  expect(moves(script, by)[0]?.after?.text ?? null).toBe(after);
});

test('C5 a dropped selection is where it was dropped, and nothing is lost', () => {
  const at = (from: number, to: number) => ({ text: 'abcdef', from, to });
  expect(dropped(at(1, 3), 5)).toEqual({ text: 'adebcf', from: 3, to: 5 });
  expect(dropped(at(3, 5), 1)).toEqual({ text: 'adebcf', from: 1, to: 3 });
  expect(dropped(at(3, 5), 6).text).toBe('abcfde');
});

test('C5 undo goes back word by word, and redo forth again', () => {
  let history = begun({ text: '', from: 0, to: 0 });
  for (const letter of 'to you') history = edited(history, replaced(history.now, letter), letter);
  history = edited(history, replaced(history.now, '{lead}'));
  const texts = [];
  for (let step = 0; step < 5; step++) {
    texts.push(history.now.text);
    history = undone(history);
  }
  expect(texts).toEqual(['to you{lead}', 'to you', 'to', '', '']);
  for (let step = 0; step < 5; step++) history = redone(history);
  expect(history.now.text).toBe('to you{lead}');
  expect(redone(history)).toBe(history);
});

test('C5 typing elsewhere is another step to undo', () => {
  let history = begun({ text: 'ab', from: 2, to: 2 });
  history = edited(history, replaced(history.now, 'c'), 'c');
  history = selected(history, 0, 0);
  history = edited(history, replaced(history.now, 'x'), 'x');
  expect(history.now.text).toBe('xabc');
  expect(undone(history).now.text).toBe('abc');
});

test.each([
  ['{lead}', 'the person you introduce'],
  ['{role1}', 'Roofer'],
  ['{role1_name}', 'Roofer’s name'],
  ['{role2}', 'Painter (step 2)'],
  ['{role3_name}', 'Painter’s name (step 3)'],
  ['{role4}', '{role4}'],
])('C5 the chip of %s says "%s"', (placeholder, label) => {
  expect(chipLabel(placeholder, ['Roofer', 'Painter', 'Painter'])).toBe(label);
});
