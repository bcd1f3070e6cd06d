/** The question and its suggestions, an editable ARIA combobox (S2, S3, S13), and needs of every kind (S4). */
import { SESSION_KEY } from 'ui/session-presence.ts';
import { expectNoViolations } from 'ui/testing';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  ask,
  heading,
  NEEDS,
  needInput,
  openPage,
  overflow,
  searchFor,
  textsOf,
} from '../../tests/open-page.tsx';
import { directoryStore } from './directory-store.ts';

const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const active = page.getByRole('option', { selected: true });
const button = page.getByRole('button', { name: 'Find Path' });
const count = (found: typeof options) => expect.poll(() => found.elements().length);
const searched = () => expect.poll(() => window.location.pathname + window.location.search);

/** Opens the page and types. Resolves once the suggestions are those for the whole text, not for its beginning. */
async function type(text: string): Promise<void> {
  await openPage('/');
  await userEvent.type(needInput, text);
  const typed = () => markedInFirst().join('').toLowerCase();
  await expect.poll(typed).toBe(text.replaceAll(' ', ''));
}

/** The typed parts that the first suggestion marks. */
function markedInFirst(): string[] {
  const marks = options.elements()[0]?.querySelectorAll('mark') ?? [];
  return [...marks].map((mark) => mark.textContent);
}

test('S13 a few letters suggest a need, with the typed part marked and its profession named', async () => {
  await type('roof le');
  await expect.element(options.first()).toHaveAccessibleName(/^roof leak Roofer [A-Z]/);
  expect(markedInFirst()).toEqual(['roof', 'le']);
  const input = page.getByRole('combobox', { name: 'What do you need?' });
  await expect.element(input).toHaveAttribute('aria-expanded', 'true');
  await expect.element(input).toHaveAttribute('aria-autocomplete', 'list');
  await expect
    .element(input)
    .toHaveAttribute('aria-controls', page.getByRole('listbox').element().id);
});

test('S13 Enter searches the typed text while no suggestion is selected, and the button while the list is open', async () => {
  await type('roof');
  await count(options).toBeGreaterThan(1);
  await userEvent.keyboard('{Enter}');
  await searched().toBe('/?q=roof');
  await expect.element(page.getByRole('region')).toHaveFocus();
  await count(options).toBe(0);

  await type('plum');
  await count(options).not.toBe(0);
  await userEvent.keyboard('{ArrowDown}');
  await button.click();
  await searched().toBe('/?q=plum');
});

test('S13 the arrow keys cycle through the suggestions, and Enter searches the selected one', async () => {
  await type('elec');
  await count(options).toBeGreaterThan(1);
  const texts = textsOf(options)();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(textsOf(active)).toEqual([texts.at(-1)]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(active).toMatchTextContent(/^Electrician/);
  await expect.element(needInput).toHaveAttribute('aria-activedescendant', active.element().id);
  await expect.element(needInput).toHaveFocus();
  await expect.element(needInput).toHaveValue('elec');
  await userEvent.keyboard('{Enter}');
  await searched().toBe('/?q=Electrician');
  await expect.element(heading('Who to call for Electrician')).toBeVisible();
  await expect.element(needInput).toHaveValue('Electrician');
});

test('S13 a suggestion reached while others are on their way stays the one that Enter searches', async () => {
  await type('roo');
  const [first, second] = textsOf(options)();
  const state = directoryStore.current();
  if (state.status !== 'ready') throw new Error('The directory has not been read');
  const shown = await state.engine.suggest('roo');
  let arrive = () => {};
  vi.spyOn(state.engine, 'suggest').mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve(shown.slice(0, 2).toReversed());
    }),
  );
  await userEvent.keyboard('f{ArrowDown}');
  await expect.poll(textsOf(active)).toEqual([first]);
  arrive();
  await expect.poll(textsOf(options)).toEqual([second, first]);
  expect(textsOf(active)()).toEqual([first]);
});

