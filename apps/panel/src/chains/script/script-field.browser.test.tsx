/** The script of a chain, with chips and as text (C5, P4). */
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import {
  expectScript,
  fillNew,
  fillRoles,
  findings,
  form,
  openForm,
  save,
  script,
  WEDDING,
} from '../../../tests/chain-form.ts';
import { expectText, expectTexts, expectToast, field, goTo } from '../../../tests/panel-page.tsx';

const chip = (label: string) => script.getByText(label, { exact: true });
const news = form.getByRole('status').filter({ hasText: /selected|moved|cannot/ });

const browser = cdp() as unknown as {
  send: (command: string, parameters: object) => Promise<unknown>;
};

/** A form whose script was typed into the editor. */
async function write(text: string) {
  const chapter = await fillNew({ Scenario: 'A Test', 'Role of step 1': 'Realtor → Mover' });
  await script.fill(text);
  await expectScript(text);
  return chapter;
}

test('C5 P4 choosing roles writes the script, which is never written over once it is changed', async () => {
  await openForm('new');
  await fillRoles('Roofer');
  await expectScript(
    'Hi {lead}, your first call is {role1_name} ({role1}), who takes care of the roof. Please say that I sent you.',
  );
  await expectText(
    script,
    'Hi the person you introduce, your first call is Roofer’s name (Roofer), who',
  );
  await fillRoles('Roofer → Mover');
  await expectText(script, 'Then Mover’s name (Mover) gets you moved.');

  await script.click();
  await userEvent.keyboard('{Control>}{End}{/Control} Bye');
  await expectText(script, 'Please say that I sent you. Bye');
  await form.getByRole('button', { name: 'Move Mover up' }).click();
  await expectText(
    script,
    'your first call is Roofer’s name (Roofer), who takes care of the roof. Then Mover’s',
  );
  await expectText(script, 'sent you. Bye');
});

test('C5 both views edit one text, and what is typed as a placeholder becomes a chip', async () => {
  const text = 'Hi {lead},\n\nmeet {role1_name} & {role9}.\nשלום 👩🏽‍🔧\n';
  const chapter = await write(text);
  await expectText(findings, '{role9} asks for step 9');
  await form.getByRole('radio', { name: 'As text' }).click();
  const area = field('Script template');
  await expect.element(area).toHaveValue(text);
  await area.fill(`${text}{role2}`);
  await form.getByRole('radio', { name: 'With names' }).click();
  await expectScript(`${text}{role2}`);
  await expect.element(chip('Mover')).toBeVisible();
  await script.click();
  await userEvent.keyboard('{Control>}{End}{/Control} {{role1}');
  await expectScript(`${text}{role2} {role1}`);
  await expect.element(chip('Realtor')).toBeVisible();
  await save.click();
  await expectToast('Referral chain saved!');
  expect(chapter.rows('referral_chains').at(-1)).toMatchObject({
    script_template: `${text}{role2} {role1}`.trim(),
  });
});

test('C5 text is typed, deleted and undone around chips as in any field', async () => {
  await write('Hi {lead}{role1}!');
  await script.click();
  await userEvent.keyboard('{Control>}{End}{/Control}{Backspace}');
  await expectScript('Hi {lead}{role1}');
  await userEvent.keyboard('?{Backspace}{Backspace}');
  await expectScript('Hi {lead}');
  await userEvent.keyboard('{Enter}Yo');
  await expectScript('Hi {lead}\nYo');
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  await expectScript('Hi {lead}');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expectScript('Hi {lead}{role1}');
  await userEvent.keyboard('{Control>}y{/Control}');
  await expectScript('Hi {lead}');
  await userEvent.keyboard('{Control>}{Home}{/Control}{Delete}{Delete}{Delete}{Delete}ok');
  await expectScript('ok');
  await insertText(' ay 👩🏽‍🔧');
  await expectScript('ok ay 👩🏽‍🔧');
  await userEvent.keyboard('{Backspace}');
  await expectScript('ok ay ');
  await userEvent.keyboard('{Control>}{Backspace}{Backspace}{/Control}');
  await expectScript('');
});

test('C5 a chip is selected, moved and deleted by keyboard, and each is announced', async () => {
  await write('Hi {lead}, meet {role1_name}.');
  await script.click();
  await userEvent.keyboard('{Control>}{End}{/Control}{ArrowLeft}{ArrowLeft}');
  await expectText(
    news,
    'Realtor’s name is selected. Backspace deletes it. Alt+← and Alt+→ move it.',
  );
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await expectScript('Hi {lead}, {role1_name} meet.');
  await expectText(news, 'Realtor’s name moved left.');
  await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Alt}');
  await expectScript('{role1_name} Hi, {lead} meet.');
  await expectText(news, 'Realtor’s name cannot move further left.');
  await userEvent.keyboard('{ArrowRight}, ');
  await expectScript('{role1_name},  Hi, {lead} meet.');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}');
  await expectScript(',  Hi, {lead} meet.');
});

