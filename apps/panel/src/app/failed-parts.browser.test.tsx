/** An error in one part of the panel leaves the others in place (F4), on every screen and for every component. */
import { expectPartsFailAlone } from 'ui/testing/failed-parts';
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { WEDDING } from '../../tests/chain-form.ts';
import { demo } from '../../tests/chapter-in-memory.ts';
import { button, field, openLogin, openPanel, text } from '../../tests/panel-page.tsx';

const NOW = new Date().toISOString();
const WHO = { account_id: 'ann', account_email: 'ann@example.com' };
const [GARRETT, DENISE] = demo.members;

const TABLES = {
  ...demo,
  own_words: [{ say: 'tin knocker', mean: 'HVAC Technician' }],
  told_words: ['drain snake', 'tin roofer'].map((words) => ({
    ...{ day: NOW.slice(0, 10), words, answered: 'not-understood', profession: null },
  })),
  own_categories: [{ name: 'Camp Caretaker', titles: 'camp minder' }],
  expectations: [
    { need: 'roof leak', kind: 'member', answer: 'Garrett Holloway' },
    { need: 'new kitchen', kind: 'nobody', answer: null },
  ],
  demand: ['Dog Groomer', 'Alchemist'].map((profession) => ({
    ...{ day: NOW.slice(0, 10), profession, asked: 4 },
  })),
  seat_states: [{ profession: 'Locksmith', state: 'filled', since: NOW, set_by: null }],
  editor_list: ['ann', 'bea', 'cleo'].map((name) => ({
    ...{ email: `${name}@example.com`, state: 'ready' },
  })),
  imports: [1, 2].map((added) => ({
    ...{ at: NOW, table_name: 'members', summary: `${added} added`, changes: [] },
  })),
  history: [
    { ...WHO, id: 1, at: NOW, table_name: 'members', record_id: 'gone', before: GARRETT },
    { ...WHO, id: 2, at: NOW, table_name: 'members', record_id: 'too', before: DENISE },
  ],
  history_actions: [
    { ...WHO, at: NOW, table_name: 'members', first_ids: [1], deleted: 1, added: 0, changed: 0 },
    { ...WHO, at: NOW, table_name: 'words', first_ids: [2], deleted: 2, added: 0, changed: 0 },
  ],
};

const APP = {
  ...{ id: 'app', friendly_name: 'Authenticator app', factor_type: 'totp', status: 'verified' },
  created_at: NOW,
};
const GOOGLE = { identity_id: 'google', provider: 'google', identity_data: {} };

const ROSTER = [
  'Name,Profession,Phone',
  'Ann Archer,Plumbber,555 123',
  'Bo Birch,Plumber,',
  'Cleo Clark,Beekeeper,',
].join('\n');

/** What is found on the screen. */
type Found = Pick<Locator, 'elements'>;

const region = (name: string) => page.getByRole('region', { name, exact: true });
const list = (name: string) => page.getByRole('list', { name, exact: true });
const itemOf = (name: string) => list(name).getByRole('listitem');
const combobox = (name: string) => page.getByRole('combobox', { name, exact: true });
const unfolding = (words: RegExp) => page.getByRole('group').filter({ hasText: words });
const form = page.getByRole('form');
const HISTORY = form.getByRole('group').filter({ hasText: 'History of this' });

/** What a control stands in, with the others beside it. */
function around(found: Found): Found {
  return { elements: () => found.elements().map((each) => each.parentElement as HTMLElement) };
}

/** On every page of the panel. */
const FRAME = {
  'the header': page.getByRole('banner'),
  'the places': page.getByRole('navigation', { name: 'Places' }),
};
/** On the pages of Settings. */
const SETTINGS = {
  ...FRAME,
  'the links of Settings': page.getByRole('navigation', { name: 'Settings' }),
};
const CELLS = { 'a cell': page.getByRole('cell') };

