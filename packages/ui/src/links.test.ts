import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailLink, messageLink, smsLink, telLink } from './links.ts';

/** Text as data may contain it: any characters, especially those with a meaning in an address. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.oneof(fc.constantFrom(...'@?&=,;:%#<>"\'\\/ \r\n+()0123456789abc.é'), fc.string()))
    .map((parts) => parts.join('')),
);

describe('telLink', () => {
  test.each([
    ['(704) 555-0142', 'tel:7045550142'],
    ['+1 704.555.0142', 'tel:+17045550142'],
    ['704-555-0142 ext. 12', 'tel:7045550142,12'],
    ['704-555-0142;ext=1?body=x', 'tel:7045550142,1'],
    ['cell: 704 555 0142', 'tel:7045550142'],
    ['1-800-ROOFERS ext. 5', 'tel:18007663377,5'],
    ['704–555–0142', 'tel:7045550142'],
    ['+44 (0)20 7946 0018', 'tel:+442079460018'],
    ['1-800-roofers', 'tel:18007663377'],
    ['1-800-ROOFERS CALL NOW', 'tel:18007663377'],
    ['1 800 FLOWERS', 'tel:18003569377'],
    ['(800) FLOWERS or 704-555-0142', 'tel:8003569377'],
    ['1.800.FLOWERS', 'tel:18003569377'],
    ['1-704-555-HOME', 'tel:17045554663'],
    ['1 704 555 HOME', 'tel:17045554663'],
    ['555-0142-cell', 'tel:5550142'],
    ['704-555-HOME', 'tel:7045554663'],
    ['704-555-0142-cell', 'tel:7045550142'],
    ['704 555 0142 CELL', 'tel:7045550142'],
    ['911 only', 'tel:911'],
    ['(cell) 704-555-0142', 'tel:7045550142'],
    ['24-hour', null],
    ['12', null],
    ['123', 'tel:123'],
    ['+123456789012345', 'tel:+123456789012345'],
    ['1234567890123456', null],
    ['call Bob', null],
    ['', null],
    [null, null],
  ])('M11 F3 dials the first number of %j', (phone, link) => {
    expect(telLink(phone)).toBe(link);
  });

  test('F3 is a plain number or nothing, whatever the data contains', () => {
    fc.assert(
      fc.property(anyText, (phone) => {
        expect(telLink(phone) ?? 'tel:000').toMatch(/^tel:\+?\d{3,18}(,\d{1,7})?$/);
      }),
    );
  });
});

describe('emailLink', () => {
  test.each([
    ['ida@example.com', 'mailto:ida@example.com'],
    ['Ida <ida@example.com>, or call', 'mailto:ida@example.com'],
    ['ida@example.com?bcc=a@example.net', 'mailto:ida@example.com'],
    ['ida@example.com,a@example.net', 'mailto:ida@example.com'],
    ['a+b@example.com', 'mailto:a%2Bb@example.com'],
    ['100%@example.com', 'mailto:100%25@example.com'],
    ['@home', null],
    [null, null],
  ])('M11 F3 writes to the first address of %j', (email, link) => {
    expect(emailLink(email)).toBe(link);
  });

  test('F3 names one recipient and nothing else, whatever the data contains', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('', 'ida@example.com'), (before, after) => {
        const link = emailLink(before + after);
        expect(link ?? 'mailto:a@b').toMatch(/^mailto:[\w.!~*'()%-]+@[\w.%-]+$/);
        expect(decodeURIComponent(link ?? '')).not.toMatch(/[?&,;\r\n]/);
      }),
    );
  });
});

describe('messages', () => {
  test('F3 M12 subject and body arrive as they are, and add no parameter', () => {
    fc.assert(
      fc.property(anyText, anyText, (subject, body) => {
        const address = new URL(messageLink(subject, body, 'chapter@example.com'));
        expect(address.pathname).toBe('chapter@example.com');
        expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
        expect(address.searchParams.get('subject')).toBe(subject.toWellFormed());
        expect(address.searchParams.get('body')).toBe(
          body.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n'),
        );
        expect(address.hash).toBe('');
      }),
    );
  });

  test('M12 a shared script names no recipient', () => {
    expect(messageLink('Introduction', 'a\nb')).toBe('mailto:?subject=Introduction&body=a%0D%0Ab');
  });

  test('F3 M12 an SMS carries the text as its only parameter', () => {
    fc.assert(
      fc.property(anyText, (body) => {
        const address = new URL(smsLink(body));
        expect(address.pathname).toBe('');
        expect([...address.searchParams]).toEqual([['body', body.toWellFormed()]]);
      }),
    );
  });
});

test.each([
  ['(704) 555-0142', 'sms:7045550142?&body=Hi%3F'],
  ['+1 704.555.0142', 'sms:+17045550142?&body=Hi%3F'],
  ['704–555–0142', 'sms:7045550142?&body=Hi%3F'],
  ['704-555-0142;ext=1?body=x', 'sms:7045550142?&body=Hi%3F'],
  ['call Bob', 'sms:?&body=Hi%3F'],
])('F3 an SMS to a member at %j goes to one number and carries only the text', (phone, link) => {
  expect(smsLink('Hi?', phone)).toBe(link);
});

test('F3 an unpaired surrogate becomes the replacement character', () => {
  expect(smsLink('a\ud800')).toBe('sms:?&body=a%EF%BF%BD');
});
