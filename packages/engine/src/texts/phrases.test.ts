import { expect, test } from 'vitest';
import { member } from '../../tests/fixtures.ts';
import { firstName, futureHolder, leadName, listed, oneOf, roleInSentence } from './phrases.ts';

test.each([
  ['Ann Archer', 'Ann'],
  ['Dr. Renee Cook', 'Renee'],
  ['dr renee cook', 'renee'],
  ['Mrs. Jo', 'Jo'],
  ['Pastor John Reed', 'John'],
  ['Rev. Dr. John Reed', 'John'],
  ['Rabbi David Cohen', 'David'],
  ['Atty. Jane Doe', 'Jane'],
  ['Sgt. Bo Lee', 'Bo'],
  ['Drew Barns', 'Drew'],
  ['Hyun-woo Park', 'Hyun-woo'],
  ['Cher', 'Cher'],
  ['', ''],
])("C6 the first name of '%s' is '%s'", (member_name, first) => {
  expect(firstName(member({ member_name }))).toBe(first);
});

test.each([
  ['Home Inspector', 'home inspector'],
  ['HVAC Technician', 'HVAC technician'],
  ['DJ', 'DJ'],
  ['CPA / Tax Preparation', 'CPA / tax preparation'],
])("C5 '%s' reads '%s' inside a sentence", (role, said) => {
  expect(roleInSentence(role)).toBe(said);
});

test.each([
  ['Photographer', 'our future photographer'],
  ['Florist', 'our future florist'],
  ['DJ', 'our future DJ'],
  ['Pest Control', 'our future pest control partner'],
  ['Print Shop', 'our future print shop partner'],
  ['Handyman', 'our future handyman'],
  ['Locksmith', 'our future locksmith'],
  ['Travel Agent', 'our future travel agent'],
  ['Wealth Management', 'our future wealth management partner'],
])("C5 an open seat of '%s' reads '%s'", (role, holder) => {
  expect(futureHolder(role)).toBe(holder);
});

test.each([
  [undefined, 'friend'],
  ['', 'friend'],
  [' \t', 'friend'],
  [' Sam ', 'Sam'],
])('C5 the lead %j is called %s', (lead, name) => {
  expect(leadName(lead)).toBe(name);
});

test.each([
  [[], ''],
  [['Ann'], 'Ann'],
  [['Ann', 'Bo'], 'Ann and Bo'],
  [['Ann', 'Bo', 'Cy'], 'Ann, Bo and Cy'],
])('the list %j reads %s', (names, text) => {
  expect(listed(names)).toBe(text);
});

test.each([
  ['Plumber', 'a Plumber'],
  ['Electrician', 'an Electrician'],
  ['Auto Mechanic', 'an Auto Mechanic'],
  ['HVAC Technician', 'an HVAC Technician'],
  ['DJ', 'a DJ'],
  ['Urban Planner', 'an Urban Planner'],
  ['University Advisor', 'a University Advisor'],
  ['IT Support', 'IT Support'],
  ['Print Shop', 'a Print Shop'],
  ['Pest Control', 'Pest Control'],
])("S14 one holder of '%s' is '%s'", (profession, one) => {
  expect(oneOf(profession)).toBe(one);
});
