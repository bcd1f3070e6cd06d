/** Danger comes first (S12): one screen with advice and one call button, and nothing from the chapter. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { around, ask, heading, openPage, searchFor } from '../../../tests/open-page.tsx';

const answer = page.getByRole('region', { name: /^(Get help now|Help is there for you)$/ });
const callButton = page.getByRole('link', { name: /^Call (?=[\d-]+$)/ });

/** A need for each danger screen, the number its button calls, and part of its advice. */
const DANGERS = [
  ['kitchens on fire hlp', '911', 'stay out'],
  ['i smell gas in the basment', '911', 'touch no switch'],
  ['co alarm going off', '911', 'fresh air'],
  ['outlet is sparking', '911', 'breaker box'],
  ['power line down in the yard', '911', '35 feet'],
  ['water dripping out of the light fixture', '911', 'Stay out of the water'],
  ['ceiling is coming down', '911', 'well away'],
  ['my husband cant breath', '911', 'sit up'],
  ['baby is choking', '911', '5 hard blows'],
  ['think my dad is having a heart attack', '911', 'middle of the chest'],
  ['her face is drooping and words come out wrong', '911', 'Note when it began'],
  ['wont stop bleeding', '911', 'Press hard'],
  ['boiling water spilled on my toddler', '911', '10 minutes'],
  ['my son drank bleach', '1-800-222-1222', 'do not make them vomit'],
  ['roommate overdosed', '911', 'naloxone'],
  ['ate a peanut throat closing', '911', 'epinephrine'],
  ['my wife is in labor baby coming now', '911', 'do not hold the baby back'],
  ['kid fell in the pool', '911', 'do not go in yourself'],
  ['someone is following me', '911', 'text 911'],
  ['my boyfriend hits me', '1-800-799-7233', 'talk to someone safely'],
  ['someone is breaking into my house', '911', 'lock yourself in'],
  ['i want to die', '988', 'You are not alone'],
  ['cant find my 4 year old', '911', 'no waiting time'],
  ['dog bit my kids face', '911', 'Get away'],
  ['just got in a car crash people hurt', '911', 'hazard lights'],
  ['baby locked in hot car', '911', 'too hot within minutes'],
  ['tornado sirens going', '911', 'lowest floor'],
  ['grandma collapsed and isnt responding', '911', 'breathe normally'],
] as const;

test('S12 each danger has its advice, one button that calls the right number, and nothing beside', async () => {
  for (const [need, number, piece] of DANGERS) {
    await ask(need);
    await expect.element(answer).toMatchTextContent(piece);
    await expect.element(callButton).toHaveTextContent(`Call ${number}`);
    await expect.element(callButton).toHaveAttribute('href', `tel:${number.replaceAll('-', '')}`);
    expectNothingBeside();
  }
});

/** Expects no member, script, percentage or toast beside the danger screen. */
function expectNothingBeside() {
  const shown = answer.element();
  expect(shown.querySelectorAll('article, textarea, mark')).toHaveLength(0);
  expect(shown.textContent).not.toMatch(/%|Copy|Share/);
  expect(document.body.textContent).not.toMatch(
    /Open Seat|No exact match|Did you mean|Try an example|[Ff]ound \d|open seat/,
  );
}

test('S12 trades that help afterwards are listed below with their members', async () => {
  await ask('sparks from the outlet', {
    members: [
      { id: '1', member_name: 'Ida Stone', profession_role: 'Electrician', phone: '704-555-0142' },
    ],
  });
  const after = await around(heading('When everyone is safe'));
  await expect.element(after).toMatchTextContent('Electrician: Ida Stone');
  expect(document.querySelector('a[href="tel:7045550142"]')).toBeNull();
  await after.getByRole('link', { name: 'Electrician' }).click();
  await expect.element(heading('Ida Stone')).toBeVisible();
  expect(window.location.search).toBe('?q=Electrician');
});

test('S12 a trade whose seat is open is not offered', async () => {
  await ask('sparks from the outlet', { members: [] });
  await expect.element(callButton).toBeVisible();
  await expect.element(page.getByText('When everyone is safe')).not.toBeInTheDocument();
});

test('S12 danger is announced once, the answer receives the focus, and Escape does nothing', async () => {
  await openPage('/');
  await searchFor('gas smell');
  await expect.element(answer).toHaveFocus();
  const said = [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('touch no switch'));
  expect(said).toEqual([expect.stringMatching(/^Leave now.* Call 911\.$/)]);
  // The number in the advice comes first, then the large button.
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(callButton).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(callButton).toBeVisible();
});

test('S12 D3 an exact search does not hide danger', async () => {
  await openPage('/?q=my+outlt+is+sparkign&exact=1');
  await expect.element(callButton).toHaveTextContent('Call 911');
});

test('S12 where someone may be watching the reader, the page names no member, and its title reveals nothing', async () => {
  await ask('electrician asap my husband beats me');
  await expect.element(page.getByRole('link', { name: 'Leave this page' })).toBeVisible();
  await expect.element(page.getByText('When everyone is safe')).not.toBeInTheDocument();
  expect(document.title).toBe('Pathfinder — who in our chapter can help?');
  expectNothingBeside();
});

test("S12 an urgent need without danger shows a member's Call first, without alarm; an ordinary one shows neither", async () => {
  await ask('burst pipe');
  const hint = page.getByRole('complementary', { name: 'Until help arrives' });
  await expect.element(hint).toMatchTextContent('Shut the main water valve');
  await expect.element(hint.getByRole('link')).toMatchTextContent(/^Call .+, .+/);
  const region = page.getByRole('region').first().element();
  expect(region.querySelector('aside, h2')).toHaveAccessibleName('Until help arrives');
  await expect.element(callButton).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('status').first())
    .toMatchTextContent(/^Shut the main water valve/);

  await searchFor('gas fireplace');
  await expect.element(hint).not.toBeInTheDocument();
  await expect.element(page.getByRole('region').getByRole('heading').first()).toBeVisible();
  await expect.element(callButton).not.toBeInTheDocument();
});
