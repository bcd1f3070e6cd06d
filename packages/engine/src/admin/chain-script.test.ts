import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { member } from '../../tests/fixtures.ts';
import { fillTemplate, placeholdersFor } from '../answers/chain-match.ts';
import { partsOfScript, renumberSteps, reviewScript } from './chain-script.ts';

const kinds = (template: string, steps = 3) =>
  reviewScript(template, steps).map(({ kind }) => kind);
const text = (template: string, steps = 3) => reviewScript(template, steps)[0]?.text;

test('C5 a script whose placeholders are all filled has no findings', () => {
  expect(reviewScript(placeholdersFor(3).join(' and '), 3)).toEqual([]);
  expect(reviewScript('', 0)).toEqual([]);
});

describe('C5 an unknown placeholder is flagged', () => {
  test.each([
    ['{role1 name}', '{role1_name}'],
    ['{Role2}', '{role2}'],
    ['{ lead }', '{lead}'],
    ['{rol3_name}', '{role3_name}'],
    ['{role}', '{role1}'],
  ])('%s, with what was probably meant: %s', (placeholder, meant) => {
    expect(kinds(`Hi ${placeholder}`)).toEqual(['unknown-placeholder']);
    expect(text(placeholder)).toBe(
      `Nothing is filled in for ${placeholder}: it would be sent as typed. Did you mean ${meant}?`,
    );
  });

  test.each(['{company}', '{}', '{first name}'])('%s, with the ones that exist', (placeholder) => {
    expect(kinds(placeholder)).toEqual(['unknown-placeholder']);
    expect(text(placeholder)).toContain('There are {lead}, {role1}, {role1_name} and so on');
  });

  test('once, however often it occurs', () => {
    expect(kinds('{company} {company} {chapter}')).toEqual([
      'unknown-placeholder',
      'unknown-placeholder',
    ]);
  });
});

test.each([
  ['{role4}', 3, 'asks for step 4, but the sequence has steps 1 to 3.'],
  ['{role2_name}', 1, 'asks for step 2, but the sequence has only step 1.'],
  ['{role0}', 3, 'asks for step 0, but the sequence has steps 1 to 3.'],
  ['{role1}', 0, 'asks for step 1, but the sequence has no roles yet.'],
])('C5 a placeholder beyond the sequence is flagged: %s of %i steps', (template, steps, why) => {
  expect(kinds(template, steps)).toEqual(['placeholder-beyond']);
  expect(text(template, steps)).toContain(`${template} ${why}`);
});

test.each(['Hi {lead', 'Hi lead}', '{{lead}}', '} {'])('C5 a stray brace is flagged: %s', (it) => {
  expect(kinds(it)).toEqual(['stray-brace']);
});

