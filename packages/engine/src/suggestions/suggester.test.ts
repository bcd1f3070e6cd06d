/** Suggestions over the demo chapter, and over small directories that show one thing each. */

import type { Chapter } from 'domain/chapter.ts';
import { demoChapter, demoDirectory } from 'domain/demo';
import type { Directory } from 'domain/directory.ts';
import { describe, expect, test } from 'vitest';
import { chain, directory, member, projectsKnowledge } from '../../tests/fixtures.ts';
import type { Outcome } from '../answers/outcome.ts';
import { engineOver } from '../engine.ts';
import { indexDirectory } from '../reading/directory-index.ts';
import { suggester } from './suggester.ts';

const demo = engineWith(demoDirectory(), demoChapter);
const texts = (typed: string, router = demo) => router.suggest(typed).map(({ text }) => text);

const roofer = member({ profession_role: 'Roofer' });

describe('S13 what is suggested while a need is typed', () => {
  test('a profession, by the start of any of its words', () => {
    expect(texts('elec')[0]).toBe('Electrician');
    expect(texts('financial adv')).toContain('Financial Advisor');
  });

  test('a common need, by several words in any order', () => {
    expect(texts('roof le')).toContain('roof leak');
    expect(texts('leak ro')).toContain('roof leak');
  });

  test('a chain, by its scenario and by its triggers', () => {
    expect(demo.suggest('selling a h')).toMatchObject([{ text: 'Selling a Home', hint: 'Chain' }]);
    expect(demo.suggest('new to the')).toMatchObject([{ text: 'new to the area', hint: 'Chain' }]);
  });

  test("the chapter's own role, even if the table has no such profession", () => {
    const breeder = member({ profession_role: 'Alpaca Breeder', member_name: 'Ines Calloway' });
    const router = engineWith(directory([breeder]), demoChapter);
    expect(texts('alp', router)).toContain('Alpaca Breeder');
  });

  test('plain words around the need do not hide it', () => {
    expect(texts('i need a plum')[0]).toBe('Plumber');
    expect(texts('moving to')).toContain('moving boxes');
  });

  test('case, accents and a plural make no difference', () => {
    const router = engineWith(directory([member({ profession_role: 'Café Owner' })]), demoChapter);
    expect(texts('CAFE', router)).toContain('Café Owner');
    expect(texts('roofs le')).toContain('roof leak');
  });

  test('one slip is forgiven when nothing else matches, but a known word is not a slip', () => {
    expect(texts('elcetr')[0]).toBe('Electrician');
    expect(texts('flooding')).not.toContain('Flooring Installer');
  });

  test('nothing for an empty text, an unknown word and a long pasted text', () => {
    for (const typed of ['', '  ', '?', 'zzzz', 'roof '.repeat(50)])
      expect(texts(typed)).toEqual([]);
  });
});

describe('S13 the order', () => {
  test('a wording that starts with the typed text comes before one that only contains it', () => {
    expect(texts('insur')[0]).toBe('Insurance Agent');
    const starts = texts('tax').map((text) => /^tax/i.test(text));
    expect(new Set(starts)).toEqual(new Set([true, false]));
    expect(starts.toSorted((a, b) => Number(b) - Number(a))).toEqual(starts);
  });

  test('even if the first is an open seat and the second is held', () => {
    const router = engineWith(
      directory([member({ profession_role: 'Alpaca Chessmaker' })]),
      demoChapter,
    );
    expect(router.suggest('chess')).toMatchObject([
      { text: 'Chess Teacher', hint: 'Open seat' },
      { text: 'Alpaca Chessmaker', hint: 'In our chapter' },
    ]);
  });

  test('a held seat comes before an open one', () => {
    expect(demo.suggest('p').map(({ hint }) => hint)).not.toContain('Open seat');
    const photographer = member({ profession_role: 'Photographer' });
    const [first] = engineWith(directory([photographer]), demoChapter).suggest('pho');
    expect(first).toMatchObject({ text: 'Photographer', hint: 'In our chapter' });
    const hints = demo.suggest('photog').map(({ hint }) => hint);
    expect(hints).toContain('Open seat');
    expect(hints.slice(hints.indexOf('Open seat')).every((hint) => hint === 'Open seat')).toBe(
      true,
    );
  });

  test("the chapter's own word for a profession comes before the table's", () => {
    const firstFor = (synonyms: typeof demoChapter.synonyms) => {
      const worded = { ...demoChapter, synonyms };
      return texts('roofing c', engineWith(directory([roofer]), worded))[0];
    };
    expect(firstFor([])).toBe('roofing crew');
    expect(firstFor([{ say: 'roofing cooperative', mean: 'Roofer' }])).toBe('roofing cooperative');
  });

  test('6 at most, and never two names of the same profession or chain', () => {
    expect(texts('r')).toHaveLength(6);
    const found = texts('roof', engineWith(directory([roofer]), demoChapter));
    expect(found.filter((text) => /roofer|roofing/i.test(text))).toEqual(['Roofer']);
    expect(texts('new to')).toHaveLength(1);
  });

  test('never the typed text itself, nor another form of it', () => {
    expect(texts('electrician')).not.toContain('Electrician');
    expect(texts('roof leaks')).not.toContain('roof leak');
  });
});