test('C5 a chip is moved and deleted by pointer', async () => {
  await write('Hi {lead}, meet {role1_name} now.');
  await chip('Realtor’s name').click();
  const left = form.getByRole('button', { name: 'Move Realtor’s name left' });
  await left.click();
  await expectScript('Hi {lead}, {role1_name} meet now.');
  await form.getByRole('button', { name: 'Move Realtor’s name right' }).click();
  await form.getByRole('button', { name: 'Move Realtor’s name right' }).click();
  await expectScript('Hi {lead}, meet now {role1_name}.');
  await form.getByRole('button', { name: 'Delete Realtor’s name' }).click();
  await expectScript('Hi {lead}, meet now .');
  await expect.element(left).not.toBeInTheDocument();
  await expect.element(script).toHaveFocus();
});

test('C5 chips are copied, cut and pasted as their placeholders, and only as text', async () => {
  await write('Hi {lead} and {role1}');
  await chip('the person you introduce').click();
  await userEvent.cut();
  await expectScript('Hi  and {role1}');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await userEvent.paste();
  await expectScript('Hi  and {role1}{lead}');
  paste({ 'text/plain': ' a\r\nb {role2}', 'text/html': '<b>bold</b>' });
  await expectScript('Hi  and {role1}{lead} a\nb {role2}');
  await expect.element(chip('Mover')).toBeVisible();
});

test('C5 a name is inserted at the caret, in both views', async () => {
  await write('Hi , bye');
  await script.click();
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowRight}{ArrowRight}');
  const menu = form.getByRole('button', { name: 'Insert a name' });
  await menu.click();
  await expectTexts(
    form
      .getByRole('listitem')
      .getByRole('button', { name: /name|Realtor|Mover|person/ })
      .filter({ hasText: /^[^{]+$/ }),
    ['the person you introduce', 'Realtor', 'Realtor’s name', 'Mover', 'Mover’s name'],
  );
  await form.getByRole('button', { name: 'Realtor’s name', exact: true }).click();
  await expectScript('Hi {role1_name}, bye');
  await expect.element(script).toHaveFocus();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('!');
  await expectScript('Hi {role1_name}!, bye');

  await form.getByRole('radio', { name: 'As text' }).click();
  const area = field('Script template');
  (area.element() as HTMLTextAreaElement).setSelectionRange(0, 0);
  await menu.click();
  await form.getByRole('button', { name: 'Mover {role2}' }).click();
  await expect.element(area).toHaveValue('{role2}Hi {role1_name}!, bye');
  await expect.element(area).toHaveFocus();
});

test('C5 text composed with an input method is kept, beside chips too', async () => {
  await write('Hi {lead}');
  await script.click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await compose('に');
  await compose('にほ');
  await insertText('日本');
  await expectScript('Hi {lead}日本');
  await userEvent.keyboard('!');
  await expectScript('Hi {lead}日本!');
});

test('C5 a chip is dragged to another place', async () => {
  await write('Hi {lead} and {role1} too');
  await userEvent.dragAndDrop(chip('Realtor'), chip('the person you introduce'), {
    targetPosition: { x: 1, y: 5 },
  });
  await expectScript('Hi {role1}{lead} and  too');
});

test('C5 a stored script is shown with chips, and opening it changes nothing', async () => {
  const chapter = await openForm(WEDDING.id);
  const stored = chapter.rows('referral_chains').find(({ id }) => id === WEDDING.id);
  await expectScript(String(stored?.script_template));
  await expectText(script, /^Congratulations the person you introduce! Event Planner’s name/);
  await script.click();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(page.getByText('Changes discarded')).not.toBeInTheDocument();
});

test('C5 a chain whose roles were chosen before the engine has loaded gets its script all the same', async () => {
  const { loadEngine } = await chooseRolesBeforeTheEngine();
  loadEngine();
  await expectText(script, 'Roofer’s name (Roofer), who takes care of the roof.');
});

test('C5 typing replaces a script that arrives while the empty editor has the focus', async () => {
  const { loadEngine } = await chooseRolesBeforeTheEngine();
  await script.click();
  loadEngine();
  await expectText(script, 'Roofer’s name (Roofer), who takes care of the roof.');
  await userEvent.keyboard('Call me first.');
  await expectScript('Call me first.');
});

/** A new chain with a role, and nothing in its script. */
async function chooseRolesBeforeTheEngine(): Promise<{ readonly loadEngine: () => void }> {
  const engine = Promise.withResolvers<void>();
  await openForm('new');
  const { fetch } = window;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    if (/terms|knowledge/.test(String(asked[0]))) await engine.promise;
    return fetch(...asked);
  });
  await goTo('/admin/chains?chain=new');
  await fillRoles('Roofer');
  await expect.element(field('Role of step 1')).toHaveValue('Roofer');
  await expectScript('');
  return { loadEngine: engine.resolve };
}

/** As an input method shows what is being typed. */
function compose(text: string): Promise<unknown> {
  const caret = text.length;
  return browser.send('Input.imeSetComposition', {
    text,
    selectionStart: caret,
    selectionEnd: caret,
  });
}

function insertText(text: string): Promise<unknown> {
  return browser.send('Input.insertText', { text });
}

function paste(data: Readonly<Record<string, string>>): void {
  const dataTransfer = new DataTransfer();
  for (const [type, text] of Object.entries(data)) dataTransfer.setData(type, text);
  (script.element() as HTMLElement).dispatchEvent(
    new InputEvent('beforeinput', {
      inputType: 'insertFromPaste',
      dataTransfer,
      bubbles: true,
      cancelable: true,
    }),
  );
}
