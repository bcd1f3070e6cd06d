/** The engine on the labelled needs, and the kit it is measured with. */
import { describe, expect, test } from 'vitest';
import { build } from './adapter.ts';
import { acceptedRoles, evaluate, isCorrect, KINDS, loadData } from './metrics.mjs';

/** Least share of needs answered right that the product's brief asks for: of all, and of each kind. */
const OVERALL = 0.95;
const EACH_KIND = 0.9;
/** And of those nobody serves, for which no stranger may be named. */
const OPEN = 0.93;

const data = loadData();

describe('the kit', () => {
  test('has the 260 needs its README counts, by kind', () => {
    const counts = KINDS.map((kind) => data.needs.filter((row) => row.kind === kind).length);
    expect(Object.fromEntries(KINDS.map((kind, i) => [kind, counts[i]]))).toEqual({
      keyword: 45,
      title: 35,
      typo: 50,
      symptom: 45,
      sentence: 40,
      event: 15,
      open: 30,
    });
    expect(new Set(data.needs.map((row) => row.id)).size).toBe(260);
  });

  test('has the 48 members and 14 chains of the demo chapter, each role held once', () => {
    const { members, referral_chains } = data.directory;
    expect(members).toHaveLength(48);
    expect(referral_chains).toHaveLength(14);
    const roles = members.map((member: { profession_role: string }) => member.profession_role);
    expect(new Set(roles).size).toBe(48);
    expect(Object.values(data.professions).flat().sort()).toEqual(roles.sort());
  });

  test('labels needs with known professions only', () => {
    for (const row of data.needs) expect(() => acceptedRoles(row, data.professions)).not.toThrow();
  });

  test('counts silence as right for an open seat and wrong for a held one', () => {
    const open = { id: 'open', professions: [] };
    const held = { id: 'held', professions: ['roofer'] };
    expect(isCorrect(open, null, data.professions)).toBe(true);
    expect(isCorrect(open, 'Residential Roofing', data.professions)).toBe(false);
    expect(isCorrect(held, null, data.professions)).toBe(false);
    expect(isCorrect(held, 'Residential Roofing', data.professions)).toBe(true);
  });
});

describe('the engine, on the dev needs', () => {
  const measured = evaluate({ build }, data);

  test(`names the right member for at least ${100 * OVERALL} %`, async () => {
    const { overall } = await measured;
    expect(overall.right / overall.n).toBeGreaterThanOrEqual(OVERALL);
  });

  test.each(KINDS)('reaches its floor on the kind %s', async (kind) => {
    const { byKind } = await measured;
    const { right = 0, n = 0 } = byKind[kind] ?? {};
    expect(right / n).toBeGreaterThanOrEqual(kind === 'open' ? OPEN : EACH_KIND);
  });
});
