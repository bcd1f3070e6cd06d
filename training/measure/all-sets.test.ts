/** What `npm run eval -- --all` prints, for the first needs of each set. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { printAllSets } from './all-sets.ts';
import { ENGINE_NAMES } from './engines.ts';
import { loadSet, type NeedSet, needSets, REAL_SET_ABSENT } from './sets.ts';

const NEEDS_PER_SET = 4;
/** Three frames of a few hundred. */
const FRAMES_APART = 5_000;

/** Sets of only their first needs. */
function beginnings(): NeedSet[] {
  return needSets().map((set) => {
    const ids = loadSet(set)
      .needs.slice(0, NEEDS_PER_SET)
      .map(({ id }) => id);
    return { ...set, has: ({ id }) => ids.includes(id) };
  });
}

test('it has a line for every engine on every set, and shows no need', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const sets = beginnings();
  await printAllSets(sets, FRAMES_APART);

  const printed = log.mock.calls.map(([line = '']) => String(line)).join('\n');
  const [byKind = '', bySource = '', guesses = '', plain = ''] = printed.split('\n\n');
  const lines = byKind.split('\n').map((line) => line.trim().split(/ {2,}/));
  const ofOurs = lines.filter(([, , engine]) => engine === 'Pathfinder');
  expect(ofOurs.map(([name, needs]) => [name, needs])).toEqual(
    sets.map(({ name }) => [name, String(NEEDS_PER_SET)]),
  );
  expect(lines).toHaveLength(1 + sets.length * ENGINE_NAMES.length);
  const realIsHere = sets.some(({ name }) => name === 'real, held out');
  expect(bySource).toMatch(realIsHere ? /^source +set +needs +Pathfinder / : REAL_SET_ABSENT);
  expect(guesses.split('\n')).toHaveLength(1 + sets.length);
  expect(plain).toMatch(/^must not fail .*\nplain needs .*\nframes .*\nroles as written .*$/);
  for (const { need } of sets.flatMap((set) => loadSet(set).needs)) {
    expect(printed).not.toContain(need);
  }
});
