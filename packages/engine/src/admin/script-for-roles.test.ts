import { demoChapter, demoDirectory } from 'domain/demo';
import { rolesOf } from 'domain/role-sequence.ts';
import { expect, test } from 'vitest';
import { knowledgeFiles } from '../../build/knowledge-files.ts';
import { chain, projectsKnowledge } from '../../tests/fixtures.ts';
import { professionsOf } from '../compiler/compile-knowledge.ts';
import { TASKS } from '../texts/written-script.ts';
import { partsOfScript, reviewScript } from './chain-script.ts';
import { createChapterPreview } from './chapter-preview.ts';
import { scriptForRoles } from './script-for-roles.ts';

const demo = demoDirectory();
const preview = createChapterPreview(projectsKnowledge, demo, demoChapter);
/** Trades with words for their work; the others are known by title only, such as 'Zoologist'. */
const trades = professionsOf(knowledgeFiles())
  .filter(({ keywords }) => keywords.length > 0)
  .map(({ name }) => name);

test('C5 the script for roles introduces each person by name and role, with what they do', () => {
  expect(preview.scriptFor(['Realtor', 'Mover', 'Falconer'])).toBe(
    'Hi {lead}, your first call is {role1_name} ({role1}), who guides you through buying or selling. ' +
      'Then {role2_name} ({role2}) gets you moved and {role3_name} ({role3}) takes it from there. ' +
      'Please say that I sent you.',
  );
  expect(preview.scriptFor(['Falconer'])).toContain('who gets you started.');
  // Several trades fit, and a wrong task would be worse than none.
  expect(preview.scriptFor(['Attorney'])).toContain('who gets you started.');
  expect(preview.scriptFor([])).toBe('');
});

test('C5 it is known what somebody of each trade does, and of no other', () => {
  expect(Object.keys(TASKS).toSorted()).toEqual(trades.toSorted());
  expect(Object.values(TASKS).filter((task) => /[{}.]|^[^a-z]/.test(task))).toEqual([]);
});

test.each(demo.chains)('C5 the script for the roles of "$scenario" can be sent', (shown) => {
  const roles = rolesOf(shown);
  const script = preview.scriptFor(roles);
  expect(reviewScript(script, roles.length)).toEqual([]);
  expect(namedIn(script, roles.length)).toEqual(allNamed(roles.length));
  const filled = preview.preview(chain({ ...shown, script_template: script }));
  for (const { role, member } of filled.steps) {
    expect(filled.script).toContain(`(${role})`);
    if (member) expect(filled.script).toContain(member.member_name);
  }
  expect(filled.script).not.toMatch(/[{}]|undefined|null/);
});

test('C5 every pair of trades gets a script that names both, with no findings', () => {
  const pairs = trades.flatMap((first) => trades.map((second) => [first, second] as const));
  const wrong = pairs.filter(([first, second]) => {
    const script = scriptForRoles([first, second], (role) => role);
    const says = `, who ${TASKS[first]}. Then {role2_name} ({role2}) ${TASKS[second]}.`;
    return !script.includes(says) || reviewScript(script, 2).length > 0;
  });
  expect(wrong).toEqual([]);
});

/** The placeholders of a script, in order. */
function namedIn(script: string, steps: number): string[] {
  return partsOfScript(script, steps)
    .filter(({ kind }) => kind === 'filled')
    .map(({ text }) => text);
}

function allNamed(steps: number): string[] {
  const numbers = Array.from({ length: steps }, (_, position) => position + 1);
  return ['{lead}', ...numbers.flatMap((step) => [`{role${step}_name}`, `{role${step}}`])];
}
