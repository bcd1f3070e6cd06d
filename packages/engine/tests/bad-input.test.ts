/** Bad input gives a sensible answer: no crash, nothing unsafe let through, bounded work. */

import { demoChapter, demoDirectory } from 'domain/demo';
import { parseDirectory } from 'domain/directory.ts';
import { MEMBER_SPHERES, OPEN_SEAT_SPHERES } from 'domain/sphere.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChainMatch, Outcome } from '../src/answers/outcome.ts';
import { createEngine } from '../src/engine.ts';
import { chain, directory, inMode, member, namesIn, projectsKnowledge } from './fixtures.ts';

const router = createEngine(projectsKnowledge, demoDirectory(), demoChapter);

/** Fails unless the outcome is complete: one mode, with everything that mode shows. */
function expectComplete(outcome: Outcome, need: string): void {
  const { correction, also, more } = outcome;
  const whole = correction?.corrected ?? need.trim();
  if (also.length === 0) expect(outcome.need).toBe(whole);
  else expectPieces(whole, [outcome.need, ...also.map((other) => other.need), ...more]);
  expect(also.length).toBeLessThanOrEqual(3);
  for (const other of also) expectComplete(other, other.need);
  expect(correction?.related.length ?? 0).toBeLessThanOrEqual(5);
  switch (outcome.mode) {
    case 'member':
      expect(outcome.matches.length).toBeGreaterThan(0);
      expect(outcome.matches.length).toBeLessThanOrEqual(5);
      for (const { score, category, reason } of outcome.matches) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(MEMBER_SPHERES).toContain(category.sphere);
        expect(reason).toMatch(/^Matches /);
      }
      expect(outcome.script).not.toBe('');
      break;
    case 'contextual':
    case 'suggestions':
      expect(outcome.chains.length).toBeGreaterThan(outcome.mode === 'suggestions' ? 1 : 0);
      expect(outcome.chains.length).toBeLessThanOrEqual(3);
      outcome.chains.forEach(expectCompleteChain);
      break;
    case 'chain':
      expectCompleteChain(outcome.chain);
      break;
    case 'open-seat':
      expect(OPEN_SEAT_SPHERES).toContain(outcome.seat.sphere);
      expect(outcome.seat.explanation).not.toBe('');
  }
}

/** S11: the needs are pieces of the whole, in order and without overlap. */
function expectPieces(whole: string, needs: readonly string[]): void {
  let end = 0;
  for (const need of needs) {
    const from = whole.indexOf(need, end);
    expect(from, `'${need}' in '${whole}'`).toBeGreaterThanOrEqual(end);
    end = from + need.length;
  }
}

function expectCompleteChain({ chain, score, steps, preview, flow }: ChainMatch): void {
  expect(score).toBeGreaterThan(0);
  expect(score).toBeLessThanOrEqual(1);
  steps.forEach(({ step }, i) => {
    expect(step).toBe(i + 1);
  });
  expect(preview).not.toBe('');
  expect(flow.startsWith(chain.scenario)).toBe(true);
}

describe('S4 any need is answered in one mode', () => {
  test.each([
    ['punctuation only', '?!... --- ()'],
    ['emoji only', '🏠🔥👩‍👩‍👧'],
    ['emoji between words', '🏠 roof leak 🔥'],
    ['right-to-left text', 'أحتاج سباك من فضلك'],
    ['a direction override', '\u202Eroof leak\u202C'],
    ['Hebrew and English', 'דחוף plumber'],
    ['HTML', '<img src=x onerror=alert(1)><script>alert("x")</script>'],
    ['regular-expression characters', '.*+?^$ {}()|[\\]\\ (a+)+$'],
    ['__proto__', '__proto__'],
    ['a misspelt word twice', '__proto__ __proto__ photographer and roof'],
    ['a word corrected by itself only', '__proto__ and locksmith landscapearchitect'],
    ['constructor', 'constructor'],
    ['toString', 'toString hasOwnProperty valueOf'],
    ['a null character', 'roof\u0000leak'],
    ['an unpaired surrogate', '\ud83c roof \udfe0'],
    ['SQL', "'; drop table members; --"],
    ['placeholders', '{lead} {role1_name} $& $1'],
    ['one letter', 'a'],
    ['10,000 characters of words', 'roof leak and more '.repeat(530)],
    ['10,000 characters without a space', 'x'.repeat(10_000)],
    ['10,000 misspelt words', 'rofer plumer '.repeat(800)],
  ])('%s', (_, need) => {
    expectComplete(router.route(need), need);
    expectComplete(router.route(need, { exact: true, lead: need }), need);
  });

  test('words between noise are still understood', () => {
    for (const need of [
      '🏠 roof leak 🔥',
      '\u202Eroof leak\u202C',
      '<b>roof</b> leak',
      'roof\u0000leak',
    ]) {
      expect(namesIn(router.route(need))[0], need).toBe('Garrett Holloway');
    }
    expect(namesIn(router.route('דחוף plumber'))[0]).toBe('Denise Kowalczyk');
  });

  test('noise alone names no trade', () => {
    for (const need of ['?!...', '🏠🔥', 'أحتاج', '.*+?^$ {}()|[\\]\\']) {
      expect(inMode(router.route(need), 'open-seat').seat.profession, need).toBeNull();
    }
  });

  test('any text in any script', () => {
    const piece = fc.oneof(
      // Any character; fast-check's own unit 'binary' takes seconds to set up.
      fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code)),
      fc.constantFrom(...'aeo \n.,-', 'e\u0301', 'ﷺ', '👩‍👩‍👧', '\u202E', '\ud83c'),
    );
    const anything = fc.array(piece, { maxLength: 120 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(anything, (need) => expectComplete(router.route(need), need)),
      { numRuns: 300 },
    );
  });

  test('any combination of known words, misspelt or not', () => {
    const word = fc.constantFrom(
      ...'roof leak wedding plumer electrcian married house sell new tax my the and cake storm'.split(
        ' ',
      ),
      ...'damage photographer locksmith rofer care pool aging business __proto__ landscapearchitect'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.boolean(), (words, exact) => {
        const need = words.join(' ');
        expectComplete(router.route(need, { exact }), need);
      }),
      { numRuns: 300 },
    );
  });
});

