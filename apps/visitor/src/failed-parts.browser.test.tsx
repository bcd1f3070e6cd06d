/** An error in one part of a visitor's page leaves the others in place (F4), on every screen and for every component. */
import { demoRows } from 'domain/demo';
import { expectPartsFailAlone } from 'ui/testing/failed-parts';
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { ask, askToSend, NEEDS, openPage } from '../tests/open-page.tsx';

const link = (name: string | RegExp) => page.getByRole('link', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const text = (words: string | RegExp) => page.getByText(words);

/** On every page. */
const FRAME = { 'the header': page.getByRole('banner'), 'the link of the footer': link('Privacy') };
const SEARCH = {
  ...FRAME,
  'the search': 'search',
  'the date': text(/^Data last updated/),
  feedback: button('Feedback'),
};
const ANSWER = {
  ...SEARCH,
  announcement: page.getByRole('status').first(),
  'a person': 'article',
  'the link to share': button('Share this answer'),
};
const SENDING = {
  'whom it is for': page.getByRole('radiogroup'),
  'who is introduced': page.getByLabelText(/^Who are you introducing/),
};

interface Screen {
  readonly open: () => Promise<unknown>;
  /** Each by a locator or a CSS selector; it may match several elements. */
  readonly parts: Readonly<Record<string, Locator | string>>;
}

const SCREENS: Readonly<Record<string, Screen>> = {
  'the search page': {
    open: () => openPage('/'),
    parts: {
      ...SEARCH,
      'how it works': page.getByRole('list', { name: 'How it works' }),
      'the examples': button('realtor'),
      'the chapter': link(/^See /),
    },
  },
  'an answer with members': {
    open: () => askToSend(NEEDS.misspelt),
    parts: {
      ...ANSWER,
      ...SENDING,
      'the correction': page.getByRole('complementary', { name: 'Did you mean' }),
      'what to tell the chapter': button('Tell the chapter'),
    },
  },
  'an urgent answer': {
    open: () => askToSend('burst pipe'),
    parts: {
      ...SEARCH,
      ...SENDING,
      'what to do at once': page.getByRole('complementary', { name: 'Until help arrives' }),
      'a person': 'article article',
    },
  },
  'an answer with a chain': {
    open: () => askToSend(NEEDS.contextual),
    parts: {
      ...ANSWER,
      ...SENDING,
      'its roles': page.getByRole('list', { name: 'Referral flow' }),
    },
  },
  'a chain found by its wording': {
    open: () => askToSend(NEEDS.chain),
    parts: {
      ...ANSWER,
      ...SENDING,
      'its roles': page.getByRole('list', { name: 'Referral flow' }),
    },
  },
  'the choice of a chain': {
    open: () => ask(NEEDS.suggestions),
    parts: {
      ...SEARCH,
      'a chain': 'section li',
      'the link to share': button('Share this answer'),
    },
  },
  'an open seat': {
    open: () => askToSend(NEEDS.openSeat),
    parts: {
      ...ANSWER,
      'the ways to help': button('Regional Partner Network'),
      'the message to send': '[data-message-to-send]',
    },
  },
  'a need that is not understood': {
    open: () => ask('xyzzy'),
    parts: {
      ...SEARCH,
      'other words': button('Try other words'),
      'the examples': button('realtor'),
      'what to tell the chapter': button('Tell the chapter'),
    },
  },
  'several needs': {
    open: () => ask('roof leak, dj, plumber and a photographer'),
    parts: {
      ...SEARCH,
      'what was asked': page.getByRole('navigation', { name: 'You asked about' }),
      'a further answer': '[id^=also-]',
      'a person': 'article:not(section section *)',
    },
  },
  danger: {
    open: () => ask('sparks from the outlet'),
    parts: {
      ...SEARCH,
      'the number to call': link('Call 911'),
      'the trades afterwards': 'section section',
    },
  },
  'danger at home': {
    open: () => ask('my husband hits me'),
    parts: {
      ...SEARCH,
      'the number to call': link('Call 1-800-799-7233'),
      'the way out': link('Leave this page'),
    },
  },
  'the list of members': {
    open: () => openPage('/members'),
    parts: {
      ...FRAME,
      'the search': 'search',
      'the spheres': page.getByRole('group', { name: 'Kind of work' }),
      'the count': text(/^\d+ members$/),
      'a member': 'main li',
    },
  },
  "a member's page": {
    open: () => openPage(`/members/${demoRows.members[0]?.id}`),
    parts: {
      ...FRAME,
      'the name': page.getByRole('heading', { level: 1 }),
      'the ways to reach them': 'main ul:has(a[href^="tel:"])',
      'the introduction': button('Copy Intro'),
      'the link to share': button(/^Share/),
      'the contact file': button('Save contact'),
      'the QR code': 'main details',
      'good referrals': page.getByRole('heading', { name: /good referral/i }),
      'their chains': page.getByRole('heading', { level: 2, name: /chains/i }),
    },
  },
};

/** The components that place the parts of a page and compute nothing from the data. */
const FRAMES = [
  ...['App', 'AppShell', 'HomePage', 'PageFrame', 'VisitorFrame', 'PageNotes', 'SearchPage'],
  ...[
    'AnswerSection',
    'Answer',
    'Mode',
    'Below',
    'AnswerHeading',
    'PeopleAndScripts',
    'PathStep',
    'Mark',
  ],
  ...['MemberResult', 'ContextualResult', 'SuggestionsResult', 'ChainResult', 'ChainAnswer'],
  ...[
    'MembersPage',
    'OnceRead',
    'GroupedMembers',
    'MemberList',
    'PageHeading',
    'PrintButton',
    'SphereSection',
    'Rows',
  ],
  ...['Button', 'ButtonLink', 'PageLink', 'SearchLink', 'ChainSteps'],
  ...['MemberPage', 'Profile', 'MemberProfile', 'WhoTheyAre', 'HowToReachThem'],
  ...[
    'OpenSeatResult',
    'NotUnderstood',
    'DangerScreen',
    'MessageToSend',
    'MessageDisclosure',
    'Sending',
  ],
];

for (const [name, { open, parts }] of Object.entries(SCREENS)) {
  test(`F4 on ${name}, each part fails alone`, async () => {
    await open();
    const found = Object.entries(parts).map(
      ([part, place]) => [part, () => elementsAt(place)] as const,
    );
    for (const [part, elements] of found)
      await expect.poll(elements, { message: part }).not.toEqual([]);
    const shown = found.map(([part, elements]) => [part, elements()] as const);
    expectPartsFailAlone({ parts: Object.fromEntries(shown), frames: FRAMES });
  });
}

function elementsAt(place: Locator | string): Element[] {
  return typeof place === 'string' ? [...document.querySelectorAll(place)] : place.elements();
}
