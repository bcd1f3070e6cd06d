import fc from 'fast-check';
import { expect, test } from 'vitest';
import { member } from '../../tests/fixtures.ts';
import { messageLength } from '../text/text-message.ts';
import { consentRequest, questionAboutSeat, requestToMember } from './messages.ts';

const garrett = member({
  member_name: 'Garrett Dixon',
  profession_role: 'Roofer',
  company: 'Dixon Roofing',
});
const vera = member({ member_name: 'Dr. Vera Cole', profession_role: 'Dentist' });

test.each([
  [
    'roof leak',
    '',
    'Hi Garrett, I need help with "roof leak" and found you in the chapter directory. Could you call me? Thank you!',
  ],
  [
    'roof leak',
    ' after 5 pm. ',
    'Hi Garrett, I need help with "roof leak" and found you in the chapter directory. Could you call me? Best time: after 5 pm. Thank you!',
  ],
  [
    'We need some help with our roof',
    '',
    'Hi Garrett, I need help with "our roof" and found you in the chapter directory. Could you call me? Thank you!',
  ],
  [
    null,
    '',
    'Hi Garrett, I found you in the chapter directory and would like to talk with you. Could you call me? Thank you!',
  ],
  [
    'our roof’s leaking into the “good” bedroom and the insurance company says it cannot come before May',
    'evenings',
    "Hi Garrett, can you help with \"our roof's leaking into the 'good' bedroom and the insurance company says it...\"? Please call me. Best time: evenings. Thank you!",
  ],
])('M12 for me: the request about %j, reachable %j, is %j', (need, time, message) => {
  expect(requestToMember(garrett, need, time)).toBe(message);
});

test('M12 for me: the request fits one text message, however long the need', () => {
  const words = fc.array(fc.constantFrom('leak', 'since', 'Monday,', 'upstairs', 'my', 'house’s'), {
    minLength: 1,
    maxLength: 80,
  });
  fc.assert(
    fc.property(words, fc.constantFrom('', 'after 5 pm', 'mornings'), (said, time) => {
      const message = requestToMember(garrett, said.join(' '), time);
      expect(messageLength(message).messages).toBe(1);
      const [, quote = ''] = /"(.+)"/.exec(message) ?? [];
      const lastWord =
        quote
          .replace(/\.\.\.$/, '')
          .split(' ')
          .at(-1) ?? '';
      expect(said.map((word) => word.replace('’', "'").replace(',', ''))).toContain(
        lastWord.replace(',', ''),
      );
    }),
  );
});

test('M12 for me: where nothing fits one text message, the need is quoted as in a script', () => {
  const zoe = member({ member_name: 'Zoë Brandt' });
  const need = 'our roof is leaking and the insurance company says that it cannot come before May';
  expect(requestToMember(zoe, need, '')).toContain(`"${need}"`);
  const always = 'weekdays after 5 pm, or Saturday morning';
  expect(requestToMember(garrett, need, always)).toBe(
    'Hi Garrett, can you help with "our roof is leaking and the insurance..."? Please call me. ' +
      'Best time: weekdays after 5 pm, or Saturday morning. Thank you!',
  );
});

test.each([
  [
    'roof leak',
    'Sam',
    'Hi Sam, about "roof leak": Garrett Dixon of Dixon Roofing (Roofer) could help. Is it all right if I give Garrett your number?',
  ],
  [
    null,
    undefined,
    'Hi friend, you asked for Garrett Dixon of Dixon Roofing (Roofer). Is it all right if I give Garrett your number?',
  ],
])('M12 consent before a number is passed on, about %j for %j: %j', (need, lead, message) => {
  expect(consentRequest([{ member: garrett, role: 'Roofer' }], need, lead)).toBe(message);
});

test('M12 M15 consent introduces a member in the role of the answer, as one who stands in', () => {
  const standIn = { member: vera, role: 'standing in for Garrett Dixon, Roofer' };
  expect(consentRequest([standIn], 'roof leak', 'Sam')).toContain(
    '(standing in for Garrett Dixon, Roofer) could help',
  );
});

test('C5 consent for a chain names up to three members and counts the others', () => {
  const two = [
    { member: garrett, role: 'Roofer' },
    { member: vera, role: 'Dentist' },
  ];
  expect(consentRequest(two, 'a fall from the roof', 'Sam')).toBe(
    'Hi Sam, about "a fall from the roof": Garrett Dixon (Roofer) and Dr. Vera Cole (Dentist) could help. ' +
      'Is it all right if I give them your number?',
  );
  const five = Array.from({ length: 5 }, () => ({ member: vera, role: 'Dentist' }));
  expect(consentRequest(five, 'teeth', 'Sam')).toContain(
    'Dr. Vera Cole (Dentist) and 2 more members of our chapter could help.',
  );
  expect(consentRequest(five.slice(1), 'teeth', 'Sam')).toContain('and 1 more member of our');
});

test('M12 consent quotes a long need up to a whole word', () => {
  const long = `${'leaks '.repeat(30)}everywhere`;
  const message = consentRequest([{ member: garrett, role: 'Roofer' }], long, 'Sam');
  expect(message).toMatch(/"(leaks )+leaks…":/);
});

test('O2 the question about an open seat claims nothing but the open seat, in one text message', () => {
  expect(questionAboutSeat(vera, 'family pictures', 'Photographer')).toBe(
    'Hi Vera, do you know someone who could help with "family pictures"? ' +
      'Our chapter has an open seat for a Photographer.',
  );
  const long = questionAboutSeat(vera, 'pictures of us all '.repeat(20), 'Photographer');
  expect(messageLength(long).messages).toBe(1);
});
