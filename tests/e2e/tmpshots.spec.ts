import { expect, test } from './admin-fixtures.ts';
import { axeViolations } from './tmpaxe.ts';
const EARL = 'Earl McAllister';
test('shots', async ({ signedIn: page, chapter }) => {
  test.setTimeout(240_000);
  await chapter.change('members', `member_name=eq.${EARL}`, { profession_role: 'Roofng & Plumbber guru', role_alias: null });
  const shot = async (name: string, target?: string) => {
    for (const [w, h] of [[360, 740], [1280, 900]] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width: w, height: h });
        await page.emulateMedia({ colorScheme });
        if (target) await page.locator(target).first().scrollIntoViewIfNeeded();
        await page.screenshot({ path: `/tmp/understood-shots/${name}-${w}-${colorScheme}.png` });
      }
    console.log(name, JSON.stringify(await axeViolations(page)));
  };
  await page.goto('/admin/members?check=role');
  await expect(page.getByText('Not understood. Which trade is it?')).toBeVisible();
  await shot('list-unknown');
  await page.getByRole('button', { name: `Edit ${EARL}` }).click();
  await expect(page.getByText('Pathfinder does not know this trade')).toBeVisible();
  await shot('form-unknown', 'form [role=status]');
  await page.getByLabel('Profession role').fill('P&C Insurance');
  await expect(page.getByText('Found as Insurance Agent')).toBeVisible();
  await shot('form-known', 'form [role=status]');
  await page.getByLabel('Profession role').fill('Roofng & Plumbber guru');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/admin/members');
  await expect(page.getByText(/^Found as/).first()).toBeVisible();
  await shot('list');
  await page.goto('/admin/try');
  await page.getByLabel('A need to try').fill('roof leak');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Should be…' }).click();
  await page.getByLabel('Should be').selectOption('A trade');
  await page.getByLabel('Which trade?').fill('Plumber');
  await expect(page.getByText(/“roof leak” will mean/)).toBeVisible();
  await expect(page.getByText(/Saving this changes/)).toBeVisible();
  await shot('should-be', 'form[aria-labelledby] h3');
  await page.goto('/admin/import');
  await page.getByRole('button', { name: 'Import members' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Profession,Phone\nAnn Archer,P&C Insurance,704-555-0142\nBo Birch,Plumbber guru,704-555-0143\nCy Cole,Roofer,\nDi Dorn,Zzxqv,\n') });
  await expect(page.getByText(/not understood, so no/).first()).toBeVisible();
  await shot('import', 'section[aria-label="Rows of the file"]');
});
