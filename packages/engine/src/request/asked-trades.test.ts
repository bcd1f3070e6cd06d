/** Which of the trades that a text names are asked for, over a small table. */
import { describe, expect, test } from 'vitest';
import { REQUESTS, readClauses, trades } from '../../tests/request-fixtures.ts';
import { askedMentions, requestedFirst } from './asked-trades.ts';
import { refusedSpans } from './refusals.ts';

function mentions(text: string) {
  const clauses = readClauses(text);
  return askedMentions(clauses, refusedSpans(clauses), REQUESTS, trades);
}

/** The trades that are asked for, as typed: the requested ones, or all if none is. */
function asked(text: string): string[] {
  return requestedFirst(mentions(text)).map(({ words }) =>
    words.map(({ typed }) => typed).join(' '),
  );
}

describe('M6 a trade is asked for', () => {
  test.each([
    ['plumber', ['plumber'], 'by itself'],
    ['need a plumber', ['plumber'], 'after a request'],
    ['plumber wanted. My bakery is busy', ['plumber'], "before 'wanted'"],
    ['my bakery needs a plumber', ['plumber'], 'by another one'],
    ['bakery looking for a plumber', ['plumber'], 'in the middle of a clause'],
    ['need a good residential plumber', ['plumber'], 'with words that describe it'],
    ['a real plumber', ['plumber'], 'with praise'],
    ['plumber Weddington NC', ['plumber'], 'beside a name'],
    ['plumber in Weddington', ['plumber'], 'beside a place'],
    ['plumber who takes cards', ['plumber'], 'beside a condition'],
    ['what does a plumber charge', ['plumber'], 'by its price'],
    ['is there a plumber', ['plumber'], 'in a question'],
    ['who is your plumber', ['plumber'], 'of somebody'],
    ['a second opinion from a dentist', ['dentist'], 'for an opinion'],
    ['need a dentist, and a plumber', ['dentist', 'plumber'], 'in a list'],
    ['plumber or electrician', ['plumber', 'electrician'], 'as one of two'],
    ['my plumber', ['plumber'], 'as the whole text'],
    ['my plumber retired', ['plumber'], 'when the old one is gone'],
    ['my plumber just retired', ['plumber'], 'when the old one has just gone'],
    ["my plumber doesn't return calls", ['plumber'], 'when the old one does not do what is needed'],
    ['our plumber raised his price', ['plumber'], 'when the old one has done what nobody likes'],
    ['fired our plumber', ['plumber'], 'when the writer is done with the old one'],
    ["I'm not happy with my plumber", ['plumber'], 'when the writer is not happy with the old one'],
    [
      'our plumber likes wiring, need a new one',
      ['plumber'],
      'for another one, beside another trade',
    ],
    ['we have no lawyer', ['lawyer'], 'when there is none'],
    ['we have no lawyer yet', ['lawyer'], 'when there is none yet'],
    ['not a plumber, a baker', ['baker'], 'instead of another'],
    ['Bob said somebody brought a plumber', ['plumber'], 'as anybody of the trade'],
    ['tell me who the plumber was', ['plumber'], 'as the one that is sought'],
    ['need a plumber period call me', ['plumber'], 'before words of no other trade'],
    ['our plumber raised his price, need a new one', ['plumber'], 'for another one'],
    ['the wiring is old, if anybody has a plumber', ['plumber'], "after 'if anybody has'"],
    ['the wiring is old. First on my list, a plumber', ['plumber'], 'as all that a clause says'],
    ['every plumber I called', ['plumber'], "after 'every'"],
    ['the wiring is old. A plumber?', ['plumber'], 'as all that a question says'],
  ])("'%s' asks for %j: %s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});

describe('M6 a trade is only mentioned', () => {
  test.each([
    ['I own a bakery', 'the writer owns it'],
    ['I am a realtor', 'the writer is one'],
    ["he's a realtor, what gift?", 'somebody is one'],
    ["she's a realtor, what gift?", 'somebody is one'],
    ['my cousin is a realtor', 'a relative is one'],
    ['my sister who is a baker moved', 'a relative is one, aside'],
    ['the plumber said the wiring is old', 'it said something'],
    ["the plumber's van", 'something of its own'],
    ['restaurant for sale', 'it is for sale'],
    ['when you call a plumber', 'an aside'],
    ['two dentists told me', 'several of them'],
    ['to the bank and dentist', 'the last of several things'],
    ['my plumber is great', 'the writer has one'],
    ['my plumber retired, the wiring is old', 'something else is asked about'],
    ['realtor yard signs', 'a thing of another trade'],
    ['restaurant with tips, who does payroll?', 'another clause asks'],
    ['baker here, need flyers', 'the writer introduces itself'],
    ['restaurant with three rooms wants new doors', 'it asks for itself'],
    ['no lawyer told us', 'there is none, and none is missed'],
    ['we moved for a plumber', 'something else is for it'],
    ['a plumber came', 'it did something'],
    ['we hired a plumber', 'somebody had one'],
    ["they're realtors, what gift?", 'some people are'],
    ['my sister works as a baker, what gift?', 'somebody works as one'],
    ['the wiring is old, just after the plumber left', 'it comes before something'],
    ["our plumber is great, don't need a new one", 'no other one is wanted'],
    ['Bob said he bought a bakery', 'it is a place that somebody has'],
    ['Bob said a 2 lawyer wait', 'a number comes before it'],
    ['Bob said a plumber, the wiring is old', 'something else is clear'],
    ['our plumber damaged the wiring', 'it caused what is wrong'],
    ['our plumber raised his price, need one key', 'a thing is asked for'],
    ['not a plumber', 'it is refused'],
    ['the toilet leaks', 'none is named'],
    ['', 'an empty need'],
  ])("'%s' asks for nobody: %s", (text) => {
    expect(asked(text)).toEqual([]);
  });
});

test('M6 what is requested comes before what stands by itself', () => {
  expect(mentions('baker, need a plumber').map(({ isRequested }) => isRequested)).toEqual([true]);
  const [first, second] = mentions('plumber, electrician');
  expect([first?.isRequested, second?.isRequested]).toEqual([false, false]);
  expect(asked('plumber, do you know an electrician')).toEqual(['electrician']);
  expect(mentions('my barber moved. A plumber, please')[0]?.isRequested).toBe(true);
  expect(mentions('dog boarding, a plumber')[0]?.isRequested).toBe(false);
  expect(mentions('the wiring is old. Is Ann a plumber?')[0]?.isRequested).not.toBe(true);
});