describe('S13 the hint and the marks', () => {
  test('the hint tells what the search shows', () => {
    const router = engineWith(
      directory([roofer], [chain({ scenario: 'Storm', trigger_keywords: 'roof claim' })]),
      demoChapter,
    );
    const hints = new Map(router.suggest('roof').map(({ text, hint }) => [text, hint]));
    expect(hints.get('Roofer')).toBe('In our chapter');
    expect(hints.get('roof leak')).toBe('Roofer');
    expect(hints.get('roof claim')).toBe('Chain');
    expect(router.suggest('locksm')[0]?.hint).toBe('Open seat');
  });

  test('it names the member the search names first, where there is one', () => {
    const [suggestion] = demo.suggest('roof le');
    expect(suggestion).toMatchObject({ text: 'roof leak', who: namedFirstBy('roof leak') });
    expect(demo.suggest('locksm')[0]?.who).toBeNull();
    expect(demo.suggest('selling a h')[0]?.who).toBeNull();
  });

  test('the marks are the parts that were typed', () => {
    const [suggestion] = demo.suggest('le roof');
    expect(suggestion?.text).toBe('roof leak');
    expect(suggestion?.marks).toEqual([
      { from: 0, to: 4 },
      { from: 5, to: 7 },
    ]);
  });

  test.each([
    ['caf zeb', ['Caf', 'Zeb']],
    ['cafe', ['Café']],
    ['keepers', ["Keeper's"]],
  ])("the marks for '%s' are %j, with the accents apart from their letters", (typed, parts) => {
    const role = "Café Zebra Keeper's Club".normalize('NFD');
    const keeper = member({ profession_role: role });
    const router = engineWith(directory([keeper]), demoChapter);
    const [suggestion] = router.suggest(typed).filter(({ text }) => text === role);
    const marked = suggestion?.marks.map(({ from, to }) => role.slice(from, to));
    expect(marked).toEqual(parts.map((part) => part.normalize('NFD')));
  });
});

describe('S13 every suggestion can be searched', () => {
  const { trades, seats } = indexDirectory(projectsKnowledge, demoDirectory(), demoChapter);
  const held = trades.entries.filter((entry) => seats.holders(entry).length > 0);

  test.each(held.map((entry) => [entry.profession.name, entry] as const))(
    '%s is suggested, and its search names a holder',
    (name, entry) => {
      expect(texts(name.slice(0, -1))).toContain(name);
      const holders = seats
        .holders(entry)
        .flatMap(({ best }) => best.map(({ member }) => member.id));
      expect(holders).toEqual(expect.arrayContaining(namedFirst(demo.route(name))));
    },
  );

  test.each(projectsKnowledge.commonNeeds)("the common need '%s' is understood", (need) => {
    const outcome = demo.route(need);
    expect(outcome.correction).toBeNull();
    if (outcome.mode === 'open-seat') expect(outcome.seat.profession).not.toBeNull();
  });
});

function namedFirstBy(need: string): string | undefined {
  const outcome = demo.route(need);
  return outcome.mode === 'member' ? outcome.matches[0]?.member.member_name : undefined;
}

/** The id of the first named member. */
function namedFirst(outcome: Outcome): string[] {
  if (outcome.mode !== 'member') throw new Error(`${outcome.need}: ${outcome.mode}`);
  return outcome.matches.slice(0, 1).map(({ member }) => member.id);
}

/** As createEngine, without waiting for the code that suggests. */
function engineWith(directory: Directory, chapter: Chapter) {
  const index = indexDirectory(projectsKnowledge, directory, chapter);
  const { route } = engineOver(index);
  return { route, suggest: suggester(index, route) };
}

describe('S13 whole needs, trades and people, and no bare vocabulary', () => {
  test.each([
    ['plumbing v', 'plumbing vent'],
    ['wedding p', 'wedding poem'],
  ])("'%s' does not offer '%s'", (typed, term) => {
    expect(texts(typed)).not.toContain(term);
  });

  test("the chapter's examples come first", () => {
    const [example = ''] = demoChapter.examples;
    expect(texts(example.slice(0, 1))[0]).toBe(example);
  });

  test('a person by a name or the company, and each leads to the person', () => {
    for (const typed of ['garr', 'summit c']) {
      expect(demo.suggest(typed)[0]).toMatchObject({
        hint: 'Residential Roofing',
        who: 'Garrett Holloway',
      });
    }
  });

  test('of people, those at home come first', () => {
    const away = member({ member_name: 'Zoe Away', chapter: 'Elsewhere' });
    const home = member({ member_name: 'Zoe Home', chapter: demoChapter.home });
    const router = engineWith(directory([away, home]), demoChapter);
    expect(texts('zoe', router)).toEqual(['Zoe Home', 'Zoe Away']);
  });
});
