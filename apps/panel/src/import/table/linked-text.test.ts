import { expect, test } from 'vitest';
import { linkedText } from './linked-text.ts';

test.each([
  ['email', 'Email me', 'mailto:ann@example.com', 'ann@example.com'],
  ['email', 'Email me', 'MAILTO:ann%2Bbni@example.com?subject=Hello%20Ann', 'ann+bni@example.com'],
  ['email', 'Email me', 'mailto:%22Ann%22%20%3Cann@example.com%3E', 'ann@example.com'],
  ['email', 'Email me', 'mailto:a%zz@example.com', 'a%zz@example.com'],
  ['website', 'Visit site', 'https://bly.example.com/', 'https://bly.example.com/'],
  ['website', 'Visit site', 'www.bly.example.com', 'www.bly.example.com'],
  ['phone', 'Call me', 'tel:+1-704-555-0101;ext=5', '+1-704-555-0101'],
  ['contact_info', 'Write to me', 'mailto:ann@example.com', 'ann@example.com'],
  ['contact_info', 'Call me', 'tel:704-555-0101', '704-555-0101'],
])('P12 the %s %j that leads to %s is %s', (target, text, link, expected) => {
  expect(linkedText(target, text, link)).toBe(expected);
});

test.each([
  ['email', 'ian@cole.example.com', 'mailto:old@cole.example.com'],
  ['website', 'cole.example.com', 'https://www.facebook.com/cole'],
  ['email', 'Email me', 'https://example.com/contact'],
  ['website', 'Visit site', 'mailto:ann@example.com'],
  ['website', 'Visit site', 'javascript:alert(1)'],
  ['website', 'See sheet', '../members.xlsx'],
  ['member_name', 'Ann Archer', 'mailto:ann@example.com'],
  ['company', 'Archer & Co', 'https://archer.example.com'],
  ['email', '', 'mailto:ann@example.com'],
  ['email', 'ask', undefined],
])('the %s %j keeps its text, whatever its link %s', (target, text, link) => {
  expect(linkedText(target, text, link)).toBe(text);
});