/** What places the parts of every page. */
const PAGE = ['App', 'AppShell', 'AdminPage', 'AdminPanel', 'DirectoryGate', 'Page'];
const PROVIDERS = ['PhoneNumbersProvider', 'PreviewEngineProvider'];
const FRAMES = [...PAGE, ...PROVIDERS, 'SectionOf', 'Section'];
/** What places the parts of a list. FoundRecords also says which records are shown, without which there is no list. */
const LIST = ['RecordSection', 'ListControls', 'FoundRecords', 'PageOfRecords', 'RecordList'];
const TABLE = [...LIST, 'RecordTable', 'RecordTableRow'];
/** What places the parts of a form. OpenRecord also keeps its state, which says what can be saved. */
const FORM = ['OpenRecord', 'RecordFormFrame', 'Fields'];

interface Screen {
  readonly open: () => Promise<unknown>;
  /** Each element of these fails alone. */
  readonly parts: Readonly<Record<string, Found>>;
  /** The components of this screen that only place parts. */
  readonly frames: readonly string[];
}

const openAt = (address: string) => () => openPanel(address, TABLES);

const SCREENS: Readonly<Record<string, Screen>> = {
  'the overview': {
    open: openAt('/admin'),
    parts: {
      ...FRAME,
      'the actions': around(button('Add Member')),
      'the demo’s note': region('This is a demo'),
      'what needs attention': list('What needs attention'),
    },
    frames: ['OverviewSection'],
  },
  'the list of members': {
    async open() {
      await openPanel('/admin/members', TABLES);
      await page.getByRole('checkbox', { name: /^Select Garrett/ }).click();
      await expect.element(text('Found as').first()).toBeVisible();
    },
    parts: {
      ...FRAME,
      ...CELLS,
      'the actions': around(button('Add Member')),
      'the search': around(page.getByRole('searchbox')),
      'a filter': around(combobox('Kind of work')),
      'the filter ‘To check’': around(combobox('To check')),
      'the order': around(combobox('Sort by')),
      'the count': text(/^\d+ members$/),
      'the selection': around(button('Change…')),
    },
    frames: ['MembersSection', ...TABLE],
  },
  'the form of a member': {
    async open() {
      await openPanel('/admin/members?member=new', TABLES);
      await field('Member name').fill('Ann Archer');
      await field('Profession role').fill('Plumber');
      await field('Phone').fill('555 123');
      await expect.element(button('Save anyway')).toBeVisible();
    },
    parts: {
      ...FRAME,
      ...CELLS,
      'the count': text(/^\d+ members$/),
      'a field': form.getByRole('textbox'),
      'a field with suggestions': form.getByRole('combobox'),
      'the trade': around(form.getByRole('status').filter({ hasText: 'Found as Plumber.' })),
      'what the number lacks': form.getByText(/^Dials 555123/),
      'the second holder': form.getByRole('status').filter({ hasText: 'this seat would have' }),
      'the effect': form.getByRole('region', { name: 'Expected answers' }),
      'the buttons': around(button('Save anyway')),
    },
    // The last two draw a field with its hint.
    frames: ['MembersSection', ...TABLE, 'MemberForm', ...FORM, 'TextField', 'FieldFrame'],
  },
  'the form of a saved member': {
    async open() {
      await openPanel(`/admin/members?member=${GARRETT?.id}`, TABLES);
      await form.getByText(/^History of this/).click();
    },
    parts: {
      ...FRAME,
      ...CELLS,
      'a field': form.getByRole('textbox'),
      'the buttons': around(button('Save')),
      'the check of the entry': region('Is this still right?'),
      'the history': HISTORY,
    },
    frames: ['MembersSection', ...TABLE, 'MemberForm', ...FORM],
  },
  'the list of chains': {
    async open() {
      await openPanel('/admin/chains', TABLES);
      await expect.element(text(/open seats?$/).first()).toBeVisible();
    },
    parts: {
      ...FRAME,
      'the actions': around(button('Add Chain')),
      'the search': around(page.getByRole('searchbox')),
      'the order': around(combobox('Sort by')),
      'the count': text(/^\d+ referral chains$/),
      'a chain': itemOf('Referral Chains'),
      'a chain’s warnings': around(text(/open seats?$/)),
      'a chain’s buttons': around(button(/^Edit /)),
    },
    frames: ['ChainsSection', ...LIST, 'RecordRow'],
  },
  'the form of a chain': {
    async open() {
      await openPanel(`/admin/chains?chain=${WEDDING.id}`, TABLES);
      await expect
        .element(page.getByRole('heading', { name: 'Full Referral Script' }))
        .toBeVisible();
    },
    parts: {
      ...FRAME,
      'a chain’s buttons': around(button(/^Edit /)),
      'the scenario': form.getByRole('textbox', { name: 'Scenario' }),
      'the roles': form.getByRole('group', { name: /^Roles/ }),
      'the script': around(around(form.getByRole('textbox', { name: 'Script template' }))),
      'the triggers': form.getByRole('textbox', { name: 'Trigger keywords' }),
      'the effect': form.getByRole('region', { name: 'Expected answers' }),
      'the buttons': around(button('Save')),
      'the history': HISTORY,
      'the preview’s steps': list('Steps'),
      'the findings': region('Worth a look'),
      'the message': around(around(page.getByRole('heading', { name: 'Full Referral Script' }))),
    },
    frames: ['ChainsSection', ...LIST, ...FORM, 'ChainForm', 'ChainPreview', 'PreviewBody'],
  },
  'the open seats': {
    open: openAt('/admin/seats'),
    parts: {
      ...FRAME,
      'an open seat': itemOf('Seats to fill'),
      'a filled seat': itemOf('Filled'),
      'the chart': page.getByRole('figure'),
      'names without a profession': unfolding(/with no matching profession/),
    },
    frames: ['SeatsSection', 'Seats', 'SeatLists', 'OpenSeats', 'FilledSeats'],
  },
  'import and export': {
    open: openAt('/admin/import'),
    parts: {
      ...FRAME,
      'the way back': page.getByRole('link', { name: 'All members' }),
      'the files of members': around(around(button('Import members'))),
      'the files of chains': around(around(button('Import chains'))),
      'an import': itemOf('Imports of members'),
    },
    frames: ['ImportSection', 'ListFiles', 'LastImports'],
  },
  'the preview of an import': {
    async open() {
      await openPanel('/admin/import', TABLES);
      await button('Import members').click();
      await field('Choose a file').upload(new File([ROSTER], 'list.csv', { type: 'text/csv' }));
      await expect.element(button(/^Role not understood/)).toBeVisible();
      await expect.element(text('this seat would have')).toBeVisible();
    },
    parts: {
      ...CELLS,
      'a name': page.getByRole('rowheader'),
      'the section': text('All members'),
      'the dialog’s heading': around(page.getByRole('heading', { name: 'Import members' })),
      'the columns': unfolding(/^Columns/),
      'a question': around(field('Chapter of new members')),
      'the choice of rows': page.getByRole('group', { name: 'Rows to show' }),
      'the selection of all': around(page.getByRole('checkbox', { name: /^Select all/ })),
      'the effect': region('Expected answers'),
      'the buttons': around(button('Cancel')),
    },
    frames: [
      ...['ImportSection', 'ListFiles', 'ImportTools', 'ImportDialog', 'FilePreview'],
      ...['TablePreview', 'FilteredRows', 'PlannedRows', 'PeopleTable', 'PlannedRowItem'],
    ],
  },
  'the local words': {
    open: openAt('/admin/settings/words'),
    parts: {
      ...SETTINGS,
      'the actions': around(button('Add Word')),
      'the search': around(page.getByRole('searchbox')),
      'a word': itemOf('Local words'),
      'what a visitor sent': itemOf('Sent by visitors'),
    },
    frames: ['WordsSection', ...LIST, 'VisitorWordsList'],
  },
  'the chapter’s settings': {
    open: openAt('/admin/settings'),
    parts: {
      ...SETTINGS,
      'the settings': region('Your chapter'),
      'the actions': around(button('Add Profession')),
      'a profession': itemOf('Your own professions'),
      'the file': region('Settings as a file'),
    },
    frames: ['SettingsSection', 'OwnProfessions', ...LIST],
  },
  'the form of the settings': {
    open: openAt('/admin/settings?settings=settings'),
    parts: {
      ...SETTINGS,
      'a field': form.getByRole('textbox'),
      'a choice': form.getByRole('combobox'),
      'the buttons': around(button('Save')),
      'the history': HISTORY,
      'a profession': itemOf('Your own professions'),
      'the file': region('Settings as a file'),
    },
    frames: [
      ...['SettingsSection', 'OwnSettings', 'OpenSettings', 'SettingsForm', ...FORM],
      ...['ChapterGroup', 'AnswersGroup', 'EmergencyGroup', 'Group'],
      ...['OwnProfessions', ...LIST],
    ],
  },
  'the history': {
    open: openAt('/admin/settings/history'),
    parts: {
      ...SETTINGS,
      'the choice': around(combobox('Show')),
      'a change': itemOf('Changes, newest first'),
    },
    frames: ['HistorySection', 'Everything', 'HistoryList'],
  },
  'the people': {
    async open() {
      await openPanel('/admin/settings/people', TABLES, () => Response.json({}));
      await button('Message to bea@example.com').click();
    },
    parts: {
      ...SETTINGS,
      'the rule': page.getByRole('group', { name: 'Who may edit' }),
      'a person': itemOf('The list'),
      'adding a person': around(around(button('Add'))),
    },
    frames: ['PeopleSection', 'Editors'],
  },
  'a tried need': {
    async open() {
      await openPanel('/admin/settings/try', TABLES);
      await field('A need to try').fill('roof leak and a clogged drain');
      await button('Try it').click();
      await expect.element(list('Expected answers').getByText(/^Not met/)).toBeVisible();
    },
    parts: {
      ...SETTINGS,
      'the need': around(field('A need to try')),
      'the answer to a need': around(region('Try it here').getByRole('heading', { level: 3 })),
      'what to do about it': around(button('Should be…')),
      'the search': around(page.getByRole('searchbox')),
      'an expected answer': itemOf('Expected answers'),
      'a verdict': list('Expected answers').getByText(/^(Not met|Met)/),
      'an answer’s buttons': around(button(/^Edit /)),
    },
    frames: [
      ...['TrySection', 'TryNeed', 'OutcomeView'],
      ...['ExpectationsSection', ...LIST, 'RecordRow'],
    ],
  },
  'the account': {
    open: () =>
      openPanel('/admin/account', TABLES, ({ url }) =>
        Response.json(
          url.endsWith('/user')
            ? { id: 'ann', email: 'ann@example.com', factors: [APP], identities: [GOOGLE] }
            : { external: { google: true, email: true } },
        ),
      ),
    parts: {
      ...SETTINGS,
      'the address': region('Email'),
      'the password': region('Password'),
      'the second step': region('Second step at sign-in'),
      'the ways to sign in': region('Ways to sign in'),
      'the sessions': region('Where you are signed in'),
    },
    frames: ['AccountSection'],
  },
  'the login page': {
    open: () =>
      openLogin('/login?session=ended', async () =>
        Response.json({ external: { email: true, google: true } }),
      ),
    parts: {
      'the header': page.getByRole('banner'),
      'why it is shown': page.getByRole('alert'),
      'the form': around(button('Log In')),
      'another way to sign in': around(button('Continue with Google')),
      'another step': button('Forgot your password?'),
    },
    frames: [
      ...['LoginPage', 'PageFrame', 'LoginGate', 'LoginSteps'],
      ...['CredentialsForm', 'StepForm'],
    ],
  },
};

for (const [name, { open, parts, frames }] of Object.entries(SCREENS)) {
  test(`F4 in the panel, on ${name}, each part fails alone`, async () => {
    await open();
    const found = () =>
      Object.entries(parts).map(([part, each]) => [part, each.elements()] as const);
    const missing = () => found().flatMap(([part, elements]) => (elements.length > 0 ? [] : part));
    await expect.poll(missing, { timeout: 5000 }).toEqual([]);
    expectPartsFailAlone({ parts: Object.fromEntries(found()), frames: [...FRAMES, ...frames] });
  });
}
