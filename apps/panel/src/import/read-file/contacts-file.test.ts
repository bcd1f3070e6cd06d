import { describe, expect, test } from 'vitest';
import { isContactsFile } from './contact-cards.ts';
import { readContacts } from './contacts-file.ts';

/** The filled cells of the first contact, by heading. */
function contact(...lines: readonly string[]): Record<string, string> {
  const text = ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
  expect(isContactsFile(text)).toBe(true);
  const [header, row] = readContacts(text).rows;
  const cells = (header?.cells ?? []).map((heading, at) => [heading, row?.cells[at] ?? '']);
  return Object.fromEntries(cells.filter(([, cell]) => cell !== ''));
}

test('a contact written by Apple: groups, labels, folds, escapes, a picture', () => {
  expect(
    contact(
      'VERSION:3.0',
      'N:Archer;Ann;;Dr.;',
      'FN:Ann Archer',
      'ORG:Archer\\, Sons & Co;Sales',
      'TITLE:Plumber',
      'item1.EMAIL;type=INTERNET;type=HOME:home@example.com',
      'item2.EMAIL;type=INTERNET;type=pref:ann@example.com',
      'item2.X-ABLabel:_$!<Work>!$_',
      'TEL;type=WORK;type=FAX:704-555-0109',
      'TEL;type=CELL;type=VOICE;type=pref:704-555-0100',
      'item3.URL;type=pref:https\\://archer.example.com',
      'item4.ADR;type=WORK:;;1 Main St;Waxhaw;NC;28173;USA',
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ',
      ' SkZJRg==',
      'NOTE:Two\\nlines and a long',
      '  fold',
    ),
  ).toEqual({
    'Full name': 'Ann Archer',
    Company: 'Archer, Sons & Co',
    'Job title': 'Plumber',
    Phone: '704-555-0100',
    'Mobile phone': '704-555-0100',
    'Other phone': '704-555-0100',
    Email: 'ann@example.com',
    Website: 'https://archer.example.com',
    Address: '1 Main St, Waxhaw, NC, 28173, USA',
    Notes: 'Two\nlines and a long fold',
  });
});

test('a contact from an old phone: quoted-printable over several lines, types without names', () => {
  expect(
    contact(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Zo=C3=AB;;;',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Zo=C3=AB=20M=C3=BCll=',
      'er',
      'TEL;CELL;PREF:704-555-0101',
    ),
  ).toEqual({
    'Full name': 'Zoë Müller',
    Phone: '704-555-0101',
    'Mobile phone': '704-555-0101',
    'Other phone': '704-555-0101',
  });
});

test('a contact without a full name is named by its parts', () => {
  expect(
    contact('VERSION:4.0', 'N:Archer;Ann;B.;Dr.;Jr.', 'TEL;VALUE=uri:tel:+1-704-555-0100'),
  ).toEqual({
    'Full name': 'Ann B. Archer Jr.',
    'Other phone': '+1-704-555-0100',
  });
});

test('a line that is not a property, an unclosed contact and a colon in a parameter are tolerated', () => {
  expect(
    contact(
      'what is this',
      'NOTE;X-LABEL="a:b":fine',
      'FN;CHARSET=none;ENCODING=QUOTED-PRINTABLE:Ann=20A',
    ),
  ).toEqual({ 'Full name': 'Ann=20A', Notes: 'fine' });
  expect(readContacts('BEGIN:VCARD\nFN:Ann').rows).toHaveLength(2);
});

test.each([
  ['version 4', ['TEL;TYPE=cell;PREF=2:1111', 'TEL;TYPE="work,voice";PREF=1:2222', 'TEL:3333']],
  ['version 4, unmarked first', ['TEL;TYPE=cell:1111', 'TEL;TYPE=work;PREF=50:2222']],
  ['version 3', ['TEL;TYPE=cell:1111', 'TEL;TYPE=work,pref:2222']],
  ['version 3, a type each', ['TEL;TYPE=cell:1111', 'TEL;type=WORK;type=pref:2222']],
  ['version 2.1', ['TEL;CELL:1111', 'TEL;WORK;PREF:2222']],
])('the number marked as preferred is the first: %s', (_, lines) => {
  expect(contact('FN:Ann', ...lines)).toMatchObject({ Phone: '2222', 'Mobile phone': '1111' });
});

test('any property may be marked as preferred, and blank ones are passed over', () => {
  expect(
    contact(
      'FN:',
      'FN;PREF=10:A. Archer',
      'FN;PREF=2:Ann Archer',
      'EMAIL;PREF=1:',
      'EMAIL;TYPE=home:home@example.com',
      'EMAIL;PREF=100:ann@example.com',
      'URL:a.example.com',
      'URL;PREF=1:b.example.com',
      'TEL;TYPE=X-PREFIXED:1111',
    ),
  ).toEqual({
    'Full name': 'Ann Archer',
    Email: 'ann@example.com',
    Website: 'b.example.com',
    'Other phone': '1111',
  });
});

test('an address and a number come before texts that are none', () => {
  const lines = [
    'EMAIL;PREF=1:none',
    'EMAIL:ann@example.com',
    'TEL;CELL:-',
    'TEL;CELL:704-555-0142',
  ];
  expect(contact('FN:Ann', ...lines)).toMatchObject({
    Email: 'ann@example.com',
    'Mobile phone': '704-555-0142',
  });
});

describe('a full name that is none falls back to', () => {
  test.each([
    ['the parts, without degrees', 'Lena M. Reyes', ['N:Reyes;Lena;M.;Dr.;DDS']],
    ['the parts with a suffix of the name', 'Lou Reyes Jr.', ['N:Reyes;Lou;;Dr.;Jr.,M.D.']],
    ['the parts, several of a kind', 'Lou B. C. Reyes', ['N:Reyes;Lou;B.,C.;;']],
    ['the company', 'Reyes Dental', ['ORG:Reyes Dental;Office']],
    ['the company when the parts are blank', 'Reyes Dental', ['N:;;;;', 'ORG:Reyes Dental']],
    [
      'the company when a part is the address',
      'Reyes Dental',
      ['N:;l@r.co;;;', 'ORG:Reyes Dental'],
    ],
  ])('%s', (_, name, lines) => {
    for (const full of [
      'lena@reyes.example.com',
      '<mailto:l@reyes.example.com>',
      '',
      '704-555-0100',
    ]) {
      expect(contact(`FN:${full}`, ...lines)['Full name']).toBe(name);
    }
    expect(contact(...lines)['Full name']).toBe(name);
  });
});

test('a contact that is only an address keeps it as its email', () => {
  expect(contact('FN:lena@reyes.example.com')).toEqual({ Email: 'lena@reyes.example.com' });
});
