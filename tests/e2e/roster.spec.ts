/** The list of members on paper (V1): what only a browser that prints can show. */
import { directoryOfSize } from '../bench/generate.ts';
import { expect, openReady, serveDirectory, test } from './fixtures.ts';

/** Typical margins of browsers. */
const MARGIN = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };

test('V1 a roster of 48 members takes two sheets of paper, one of 300 no more than thirteen', async ({
  page,
}) => {
  async function sheets(): Promise<number> {
    const pdf = (await page.pdf({ format: 'Letter', margin: MARGIN })).toString('latin1');
    return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  }
  await openReady(page, '/members');
  await expect(page.getByRole('status')).toHaveText('48 members');
  expect(await sheets()).toBe(2);

  await serveDirectory(page, directoryOfSize(300));
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('300 members');
  const many = await sheets();
  expect(many).toBeGreaterThan(2);
  expect(many).toBeLessThanOrEqual(13);
});