describe('M11 F3 members with bad data', () => {
  test('with null and blank fields, the member is found and the texts have no gaps', () => {
    const [bare] = parseDirectory(
      [
        {
          id: '1',
          member_name: 'Ann Archer',
          profession_role: 'Roofer',
          company: ' ',
          chapter: null,
        },
      ],
      [],
    ).members;
    if (bare === undefined) throw new Error('no member');
    const { matches, script } = inMode(
      createEngine(projectsKnowledge, directory([bare]), demoChapter).route('roof'),
      'member',
    );
    expect(matches[0]?.member).toBe(bare);
    expect(script).not.toMatch(/null|undefined|\n\n\n/);
  });

  test('a row of nulls hides no other member', () => {
    const rows = [
      {},
      { id: null, member_name: null, profession_role: null },
      { id: '2', member_name: 'Bo', profession_role: ' ' },
      { id: '3', member_name: 'Cy', profession_role: 3 },
    ];
    const ann = { id: '1', member_name: 'Ann', profession_role: 'Roofer' };
    const { members } = parseDirectory([...rows, ann], []);
    const badly = createEngine(projectsKnowledge, directory(members), demoChapter);
    expect(namesIn(badly.route('roof'))).toEqual(['Ann']);
    expectComplete(badly.route('3'), '3');
  });

  test('a javascript: website is dropped and a phone with letters is kept', () => {
    const odd = member({ website: 'javascript:alert(1)', phone: '1-800-ROOFERS' });
    const { matches, script } = inMode(
      createEngine(projectsKnowledge, directory([odd]), demoChapter).route('roof'),
      'member',
    );
    expect(script + matches[0]?.intro).not.toContain('javascript');
    expect(script).toContain('Phone: 1-800-ROOFERS');
  });

  test.each(['{role2_name}', '{lead}', '$&', "$'", '<b>Ann</b>', '__proto__'])(
    'a member named %s keeps that name, in members and in chains',
    (member_name) => {
      const people = [
        member({ member_name, profession_role: 'Realtor' }),
        member({ member_name: 'Bo Baker', profession_role: 'Mover' }),
      ];
      const moving = chain({
        script_template: 'Hi {lead}: {role1_name}, then {role2_name}.',
        trigger_keywords: 'moving out',
      });
      const named = createEngine(projectsKnowledge, directory(people, [moving]), demoChapter);
      expect(inMode(named.route('realtor'), 'member').script).toContain(`meet ${member_name} (`);
      const [shown] = inMode(named.route('moving out', { lead: 'Sam' }), 'contextual').chains;
      expect(shown?.script).toBe(`Hi Sam: ${member_name}, then Bo Baker.`);
    },
  );

  test('a role or alias with regular-expression characters works like any other', () => {
    const odd = member({ profession_role: '(a+)+$ [Falconry', role_alias: '.*, \\, ,,' });
    const oddly = createEngine(projectsKnowledge, directory([odd]), demoChapter);
    expect(namesIn(oddly.route('falconry'))).toEqual(['Ann Archer']);
    expect(namesIn(oddly.route('zebra'))).toEqual([]);
  });

  test('1,000 aliases are read', () => {
    const role_alias = Array.from({ length: 1_000 }, (_, i) => `falconry number${i}x`).join(',');
    const many = createEngine(
      projectsKnowledge,
      directory([member({ profession_role: 'Owls', role_alias })]),
      demoChapter,
    );
    expect(namesIn(many.route('number999x'))).toEqual(['Ann Archer']);
  });
});

