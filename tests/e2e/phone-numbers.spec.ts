/** The number shown is the number dialled, whatever text is stored (M11), and the panel says which that is (P9). */
import { readFile } from 'node:fs/promises';
import { expect, test } from './admin-fixtures.ts';
import { choose, csv, openImport, row } from './import-file.ts';

const GARRETT = 'member_name=eq.Garrett Holloway';

test('M11 a number with dashes and an extension is dialled as it is shown, wherever it is shown', async ({
  page,
  chapter,
}) => {
  await chapter.change('members', GARRETT, { phone: '24/7: 704–555‑0142 x204' });
  const { id } = (await chapter.rows('members')).find(
    ({ member_name }) => member_name === 'Garrett Holloway',
  ) ?? { id: '' };
  await page.goto(`${chapter.url}/#q=roof+leak`);
  const call = page.getByRole('link', { name: 'Call 704-555-0142 ext. 204, Garrett Holloway' });
  await expect(call.first()).toHaveAttribute('href', 'tel:7045550142,204');
  await expect(call.first()).toHaveText('Call 704-555-0142 ext. 204');
  await expect(page.getByText('Phone: 704-555-0142 ext. 204').first()).toBeVisible();

  await page.goto(`${chapter.url}/members/${id}`);
  await expect(
    page.getByRole('link', { name: 'Call Garrett Holloway, 704-555-0142 ext. 204' }),
  ).toHaveAttribute('href', 'tel:7045550142,204');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save contact' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain('\r\nTEL;TYPE=work,voice:704-555-0142\\,204\r\n');
});

test('P9 the form says what will be dialled, and the list names numbers in doubt for the chosen country', async ({
  signedIn: page,
  chapter,
}) => {
  await chapter.change('members', GARRETT, { phone: '020 7946 0018' });
  await page.goto('/admin');
  await expect(page.getByText(/Garrett Holloway: Phone “020 7946 0018”: Dials/)).toBeVisible();
  await page.getByRole('link', { name: '1 member with odd contact details' }).click();
  await page.getByRole('button', { name: 'Edit Garrett Holloway' }).click();
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await expect(phone).toHaveAccessibleDescription(
    'Dials 02079460018, which is not a complete phone number (United States).',
  );
  await phone.fill('9am-5pm: 704·555·0142 x204');
  await expect(phone).toHaveAccessibleDescription('Dials +1 704 555 0142, then 204.');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Edit settings' }).click();
  await page.getByLabel('Country of the phone numbers').selectOption('United Kingdom');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit settings' })).toBeVisible();
  expect(await chapter.rows('chapter_settings')).toMatchObject([{ phone_country: 'GB' }]);
  await page.goto('/admin/members?check=odd');
  await expect(page.getByText('Garrett Holloway')).toHaveCount(0);
});

test('M11 P9 an import says what is dialled where a cell holds more than a number, and leaves rounded ones out', async ({
  signedIn: page,
}) => {
  await openImport(page);
  await choose(
    page,
    csv(
      ['Name', 'Profession', 'Phone'],
      ['Val Pike', 'Baker', '7.04555E+09'],
      ['Zoë Quill', 'Bookbinder', 'ext 12 704–555–0142'],
      ['Cy Carter', 'Mover', '555-0143'],
      ['Di Dale', 'Baker', '704-555-0144'],
    ),
  );
  await expect(row(page, 2)).toContainText('Reformat the column as text');
  await expect(row(page, 3)).toContainText('Dials +1 704 555 0142.');
  await expect(row(page, 4)).toContainText(
    'Dials 5550143, which is not a complete phone number (United States).',
  );
  await expect(row(page, 5)).toContainText('704-555-0144');
  await expect(row(page, 5)).not.toContainText('Dials');
});
