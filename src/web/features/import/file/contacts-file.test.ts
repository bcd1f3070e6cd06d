import { expect, test } from 'vitest';
import { isContactsFile, readContacts } from './contacts-file.ts';

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