describe('C3 C4 C5 chains with bad data', () => {
  const shown = (given: Parameters<typeof chain>[0]) => {
    const odd = chain({ trigger_keywords: 'odd chain', ...given });
    const outcome = createEngine(
      projectsKnowledge,
      directory([member()], [odd]),
      demoChapter,
    ).route('odd chain');
    expectComplete(outcome, 'odd chain');
    const [first] = inMode(outcome, 'contextual').chains;
    if (first === undefined) throw new Error('no chain');
    return first;
  };

  test.each(['', ' → ', '→→→'])(
    "a chain with the empty sequence '%s' is ignored",
    (roles_sequence) => {
      const empty = chain({ scenario: 'Moving In', trigger_keywords: 'moving', roles_sequence });
      const { route } = createEngine(projectsKnowledge, directory([], [empty]), demoChapter);
      expect(route('moving').mode).toBe('open-seat');
      expect(route('in').mode).toBe('open-seat');
    },
  );

  test('40 roles make 40 steps', () => {
    const roles_sequence = Array.from({ length: 40 }, (_, i) =>
      i === 39 ? 'Roofer' : `Falconer ${'I'.repeat(i + 1)}`,
    ).join('→');
    const { steps, script } = shown({
      roles_sequence,
      script_template: 'Meet {role40_name}, {role39}.',
    });
    expect(steps).toHaveLength(40);
    expect(steps.filter(({ member }) => member !== null)).toHaveLength(1);
    expect(script).toMatch(/^Meet Ann Archer, Falconer I+\.$/);
  });

  test('placeholders beyond the steps are left as typed', () => {
    const script_template = '{role1_name} {role3_name} {role3} {role999} {role1000_name} {rolex}';
    const { script } = shown({ roles_sequence: 'Roofer → Mover', script_template });
    expect(script).toBe('Ann Archer {role3_name} {role3} {role999} {role1000_name} {rolex}');
  });

  test('blank triggers never match', () => {
    const odd = chain({ trigger_keywords: ' ,, ?!, ' });
    expect(
      createEngine(projectsKnowledge, directory([], [odd]), demoChapter).route('?!').mode,
    ).toBe('open-seat');
    expect(createEngine(projectsKnowledge, directory([], [odd]), demoChapter).route('').mode).toBe(
      'open-seat',
    );
  });

  test('any content in the fields of a chain', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('a→b', '{role1}'),
    );
    const row = fc.record(
      {
        id: fc.uuid(),
        scenario: text,
        roles_sequence: text,
        script_template: text,
        trigger_keywords: text,
      },
      { requiredKeys: ['id', 'scenario'] },
    );
    const person = fc.record(
      {
        id: fc.uuid(),
        member_name: text,
        profession_role: text,
        role_alias: text,
        company: text,
        chapter: text,
        website: text,
      },
      { requiredKeys: ['id', 'member_name', 'profession_role'] },
    );
    fc.assert(
      fc.property(
        fc.array(person, { maxLength: 4 }),
        fc.array(row, { maxLength: 3 }),
        text,
        (members, chains, need) => {
          const odd = createEngine(projectsKnowledge, parseDirectory(members, chains), demoChapter);
          for (const each of [need, chains[0]?.scenario ?? '', members[0]?.profession_role ?? '']) {
            expectComplete(odd.route(each), each);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});

test('O2 an empty directory answers every need with an open seat', () => {
  const empty = createEngine(projectsKnowledge, directory(), demoChapter);
  for (const need of ['roof leak', 'wedding', 'rofer', 'hello', '']) {
    expect(empty.route(need).mode, need).toBe('open-seat');
    expectComplete(empty.route(need), need);
  }
  expect(inMode(empty.route('roof leak'), 'open-seat').seat.profession).toBe('Roofer');
});

describe('the work for one need is bounded', () => {
  /** Milliseconds for one need, the best of several runs, since noise only adds. */
  function cost(need: string): number {
    const times = Array.from({ length: 7 }, () => {
      const start = performance.now();
      for (let i = 0; i < 2; i++) router.route(need);
      return (performance.now() - start) / 2;
    });
    return Math.min(...times);
  }
  const SIXTY_MISSPELT_WORDS = 'rofer plumer electrcian '.repeat(20);

  test.each([
    ['of words', 'my old roof has a rofer leak when it storms hard '.repeat(205)],
    ['without a space', 'plumer'.repeat(1_667)],
    ['of misspelt words', 'rofer plumer electrcian '.repeat(417)],
    ['of punctuation', '?!'.repeat(5_000)],
    ['of dots before a letter', `${'.'.repeat(9_999)}x`],
    ['of apostrophes', "a'".repeat(5_000)],
    ['of accents', `e${'\u0301'.repeat(9_999)}`],
  ])('10,000 characters %s take at most 20 times as long as 60 misspelt words', (_, need) => {
    expect(need.length).toBeGreaterThanOrEqual(9_900);
    expect(cost(need)).toBeLessThan(20 * cost(SIXTY_MISSPELT_WORDS));
  });
});
