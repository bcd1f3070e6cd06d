/** The admin's entry point to the engine: the same answers as for visitors, plus previews and reviews of chains. */
import { demoChapter, demoDirectory } from 'domain/demo';
import { parseDirectory } from 'domain/directory.ts';
import { expect, test } from 'vitest';
import { createChapterPreview } from '../src/admin/chapter-preview.ts';
import { createEngine } from '../src/engine.ts';
import { chain, chapter, inMode, member, projectsKnowledge } from './fixtures.ts';

const directory = {
  members: [
    member({ member_name: 'Ann Archer', profession_role: 'Realtor' }),
    member({ member_name: 'Bo Birch', profession_role: 'Realtor' }),
    member({ member_name: 'Cy Cole', profession_role: 'Photographer' }),
  ],
  chains: [chain({ scenario: 'Selling', trigger_keywords: 'sell my house' })],
};

test('C3 C4 C5 C6 a preview shows what a visitor will see once the chain is saved', () => {
  const written = chain({
    scenario: 'Staging a Home',
    roles_sequence: 'Realtor → Photographer → Florist',
    script_template: '{lead}: {role1_name}, {role2_name}, {role3_name}.',
    trigger_keywords: 'staging party',
  });
  const preview = createChapterPreview(projectsKnowledge, directory, chapter).preview(written);
  const saved = createEngine(projectsKnowledge, { ...directory, chains: [written] }, chapter);
  const [shown] = inMode(saved.route('staging party'), 'contextual').chains;
  expect(preview.steps).toEqual(shown?.steps);
  expect([preview.script, preview.preview, preview.flow]).toEqual([
    shown?.script,
    shown?.preview,
    shown?.flow,
  ]);
});

test('C3 C4 C5 a review finds everything questionable about a chain', () => {
  const findings = createChapterPreview(projectsKnowledge, directory, chapter).review(
    chain({
      scenario: 'Everything',
      roles_sequence: 'Realtor → Florist → Photographer → Wedding Photographer',
      script_template: '{role1_name} {role9} {company}',
      trigger_keywords: 'Sell my houses',
    }),
  );
  expect(findings.map(({ kind }) => kind)).toEqual([
    'several-candidates',
    'open-seat',
    'same-person',
    'placeholder-beyond',
    'unknown-placeholder',
    'shared-trigger',
  ]);
});

test('C5 no chain of the demo chapter has a warning other than an open seat', () => {
  const demo = demoDirectory();
  const preview = createChapterPreview(projectsKnowledge, demo, demoChapter);
  const warnings = demo.chains
    .flatMap((written) => preview.review(written))
    .filter(({ severity, kind }) => severity === 'warning' && kind !== 'open-seat');
  expect(warnings).toEqual([]);
});

test('C5 a review accepts any content of the rows', () => {
  const odd = parseDirectory([], [{ id: 1, scenario: '{lead}', roles_sequence: '→', notes: {} }]);
  const preview = createChapterPreview(projectsKnowledge, odd, demoChapter);
  for (const written of odd.chains) {
    expect(preview.review(written).map(({ kind }) => kind)).toEqual(['no-trigger']);
  }
});
