import { demoDirectory } from 'domain/demo';
import { describe, expect, test } from 'vitest';
import { chapter, projectsKnowledge } from '../../tests/fixtures.ts';
import { indexDirectory } from '../reading/directory-index.ts';
import { understandNeed } from '../reading/understand-need.ts';

const index = indexDirectory(projectsKnowledge, demoDirectory(), chapter);
const { spanish } = projectsKnowledge.languages;
const understood = (text: string) => understandNeed(text, {}, index);
const found = (text: string) =>
  understood(text).professions.map(({ entry }) => entry.profession.name);

/** The trades that have records: the table goes on with occupations that have a title only. */
const trades = projectsKnowledge.trades.professions
  .map(({ name }) => name)
  .slice(
    0,
    projectsKnowledge.trades.professions.findIndex(({ name }) => name === 'Glassblower'),
  );

describe('D1 Spanish names of trades', () => {
  test('every trade has one to six', () => {
    const odd = trades.filter((trade) => {
      const count = spanish[trade]?.length ?? 0;
      return count < 1 || count > 6;
    });
    expect(odd).toEqual([]);
  });

  test('each leads to its trade', () => {
    const lost = Object.entries(spanish).flatMap(([trade, names]) =>
      names.filter((name) => trade !== 'lawyer' && found(name)[0] !== trade),
    );
    expect(lost).toEqual([]);
  });

  test.each([
    ['necesito un plomero', 'Plumber'],
    ['Fotógrafo de bodas', 'Photographer'],
    ['fotografo', 'Photographer'],
    ['techo con goteras', 'Roofer'],
    ['NIÑERA', 'Nanny'],
    ['need an electricista', 'Electrician'],
  ])('"%s" leads to the %s', (text, trade) => {
    expect(found(text)[0]).toBe(trade);
  });
});

describe('D1 nothing is corrected in another language', () => {
  test.each([
    'techo con goteras',
    'busco alguien para mi boda',
    'ich suche einen Klempner',
    'je cherche une coiffeuse',
    'preciso de uma faxineira',
    'tôi cần thợ sửa ống nước',
    'hacer mis taxes',
    'tengo',
  ])('%s', (text) => {
    expect(understood(text).correction).toBeNull();
  });

  test('but one foreign word does not make an English text foreign', () => {
    expect(understood('rofer for el paso house').correction?.corrected).toBe(
      'roofer for el paso house',
    );
  });
});