test('S13 further typing deselects the suggestion; Home and End move the caret', async () => {
  await type('roo');
  await count(options).not.toBe(0);
  await userEvent.keyboard('{ArrowDown}');
  await count(active).toBe(1);
  await userEvent.keyboard('f');
  await expect.element(needInput).toHaveValue('roof');
  await count(active).toBe(0);
  await expect.element(needInput).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}{Home}p');
  await expect.element(needInput).toHaveValue('proof');
  await userEvent.keyboard('{End}s');
  await expect.element(needInput).toHaveValue('proofs');
});

test('S13 Escape closes the list and keeps the text; an arrow key reopens it; Tab leaves it', async () => {
  await type('roof');
  await count(options).toBeGreaterThan(1);
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await count(options).toBe(0);
  await expect.element(needInput).toHaveAttribute('aria-expanded', 'false');
  await expect.element(needInput).not.toHaveAttribute('aria-activedescendant');
  await expect.element(needInput).toHaveValue('roof');
  await userEvent.keyboard('{ArrowDown}');
  await count(options).toBeGreaterThan(1);
  await count(active).toBe(0);
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await count(options).toBe(0);
  await searched().toBe('/');

  await type('roof');
  await count(options).toBeGreaterThan(1);
  await userEvent.keyboard('{ArrowDown}{Escape}{Enter}');
  await searched().toBe('/?q=roof');
});

test('S13 S12 Escape is left to the page when no list is shown', async () => {
  await openPage('/');
  const isTaken: boolean[] = [];
  const note = ({ defaultPrevented }: KeyboardEvent) => isTaken.push(defaultPrevented);
  document.addEventListener('keydown', note);
  await needInput.fill('zzqqxx');
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', note);
  expect(isTaken).toEqual([false]);
});

test('S13 a click on a suggestion searches it; a click elsewhere closes the list', async () => {
  await type('plum');
  await count(options).not.toBe(0);
  await page.getByRole('banner').click({ position: { x: 2, y: 2 } });
  await count(options).toBe(0);
  await userEvent.type(needInput, 'b');
  await options.first().click();
  await searched().toBe('/?q=Plumber');
  await expect.element(needInput).toHaveValue('Plumber');

  await needInput.fill('plum');
  await options.first().click();
  await searched().toBe('/?q=Plumber');
  // The current search is restored.
  await expect.element(needInput).toHaveValue('Plumber');
  await count(options).toBe(0);
});

test('S8 S13 there are no suggestions right after a search, for an empty input, or after Back and Forward', async () => {
  await openPage('/');
  await searchFor('roof');
  await expect.element(page.getByRole('region')).toHaveFocus();
  await needInput.click();
  await count(options).toBe(0);
  await userEvent.type(needInput, ' l');
  await count(options).not.toBe(0);
  window.history.back();
  await expect.element(needInput).toHaveValue('');
  await count(options).toBe(0);
  window.history.forward();
  await expect.element(needInput).toHaveValue('roof');
  await count(options).toBe(0);
  await needInput.fill('');
  await userEvent.keyboard('{ArrowDown}');
  await count(options).toBe(0);
});

test('S13 the number of suggestions is announced after a pause in typing, not after each key', async () => {
  await openPage('/');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const news = page.getByText(/^\d+ suggestions?$/);
  await userEvent.type(needInput, 'roof');
  await count(options).toBeGreaterThan(1);
  vi.advanceTimersByTime(300);
  expect(textsOf(news)()).toEqual([]);
  await userEvent.type(needInput, ' le');
  await count(options).toBe(1);
  vi.advanceTimersByTime(300);
  expect(textsOf(news)()).toEqual([]);
  vi.advanceTimersByTime(1_000);
  await expect.element(news).toHaveTextContent('1 suggestion');
  await expect.element(news).toHaveAttribute('aria-live', 'polite');
  await userEvent.keyboard('{Escape}');
  await count(options).toBe(0);
  vi.advanceTimersByTime(1_000);
  await expect.element(news).not.toBeInTheDocument();
});

test('S13 keys are left to the input method during composition', async () => {
  await type('roof');
  await count(options).toBeGreaterThan(1);
  for (const key of ['ArrowDown', 'Escape']) {
    const press = { key, isComposing: true, bubbles: true, cancelable: true };
    expect(needInput.element().dispatchEvent(new KeyboardEvent('keydown', press))).toBe(true);
  }
  await count(active).toBe(0);
  await count(options).toBeGreaterThan(1);
});

