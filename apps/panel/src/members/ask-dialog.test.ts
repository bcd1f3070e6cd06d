import { member } from 'domain/testing';
import { expect, test } from 'vitest';
import { confirmationRequest } from './ask-dialog.tsx';

const PAGE = 'https://example.com/members/1';

test('P9 the message shows the whole entry of a member', () => {
  const ann = member({
    member_name: 'Dr. Ann Archer',
    profession_role: 'Family Dentistry',
    role_alias: 'Dentist,Orthodontist ',
    company: 'Bright Teeth',
    chapter: 'Waxhaw',
    phone: '704-555-0100',
    email: 'ann@example.com',
    website: 'example.com',
    contact_info: 'ask at the desk',
  });
  expect(confirmationRequest(ann, PAGE).split('\n')).toEqual([
    'Hi Ann,',
    '',
    'Could you check how you are listed in our chapter directory?',
    '',
    'Name: Dr. Ann Archer',
    'Role: Family Dentistry',
    'Also found as: Dentist, Orthodontist',
    'Company: Bright Teeth',
    'Chapter: Waxhaw',
    'Phone: 704-555-0100',
    'Email: ann@example.com',
    'Website: example.com',
    'Contact: ask at the desk',
    '',
    `This is your page: ${PAGE}`,
    '',
    'If everything is right, just reply “yes”. If not, tell me what to change. Thank you!',
  ]);
});

test('P9 the message says which contacts are missing, and shows those of the contact text once', () => {
  const text = confirmationRequest(member({ chapter: null, contact_info: '704-555-0100' }), PAGE);
  expect(text).toContain('Phone: 704-555-0100\nEmail: none yet\nWebsite: none yet\n');
  expect(text).not.toMatch(/Contact:|Company:|Chapter:|Also found as:|null|undefined/);
});
