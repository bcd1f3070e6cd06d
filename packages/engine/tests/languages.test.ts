/** Members who speak another language: a need that asks for it prefers them, and leads nowhere else for it (M14). */
import { describe, expect, test } from 'vitest';
import { createEngine } from '../src/engine.ts';
import { languages } from '../src/knowledge/languages.ts';
import { languagesIn } from '../src/request/languages.ts';
import { chapter, directory, inMode, member, namesIn, projectsKnowledge } from './fixtures.ts';

const LANGUAGES = languages.map(([name]) => name);
const TRADES = projectsKnowledge.trades.professions.map(({ name }) => name);

/** Those that the knowledge of tutors and translators has words for. */
const TAUGHT =
  'Arabic Chinese French German Italian Japanese Korean Portuguese Russian Spanish'.split(' ');

/** Every language is asked for with one trade in so many, others than the language before. */
const TRADES_APART = 5;

/** The ways of asking, which take turns with the trades of a language. */
const ASKING = [
  (trade: string, language: string) => `${language} speaking ${trade}`,
  (trade: string, language: string) => `${trade} who speaks ${language}`,
  (trade: string, language: string) => `I need a ${trade}, fluent in ${language}`,
];

describe('of every trade', () => {
  /** One who comes first otherwise, and one who speaks every language. */
  const members = TRADES.flatMap((trade) => [
    member({ member_name: `First ${trade}`, profession_role: trade, priority: 1 }),
    member({
      member_name: `Polyglot ${trade}`,
      profession_role: trade,
      priority: 5,
      languages: LANGUAGES.join(', '),
    }),
  ]);
  const { route } = createEngine(projectsKnowledge, directory(members), chapter);
  const silent = createEngine(
    projectsKnowledge,
    directory(members.filter((one) => one.languages === null)),
    chapter,
  );
  const bestFor = (need: string, answer = route) => {
    const outcome = answer(need);
    return outcome.mode === 'member' ? outcome.matches[0] : undefined;
  };
  const ownTrade = new Map(
    TRADES.map((trade) => [trade, bestFor(trade.toLowerCase())?.category.name]),
  );
  const needs = (language: string) => {
    const row = LANGUAGES.indexOf(language);
    const trades = TRADES.filter((_, at) => at % TRADES_APART === row % TRADES_APART);
    return trades.map((trade, at) => {
      const ask = ASKING[(at + row) % ASKING.length];
      return { trade, need: ask?.(trade.toLowerCase(), language.toLowerCase()) ?? '' };
    });
  };

  test.each(LANGUAGES)('M14 the member who speaks %s comes first', (language) => {
    const wrong = needs(language).filter(({ trade, need }) => {
      const best = bestFor(need);
      const isSpeaker = best?.reason.endsWith(`. Speaks ${language}`) && best.member.languages;
      return !isSpeaker || best?.category.name !== ownTrade.get(trade);
    });
    expect(wrong).toEqual([]);
  });

  test.each(LANGUAGES)('M14 when nobody speaks %s, the trade answers and says so', (language) => {
    const wrong = needs(language).filter(({ trade, need }) => {
      const best = bestFor(need, silent.route);
      const isSaid = best?.reason.endsWith(
        `. No one in this trade is listed as speaking ${language}`,
      );
      return !isSaid || best?.category.name !== ownTrade.get(trade);
    });
    expect(wrong).toEqual([]);
  });

  test.each(TAUGHT)(
    'M14 lessons in %s, and translating to it, are for the tutor and the translator',
    (language) => {
      const [lessons, translating] = [`${language} lessons`, `translate to ${language}`];
      expect(['Tutor', 'Translator']).toContain(bestFor(lessons)?.category.name);
      expect(bestFor(translating)?.category.name).toBe('Translator');
    },
  );
});

const [first, second] = ['Ann Archer', 'Bo Birch'].map((member_name, at) =>
  member({
    member_name,
    profession_role: 'Plumber',
    languages: at === 1 ? 'Español (fluent), Mandarin' : null,
  }),
) as [ReturnType<typeof member>, ReturnType<typeof member>];
const { route } = createEngine(projectsKnowledge, directory([first, second]), chapter);

test.each([
  'spanish speaking plumber',
  'Spanish-speaking plumber please',
  'plumber who speaks spanish',
  'a plumber que hable español',
  'se habla espanol plumber',
  'someone who speaks Spanish to fix my sink',
  'clogged drain, spanish speaking',
  'plumber, must speak some spanish',
  'plumber who speaks english and spanish',
  'plumber who speaks spanish or polish',
  'chinese speaking plumber',
  'plumber that can talk to my mother in spanish',
  'bilingual spanish plumber',
])("M14 '%s' prefers who speaks it", (need) => {
  const { matches } = inMode(route(need), 'member');
  expect(matches.map(({ member: { member_name } }) => member_name)).toEqual([
    'Bo Birch',
    'Ann Archer',
  ]);
  expect(matches[0]?.reason).toMatch(/\. Speaks (Spanish|Chinese)$/);
  expect(matches[1]?.reason).toMatch(/\. Not listed as speaking /);
});

test.each(['english speaking plumber', 'plumber', 'plumber near the french bakery'])(
  "M14 '%s' asks for no other language",
  (need) => {
    const { matches } = inMode(route(need), 'member');
    expect(namesIn(route(need))).toEqual(['Ann Archer', 'Bo Birch']);
    expect(matches[0]?.reason).not.toMatch(/speak/i);
  },
);

test('M14 of many holders, whoever speaks the language is found', () => {
  const plumbers = Array.from({ length: 50 }, (_, at) =>
    member({ member_name: `Plumber ${at}`, profession_role: 'Plumber', priority: 1 }),
  );
  const many = createEngine(projectsKnowledge, directory([...plumbers, second]), chapter);
  expect(namesIn(many.route('spanish speaking plumber'))[0]).toBe('Bo Birch');
});

test.each([
  ['Spanish, French', ['Spanish', 'French']],
  ['español / some Brazilian Portuguese', ['Spanish', 'Portuguese']],
  ['Mandarin & ASL', ['Mandarin', 'Chinese', 'American Sign Language']],
  ['none', []],
])('M14 the languages in %j are %j', (text, expected) => {
  expect([...languagesIn(text)]).toEqual(expected);
});
