import type { Member } from 'domain/member.ts';
import { describe, expect, test } from 'vitest';
import { member } from '../../tests/fixtures.ts';
import { introductionScript, memberIntro, shortenedAtWord, stepIntro } from './introduction.ts';

const ann = member({
  member_name: 'Dr. Ann Archer',
  profession_role: 'Family Dentistry',
  company: 'Bright Teeth',
  phone: '704-555-0100',
  contact_info: 'ann@example.com',
  website: 'example.com/teeth',
});

test('M12 the script introduces both people and says how to reach the member', () => {
  expect(introductionScript(ann, 'toothache', 'Sam')).toBe(
    [
      'Hi Sam,',
      'You mentioned "toothache", and I know just the person: meet Dr. Ann Archer of Bright Teeth (Family Dentistry).',
      'Phone: 704-555-0100\nEmail: ann@example.com\nWebsite: https://example.com/teeth',
      'Ann, Sam could use your help with this. Could the two of you find a time to talk this week?',
      'I will let you take it from here.',
    ].join('\n\n'),
  );
});

test('M12 the script also reads well without a lead', () => {
  const script = introductionScript(ann, 'toothache', undefined);
  expect(script).toMatch(/^Hi friend,\n/);
  expect(script).toContain('Ann, my friend here could use your help');
});

test('M11 the intro names the need, the member and how to reach them', () => {
  expect(memberIntro(ann, 'toothache', 'Sam')).toBe(
    [
      'Hi Sam, you mentioned "toothache". Dr. Ann Archer of Bright Teeth (Family Dentistry) is the person in our chapter I would call.',
      'Phone: 704-555-0100\nEmail: ann@example.com\nWebsite: https://example.com/teeth',
      'Tell Ann I sent you.',
    ].join('\n\n'),
  );
});

test('M7 a member who was asked for by name is introduced without quoting the name as a need', () => {
  expect(memberIntro(ann, null, 'Sam')).toContain(
    'Hi Sam, meet Dr. Ann Archer of Bright Teeth (Family Dentistry) from our chapter.',
  );
  const script = introductionScript(ann, null, 'Sam');
  expect(script).toContain('You asked for Ann, so let me introduce you: meet Dr. Ann Archer');
  expect(script).toContain('Ann, Sam asked for you. Could the two of you find a time');
});

describe('C7 the intro of a step', () => {
  test("names the scenario, the step's role and how to reach the member", () => {
    expect(stepIntro(ann, 'Dentist', 'New in Town', undefined)).toBe(
      [
        'Hi friend, about "New in Town": meet Dr. Ann Archer of Bright Teeth (Dentist).',
        'Phone: 704-555-0100\nEmail: ann@example.com\nWebsite: https://example.com/teeth',
        'Tell Ann I sent you.',
      ].join('\n\n'),
    );
  });

  test.each<[missing: string, without: Partial<Member>, lines: string]>([
    ['a phone', { phone: null }, 'Email: ann@example.com\nWebsite: https://example.com/teeth'],
    ['an email', { contact_info: null }, 'Phone: 704-555-0100\nWebsite: https://example.com/teeth'],
    ['a website', { website: null }, 'Phone: 704-555-0100\nEmail: ann@example.com'],
    ['all but a phone', { contact_info: null, website: null }, 'Phone: 704-555-0100'],
  ])('leaves out only the missing line of a member without %s', (_, without, lines) => {
    expect(stepIntro({ ...ann, ...without }, 'Dentist', 'New in Town', 'Sam')).toBe(
      [
        'Hi Sam, about "New in Town": meet Dr. Ann Archer of Bright Teeth (Dentist).',
        lines,
        'Tell Ann I sent you.',
      ].join('\n\n'),
    );
  });

  test('has no contact paragraph for a member without phone, email and website', () => {
    const bare = { ...ann, company: null, phone: null, contact_info: null, website: null };
    expect(stepIntro(bare, 'Dentist', 'New in Town', 'Sam')).toBe(
      'Hi Sam, about "New in Town": meet Dr. Ann Archer (Dentist).\n\nTell Ann I sent you.',
    );
  });
});

const texts = [
  ['script', introductionScript],
  ['intro', memberIntro],
] as const;

describe.each(texts)('M11 M12 the %s', (_, write) => {
  test('leaves out missing data, without a gap or the word null', () => {
    const bare = member({ company: null });
    const text = write(bare, 'roof', 'Sam');
    expect(text).not.toMatch(/null|undefined|\n\n\n|Archer of|\(\)|Phone|Email|Website/);
  });

  test('never mentions a website that is not an http(s) address', () => {
    expect(write(member({ website: 'javascript:alert(1)' }), 'roof', 'Sam')).not.toContain(
      'javascript',
    );
  });

  test('quotes only the beginning of a long need, and does not split a character', () => {
    const exactly = '🏠'.repeat(100);
    expect(write(ann, exactly, 'Sam')).toContain(`"${exactly}"`);
    expect(write(ann, `${exactly}🏠`, 'Sam')).toContain(`"${exactly}…"`);
    expect(write(ann, 'x'.repeat(10_000), 'Sam').length).toBeLessThan(600);
  });

  test.each(['$&', '{role2_name}', '{lead}'])('keeps a member named %s as text', (member_name) => {
    expect(write(member({ member_name }), 'roof', 'Sam')).toContain(member_name);
  });
});

test.each([
  ['a leak in the hallway', 21, 'a leak in the hallway', 'fits'],
  ['a leak in the hallway', 14, 'a leak in the…', 'ends before the word that is too long'],
  ['a leak in the hallway', 13, 'a leak in the…', 'ends with a word that just fits'],
  ['my books, my taxes', 13, 'my books, my…', 'keeps punctuation inside'],
  ['my books, my taxes', 10, 'my books…', 'leaves no comma at the end'],
  ['Donaudampfschifffahrt', 10, 'Donaudampf…', 'cuts a single long word'],
  ['a Donaudampfschifffahrt', 10, 'a Donaudam…', 'cuts a word that fills most of the length'],
  ['🏠🏠🏠', 2, '🏠🏠…', 'never splits a character'],
  ['', 10, '', 'has nothing to shorten'],
])('M12 %j shortened to %i characters is %j: it %s', (text, length, shortened) => {
  expect(shortenedAtWord(text, length)).toBe(shortened);
});

test("M12 the ellipsis can be replaced: the alphabet of text messages has no '…'", () => {
  expect(shortenedAtWord('a leak in the hallway', 14, '...')).toBe('a leak in the...');
});
