import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { surroundingsIn, withoutSurroundings } from './surroundings.ts';

/** The surroundings as written. */
const foundIn = (text: string) => surroundingsIn(text).map(({ from, to }) => text.slice(from, to));

describe('what surrounds a need', () => {
  test.each([
    ['a link', 'roof https://angi.com/roof?x=1 leaks', ['https://angi.com/roof?x=1']],
    ['a link without https', 'www.roofs.com roof', ['www.roofs.com']],
    ['a path', 'see nextdoor.com/p/abc for it', ['nextdoor.com/p/abc']],
    ['a bare link', 'saw you on roofing.com, sink leaks', ['roofing.com']],
    ['an address', 'please mail ann.lee+1@roofs.co.uk', ['ann.lee+1@roofs.co.uk']],
    [
      'whose address it is',
      'mail me at ann.lee@roofs.com please',
      ['mail me at ann.lee@roofs.com'],
    ],
    ['a handle', 'thanks @ann_lee need a vet', ['@ann_lee']],
    ['a number', '704-555-0199', ['704-555-0199']],
    ['a number in brackets', '(704) 555-0199', ['(704) 555-0199']],
    ['a number of seven digits', '555-0199 painter', ['555-0199']],
    ['what a number is for', 'please call me at 704-555-0199', ['please call me at 704-555-0199']],
    ['whose number it is', 'text my wife at +1 704.555.0199', ['text my wife at +1 704.555.0199']],
    ['a subject prefix', 'Fwd: Re: need a painter', ['Fwd: Re:']],
    ['a label', 'small job: gutters', ['small job:']],
    ['for whom it is', 'For my boss: new roof', ['For my boss:']],
    ['a header', 'From: Ann Subject: painter', ['From: Ann Subject:']],
    ['a quotation', 'On Monday Ann wrote:\n> painter', ['On Monday Ann wrote:', '>']],
    ['a forwarded message', '--- Forwarded message ---\npainter', ['--- Forwarded message ---']],
    ['a phone', 'painter\nSent from my iPhone', ['Sent from my iPhone']],
    ['a phone and more', 'painter. Sent from my iPhone using it', ['Sent from my iPhone using it']],
    [
      'a phone at the beginning',
      'Sent from my cell phone: need a vet',
      ['Sent from my cell phone'],
    ],
    ['a signature', 'painter\nThanks,\nAnn Baker', ['Thanks,\nAnn Baker']],
    ['regards', 'painter\nBest regards, Ann Baker', ['Best regards, Ann Baker']],
    ['a signature after dashes', 'painter\n--\nAnn Baker', ['--\nAnn Baker']],
    ['a postal code', 'painter 28173', ['28173']],
  ])('%s', (_, text, surroundings) => {
    expect(foundIn(text)).toEqual(surroundings);
  });

  test.each([
    'need a painter',
    'a/c repair',
    '24/7 plumber and/or vet',
    'thanks, need a vet',
    'call a plumber',
    'a letter sent by mail',
    'to a vet',
    'my email is broken',
    'replace 1200 shingles',
    '',
  ])("'%s' has none", (text) => {
    expect(foundIn(text)).toEqual([]);
  });

  test('positions stay the same without them', () => {
    const text = 'Fwd: need a painter, 704-555-0199';
    expect(withoutSurroundings(text)).toBe('     need a painter,             ');
  });
});

describe('long odd texts', () => {
  const LENGTH = 200_000;
  const PIECES = [
    ...['a-', 'a.', '1 ', '@', 'a@', 'a@a.', '.', ' ', '\n', '\t', '-', '>', '> ', '1', '704-555-'],
    ...[
      'call',
      'call ',
      'please ',
      'fwd:',
      're ',
      'wrote ',
      'subject ',
      'from:',
      'thanks ',
      'www.',
    ],
    ...['sent from my ', 'https://', 'to:\n', 'regards', '--\n', 'a.aa/'],
  ];
  const piece = fc.constantFrom(...PIECES);

  /** Milliseconds. Linear work on such a text takes some ten; work that grows with the square of it, a minute. */
  const TIMEOUT = 20_000;

  test.each(PIECES)(
    '%j repeated is read in linear work',
    (repeated) => {
      const text = `call${repeated.repeat(LENGTH / repeated.length)}x`;
      expect(withoutSurroundings(text)).toHaveLength(text.length);
    },
    TIMEOUT,
  );

  test('any pieces in any order are read in linear work', () => {
    fc.assert(
      fc.property(piece, piece, piece, (a, b, c) => {
        const text = a.repeat(3_000) + b.repeat(3_000) + `${a}${b}${c}`.repeat(1_000);
        expect(withoutSurroundings(text)).toHaveLength(text.length);
      }),
      { numRuns: 200 },
    );
  });

  test('any text has surroundings in order, without overlap', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const parts = surroundingsIn(text);
        parts.forEach(({ from, to }, i) => {
          expect(from).toBeGreaterThanOrEqual(parts[i - 1]?.to ?? 0);
          expect(to).toBeGreaterThan(from);
        });
      }),
    );
  });
});
