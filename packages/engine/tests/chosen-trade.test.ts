/** A member whose role says nothing is found by the trade that is chosen for them, whichever it is (P14). */
import { demoChapter, demoDirectory } from 'domain/demo';
import { expect, test } from 'vitest';
import { projectNeedsToSend } from '../build/knowledge-files.ts';
import { createChapterPreview } from '../src/admin/chapter-preview.ts';
import { createEngine } from '../src/engine.ts';
import { projectsKnowledge } from './fixtures.ts';

const demo = demoDirectory();
const needsToSend = projectNeedsToSend();
const { categories, understoodRole } = createChapterPreview(projectsKnowledge, demo, demoChapter);

const GIBBERISH = 'Zzxqv Qqwzx';
const NEEDS_SHOWN = 3;

/** An occupation that no need leads to while nobody holds it: its name alone says 'expert'. */
const UNNAMED = ['Handwriting Expert'];

/** Groups of several trades, none beside those that stand next to it in the table and may take its needs. */
const GROUPS = 25;
const groups = Array.from({ length: GROUPS }, (_, group) =>
  categories.filter((_, i) => i % GROUPS === group),
);

test('P14 a role of unknown words has no trade, and no needs', () => {
  expect(understoodRole(GIBBERISH, null)).toEqual({ professions: [], nearest: [], needs: [] });
});

test.each(groups)('P14 choosing %s, or others, makes the member its first answer', (...trades) => {
  const others = demo.members.filter(({ profession_role, role_alias }) =>
    understoodRole(profession_role, role_alias).professions.every((one) => !trades.includes(one)),
  );
  const [someone] = others;
  if (someone === undefined) throw new Error('The demo chapter has no members');
  const chosen = trades.map((trade, i) => ({
    ...someone,
    ...{ id: `chosen-${i}`, member_name: `Quentin Vale ${i}`, company: 'Vale', sphere: null },
    ...{ profession_role: GIBBERISH, role_alias: trade },
  }));
  const { chains } = demo;
  const before = createChapterPreview(projectsKnowledge, { members: others, chains }, demoChapter, {
    needsToSend,
  });
  const { route } = createEngine(
    projectsKnowledge,
    { members: [...others, ...chosen], chains },
    demoChapter,
  );
  for (const { role_alias: trade, member_name } of chosen) {
    const { professions, needs } = before.understoodRole(GIBBERISH, trade);
    expect(professions[0]).toBe(trade);
    if (needsToSend[trade]) expect(needs).toHaveLength(NEEDS_SHOWN);
    else if (!UNNAMED.includes(trade)) expect(needs).toContain(trade);
    for (const need of [trade, ...needs]) {
      const outcome = route(need);
      const first =
        outcome.mode === 'member' ? outcome.matches[0]?.member.member_name : outcome.mode;
      expect(first, need).toBe(member_name);
    }
  }
});