test('S13 on a phone, input, button and four suggestions stay above the keyboard, and the open list passes axe', async () => {
  /** Height left above the on-screen keyboard. */
  const ABOVE_KEYBOARD_PX = 350;
  await page.viewport(360, 640);
  await type('insur');
  await count(options).toBeGreaterThan(3);
  const topOf = (found: typeof options) => found.element().getBoundingClientRect().top;
  expect(topOf(needInput)).toBeGreaterThanOrEqual(0);
  expect(topOf(button)).toBe(topOf(needInput));
  const boxes = options.elements().map((option) => option.getBoundingClientRect());
  for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44);
  expect(boxes[3]?.bottom).toBeLessThanOrEqual(ABOVE_KEYBOARD_PX);
  expect(overflow()).toBeLessThanOrEqual(0);
  await userEvent.keyboard('{ArrowDown}');
  await count(active).toBe(1);
  await expectNoViolations();
});

test.each(['', '   '])("S3 the blank query '%s' shows the error toast", async (blank) => {
  await openPage('/');
  await searchFor(blank);
  await expect.element(page.getByText('Please enter a search term')).toBeVisible();
  await searched().toBe('/');
});

test('S3 a need typed while the members are loading waits without a toast, and is answered once they have loaded', async () => {
  const reading = Promise.withResolvers<void>();
  await openPage('/', {
    members: [{ id: 'm1', member_name: 'Ida Stone', profession_role: 'Roofer' }],
    membersAreRead: reading.promise,
  });
  await searchFor(NEEDS.member);
  await expect.element(page.getByText(`Finding who handles ${NEEDS.member}`)).toBeVisible();
  await expect.element(needInput).toHaveValue(NEEDS.member);
  await expect.element(page.getByText('Please enter a search term')).not.toBeInTheDocument();
  reading.resolve();
  await expect.element(heading(`Who to call for ${NEEDS.member}`)).toBeVisible();
  await expect.element(page.getByText('Please enter a search term')).not.toBeInTheDocument();
});

test('S2 each example runs when clicked', async () => {
  for (const example of ['roof leak', 'drainage', 'realtor', 'wedding planner', 'SEO']) {
    await openPage('/');
    await expect.element(needInput).toHaveAttribute('placeholder', 'roof leak');
    await page.getByRole('button', { name: example }).click();
    await searched().toBe(`/?q=${example.replace(' ', '+')}`);
    await expect.element(page.getByRole('region')).toMatchTextContent(example);
  }
});

const HOSTILE = {
  'only punctuation': '?!… ---',
  emoji: '🏠💧🔨 👩‍👩‍👧‍👦',
  'right-to-left': 'סתימה בצינור',
  HTML: '<img src=x onerror=alert(1)><script>alert(2)</script>',
  'regular-expression characters': '.*+?^$()|[]{}\\',
  'a built-in property name': '__proto__',
  'a lone surrogate': 'roof \ud83d leak',
};

test.each(Object.entries(HOSTILE))(
  'S4 O1 a need of %s gets one answer, as plain text',
  async (_, need) => {
    await openPage('/');
    await searchFor(need);
    await expect.element(page.getByRole('region').getByRole('heading').first()).toBeVisible();
    expect(document.querySelectorAll('img, main script')).toHaveLength(0);
  },
);

test('S4 S8 a need of 10,000 characters is answered and fits the page', async () => {
  await page.viewport(1280, 720);
  await ask('roof leak '.repeat(1000));
  const answer = heading(/^Who to call: “roof leak/);
  await expect.element(answer).toBeVisible();
  expect(document.title.length).toBeLessThan(100);
  expect(answer.element().getBoundingClientRect().height).toBeLessThan(200);
});

test.each(['', '{', 'null', '[]', '"x"', '{"access_token":1}'])(
  "S1 with '%s' as the stored session there is no Admin link, and nothing breaks",
  async (stored) => {
    localStorage.setItem(SESSION_KEY, stored);
    await ask(NEEDS.member);
    await expect.element(heading(/^Who to call/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
  },
);