/** Templates of text, braces, placeholders and near misses. */
const templates = fc
  .array(
    fc.oneof(
      fc.constantFrom('{lead}', '{', '}', '{}', '{{lead}}', '{Role1}', '{role1 name}', '{role}'),
      fc.nat({ max: 1200 }).map((step) => `{role${step}}`),
      fc.nat({ max: 6 }).map((step) => `{role${step}_name}`),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

test('C5 a placeholder is flagged exactly when the filled script still shows it as typed', () => {
  fc.assert(
    fc.property(templates, fc.nat({ max: 5 }), (template, steps) => {
      const roles = Array.from({ length: steps }, (_, position) => ({
        role: `Role ${position}`,
        member: member({ member_name: 'Ann' }),
      }));
      const flagged = reviewScript(template, steps).filter(({ kind }) => kind !== 'stray-brace');
      const left = new Set(fillTemplate(template, roles, 'Sam').match(/\{[^{}]*\}/g));
      const typed = [...new Set(template.match(/\{[^{}]*\}/g))];
      const stillThere = typed.filter((placeholder) => left.has(placeholder));
      expect(flagged).toHaveLength(stillThere.length);
      for (const [position, placeholder] of stillThere.entries()) {
        expect(flagged[position]?.text).toContain(placeholder);
      }
    }),
  );
});

test('C5 nothing is flagged exactly when no brace is left in the filled script', () => {
  fc.assert(
    fc.property(templates, (template) => {
      const filled = fillTemplate(template, [{ role: 'Realtor', member: null }], 'Sam');
      expect(reviewScript(template, 1).length === 0).toBe(!/[{}]/.test(filled));
    }),
  );
});

test('C5 the parts of a script, joined, are the script: any text, newline, letter and brace', () => {
  const written = fc.oneof(
    templates,
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
  );
  const newlines = fc.array(
    fc.oneof(written, fc.constantFrom('\n', '\r\n', '\r', '\u2028', '\u200f')),
  );
  fc.assert(
    fc.property(newlines, fc.nat({ max: 5 }), (texts, steps) => {
      const template = texts.join('');
      const parts = partsOfScript(template, steps);
      expect(parts.map(({ text }) => text).join('')).toBe(template);
      expect(parts.every(({ text }) => text !== '')).toBe(true);
      const unfilled = parts.filter(({ kind }) => kind === 'unfilled').map(({ text }) => text);
      const flagged = reviewScript(template, steps).filter(({ kind }) => kind !== 'stray-brace');
      expect(new Set(unfilled).size).toBe(flagged.length);
    }),
  );
});

const SCRIPT = 'Hi {lead}, {role1_name} plans, {role2_name} ({role2}) cooks, {role3_name} sings.';

test.each([
  [
    'abc',
    'bac',
    'Hi {lead}, {role2_name} plans, {role1_name} ({role1}) cooks, {role3_name} sings.',
  ],
  [
    'abc',
    'cab',
    'Hi {lead}, {role2_name} plans, {role3_name} ({role3}) cooks, {role1_name} sings.',
  ],
  [
    'abc',
    'axbc',
    'Hi {lead}, {role1_name} plans, {role3_name} ({role3}) cooks, {role4_name} sings.',
  ],
  ['abc', 'ac', 'Hi {lead}, {role1_name} plans, {role3_name} ({role3}) cooks, {role2_name} sings.'],
  ['abc', 'abc', SCRIPT],
  ['', 'a', SCRIPT],
])("C5 a script's placeholders follow their steps from '%s' to '%s'", (before, after, script) => {
  expect(renumberSteps(SCRIPT, [...before], [...after])).toBe(script);
});

test('C5 text that is not a placeholder of a step stays as it is', () => {
  const odd = '{role0} {role9} {role2 name} {role1000} {role} {lead}';
  expect(renumberSteps(odd, ['a', 'b'], ['b', 'a'])).toBe(odd);
});

const steps = fc.uniqueArray(fc.constantFrom('Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'));
const scripts = fc
  .array(
    fc.oneof(
      fc.nat({ max: 9 }).map((step) => `{role${step}}`),
      fc.nat({ max: 9 }).map((step) => `{role${step}_name}`),
      fc.constantFrom(' and ', '{lead}', '{', 'role1'),
    ),
  )
  .map((parts) => parts.join(''));

test('C5 a filled script says the same before and after its steps are reordered', () => {
  const inAnyOrder = steps.chain((before) =>
    fc.tuple(fc.constant(before), fc.shuffledSubarray(before, { minLength: before.length })),
  );
  const filled = (script: string, order: readonly string[]) =>
    fillTemplate(
      script,
      order.map((role) => ({ role, member: null })),
      'Sam',
    );
  fc.assert(
    fc.property(scripts, inAnyOrder, (script, [before, after]) => {
      expect(filled(renumberSteps(script, before, after), after)).toBe(filled(script, before));
    }),
  );
});

test('C5 undoing any change of the steps restores the script', () => {
  fc.assert(
    fc.property(scripts, steps, steps, (script, before, after) => {
      const there = renumberSteps(script, before, after);
      expect(renumberSteps(there, after, before)).toBe(script);
    }),
  );
});
