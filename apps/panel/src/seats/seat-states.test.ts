import { expect, test } from 'vitest';
import { parseSeatState } from './seat-states.ts';

const ROW = {
  profession: 'Photographer',
  state: 'invited',
  since: '2026-11-23T10:00:00.123456+00:00',
  set_by: 'ann@example.com',
};

test('N4 parses the state of a seat', () => {
  expect(parseSeatState(ROW)).toEqual({
    profession: 'Photographer',
    state: 'invited',
    since: new Date('2026-11-23T10:00:00.123Z'),
    sinceText: ROW.since,
    setBy: 'ann@example.com',
  });
  expect(parseSeatState({ ...ROW, set_by: null })).toMatchObject({ setBy: null });
});

test.each([{ profession: null }, { state: 'closed' }, { since: 'soon' }, { since: null }])(
  'N4 a row with %j is not a state',
  (wrong) => {
    expect(parseSeatState({ ...ROW, ...wrong })).toBeNull();
  },
);
