/** Valid and hostile workbooks. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import type { Sheet } from './sheet.ts';
import { unzipWithin } from './workbook.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook whose sheets contain this XML. */
function workbook(...sheets: readonly string[]): Uint8Array {
  const ids = sheets.map((_, at) => at + 1);
  const list = ids.map((id) => `<sheet name="S&amp;${id}" sheetId="${id}" r:id="r${id}"/>`);
  const links = ids.map(
    (id) =>
      `<Relationship Id="r${id}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
  );
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${links.join('')}</Relationships>`,
  };
  sheets.forEach((xml, at) => {
    parts[`xl/worksheets/sheet${at + 1}.xml`] = `<worksheet xmlns="${MAIN}">${xml}</worksheet>`;
  });
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  );
}

const text = (ref: string, value: string) =>
  `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;

async function sheetsOf(bytes: Uint8Array): Promise<readonly Sheet[]> {
  return (await readFile(bytes, null)).sheets;
}

describe('cells', () => {
  test('are texts, with gaps, and formulas as they were last shown', async () => {
    const [sheet] = await sheetsOf(
      workbook(
        `<sheetData><row r="2">${text('A2', 'Ann &amp; Co')}<c r="C2"><v>7045550100</v></c></row>` +
          '<row r="4"><c r="B4" t="str"><f>1+1</f><v>two</v></c><c r="C4"><f>NOW()</f></c><c r="D4" t="b"><v>1</v></c></row></sheetData>',
      ),
    );
    expect(sheet?.name).toBe('S&1');
    expect(sheet?.rows.map(({ number, cells }) => [number, cells.join('|')])).toEqual([
      [2, 'Ann & Co||7045550100|'],
      [4, '|two||TRUE'],
    ]);
  });

  test('are found even if the file leaves out their positions', async () => {
    const cell = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const [sheet] = await sheetsOf(
      workbook(`<sheetData><row>${cell('a')}${cell('b')}</row><row>${cell('c')}</row></sheetData>`),
    );
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
  });

  test('merged over several rows belong to each of them', async () => {
    const [, sheet] = await sheetsOf(
      workbook(
        `<sheetData><row r="1">${text('A1', 'x')}</row></sheetData>`,
        `<sheetData><row r="1">${text('A1', 'Trades')}${text('B1', 'Ann')}</row><row r="2">${text('B2', 'Bob')}</row><row r="3"/></sheetData>` +
          '<mergeCells count="1"><mergeCell ref="A1:A3"/></mergeCells>',
      ),
    );
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual([
      ['Trades', 'Ann'],
      ['Trades', 'Bob'],
    ]);
  });
});

test('P11 hidden sheets and rows are known', async () => {
  const row = (number: number, attributes = '') =>
    `<row r="${number}"${attributes}>${text(`A${number}`, 'Ann')}</row>`;
  const bytes = workbook(
    `<sheetData>${row(1)}${row(2, ' ht="0" hidden="1"')}${row(4)}</sheetData>`,
    `<sheetData>${row(1)}</sheetData>`,
  );
  const parts = unzipSync(bytes);
  const list = strFromU8(parts['xl/workbook.xml'] ?? bytes);
  const hidden = list.replace('sheetId="2"', 'sheetId="2" state="veryHidden"');
  const sheets = await sheetsOf(zipSync({ ...parts, 'xl/workbook.xml': strToU8(hidden) }));
  expect(sheets.map(({ isHidden }) => isHidden)).toEqual([undefined, true]);
  expect(sheets[0]?.rows.filter(({ isHidden }) => isHidden).map(({ number }) => number)).toEqual([
    2,
  ]);
});

describe('a workbook is refused at once', () => {
  const refused: readonly (readonly [string, () => Uint8Array, RegExp])[] = [
    [
      'of another program',
      () => zipSync({ 'content.xml': strToU8('<x/>') }),
      /^This file is neither an Excel/,
    ],
    ['damaged', () => workbook('<sheetData/>').subarray(0, 300), /^This file is/],
    ['of blank cells', () => workbook('<sheetData/>'), /^This file is empty/],
    [
      'with a password or in the old format',
      () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0),
      /password/,
    ],
    [
      'with a cell in the last row that Excel has',
      () => workbook('<sheetData><row r="1048576"><c r="A1048576"><v>1</v></c></row></sheetData>'),
      /more than 20000 rows/,
    ],
    [
      'with a cell in the last column that Excel has',
      () => workbook('<sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData>'),
      /too many columns/,
    ],
    [
      'of 10 million cells',
      () =>
        workbook(`<sheetData>${`<row>${'<c/>'.repeat(100)}</row>`.repeat(100_000)}</sheetData>`),
      /more than 1,000,000 cells/,
    ],
    [
      'that unpacks to 80 MB',
      () => zipSync({ 'xl/workbook.xml': new Uint8Array(80 * 1024 * 1024) }),
      /unpacks to more than 64 MB/,
    ],
    [
      'nested a million deep',
      () => workbook(`<sheetData>${'<a>'.repeat(1_000_000)}</sheetData>`),
      /^This (workbook is damaged|file is empty)/,
    ],
  ];

  test.each(refused)('%s', async (_, made, why) => {
    await expect(sheetsOf(made())).rejects.toThrow(why);
  });

  test('even if it declares a smaller size than it unpacks to', () => {
    const archive = zipSync({ 'a.xml': new Uint8Array(10_000) });
    // The declared size is in the local header and in the directory.
    const view = new DataView(archive.buffer, archive.byteOffset);
    view.setUint32(22, 10, true);
    expect(() => unzipWithin(archive, () => true, 1000)).toThrow(/unpacks to more/);
  });
});

describe('a workbook in the older XML format', () => {
  const xml = (rows: string) =>
    `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="R &amp; D"><Table>${rows}</Table></Worksheet></Workbook>`;
  const cell = (value: string, attributes = '') =>
    `<Cell${attributes}><Data ss:Type="String">${value}</Data></Cell>`;

  test('may leave out blank rows and cells', async () => {
    const rows = `<Row>${cell('Report', ' ss:MergeAcross="2"')}</Row><Row ss:Index="3">${cell('Ann &lt;3')}${cell('x', ' ss:Index="3"')}</Row>`;
    expect(await sheetsOf(strToU8(xml(rows)))).toEqual([
      {
        name: 'R & D',
        rows: [
          { number: 1, cells: ['Report'] },
          { number: 3, cells: ['Ann <3', '', 'x'] },
        ],
        merged: [{ top: 0, bottom: 0, left: 0, right: 2 }],
      },
    ]);
  });

  test.each([
    ['far down', xml(`<Row ss:Index="1000000">${cell('x')}</Row>`), /more than 20000 rows/],
    ['far right', xml(`<Row>${cell('x', ' ss:Index="100000"')}</Row>`), /too many columns/],
    ['cut off', xml(`<Row>${cell('x')}</Row>`).slice(0, -30), /damaged|empty/],
  ])('is refused with a cell %s', async (_, content, why) => {
    await expect(sheetsOf(strToU8(content))).rejects.toThrow(why);
  });
});

test('a web page is refused with advice', async () => {
  await expect(sheetsOf(strToU8('<html><table></table></html>'))).rejects.toThrow(/web page/);
});
