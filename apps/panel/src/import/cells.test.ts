/** Cells as programs write them, from the bytes of a file to what an import would store (P12). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Member } from 'domain/member.ts';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { editableMembers } from '../records/editable-kind.ts';
import { guessMapping } from './plan/mapping.ts';
import { createPlanner } from './plan/plan-rows.ts';
import { complaintsOf, isApplicable } from './plan/planned-row.ts';
import { tablesOf } from './plan/table.ts';
import { readFile } from './read-file/read-file.ts';

const CELLS = join(import.meta.dirname, '../../../../tests/e2e/files/cells');

function bytesOf(file: string): Uint8Array {
  return new Uint8Array(readFileSync(join(CELLS, file)));
}

/** What an import into an empty chapter would store, and what it complains about. */
async function imported(bytes: Uint8Array) {
  const { sheets } = await readFile(bytes, null);
  const [sheet] = tablesOf(editableMembers, sheets);
  if (sheet === undefined) throw new Error('No table');
  const { table } = sheet;
  const mapping = guessMapping(editableMembers, table);
  const records: readonly Member[] = [];
  const plan = createPlanner({ kind: editableMembers, records, table, mapping, idOf: String });
  const rows = table.rows.map(plan);
  return {
    values: rows.filter(isApplicable).map(({ values }) => values),
    complaints: rows.flatMap(complaintsOf),
  };
}

interface Parts {
  /** The sheet's `sheetData` and what follows it. */
  readonly sheet: string;
  /** The `numFmts` and `cellXfs`. */
  readonly styles?: string;
  readonly shared?: string;
  /** The targets of the sheet's links: r1, r2 and so on. */
  readonly links?: readonly string[];
  readonly namespace?: string;
  readonly prefix?: string;
  /** The `workbookPr`. */
  readonly properties?: string;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const STRICT = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

function workbook(parts: Parts): Uint8Array {
  const { sheet, styles = '', shared = '', links = [], namespace = MAIN, prefix = '' } = parts;
  const { properties = '' } = parts;
  const xmlns = `xmlns${prefix ? `:${prefix.slice(0, -1)}` : ''}="${namespace}" xmlns:r="${OFFICE}"`;
  const root = (name: string, inside: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<${prefix}${name} ${xmlns}>${inside}</${prefix}${name}>`;
  const relations = (...targets: readonly string[]) => {
    const listed = targets.map(
      (target, at) => `<Relationship Id="r${at + 1}" Type="x" Target="${target}"/>`,
    );
    return `<Relationships xmlns="${PACKAGE}">${listed.join('')}</Relationships>`;
  };
  const files = {
    'xl/workbook.xml': root(
      'workbook',
      `${properties}<${prefix}sheets><${prefix}sheet name="Members" sheetId="1" r:id="r1"/></${prefix}sheets>`,
    ),
    'xl/_rels/workbook.xml.rels': relations('worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': root('worksheet', sheet),
    'xl/worksheets/_rels/sheet1.xml.rels': relations(...links),
    'xl/styles.xml': root('styleSheet', styles),
    'xl/sharedStrings.xml': root('sst', shared),
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])),
  );
}

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const rowOf = (...cells: readonly string[]) => `<row>${cells.join('')}</row>`;
const header = (...names: readonly string[]) => rowOf(...names.map(text));
const formats = (...codes: readonly string[]) =>
  `<numFmts>${codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</numFmts>` +
  // Styles that others are based on come first, and are none of cells.
  `<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${codes.map((_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`).join('')}</cellXfs>`;

describe('P12 the cases', () => {
  test('addresses lose quotes and invisible characters around them', async () => {
    const { values, complaints } = await imported(bytesOf('addresses.csv'));
    expect(complaints).toEqual([]);
    expect(values.map(({ email }) => email)).toEqual([
      ...['mae@h.example.com', 'ann@l.example.com', 'bob@q.example.com', 'ida@m.example.com'],
    ]);
  });

  test('a text written as a formula is that text', async () => {
    const { values } = await imported(bytesOf('text-formula.csv'));
    expect(values).toMatchObject([{ phone: '0704555013' }]);
  });

  test('numbers, booleans and dates are as the sheet shows them', async () => {
    const { values } = await imported(bytesOf('number-formats.xlsx'));
    expect(values.map(({ phone, company }) => [phone, company])).toEqual([
      ['(704) 555-0101', 'Vale Plumbing'],
      ['7045550102', 'Wren Co'],
      ['447946001801', 'Yarrow'],
      ['02079460018', 'Zane'],
      ['17045550103', '2024'],
      ['704-555-0104', '2021-03-01'],
      ['704-555-0105', 'TRUE'],
    ]);
  });

  test('links give addresses', async () => {
    const { values, complaints } = await imported(bytesOf('links.xlsx'));
    expect(complaints).toEqual([]);
    expect(values).toMatchObject([
      { email: 'hana@bly.example.com', website: 'https://bly.example.com' },
      { email: 'ian@cole.example.com', website: 'cole.example.com' },
    ]);
  });
});

describe('P12 numbers are as the sheet shows them in a workbook', () => {
  const head = header('Name', 'Profession', 'Phone', 'Company');
  const sheet = (phone: string, company = text('x')) =>
    `<sheetData>${head}${rowOf(text('Di Zane'), text('Painter'), phone, company)}</sheetData>`;

  const made: readonly (readonly [string, Uint8Array, string, string])[] = [
    [
      'of LibreOffice, with a boolean',
      workbook({
        sheet: sheet('<c s="1" t="n"><v>2079460018</v></c>', '<c s="0" t="b"><v>0</v></c>'),
        styles: formats('00000000000'),
      }),
      '02079460018',
      'FALSE',
    ],
    [
      'of Excel, with its own format for phones',
      workbook({
        sheet: sheet('<c s="1"><v>7.0455501010000001E9</v></c>'),
        styles: formats('[&lt;=9999999]###\\-####;\\(###\\)\\ ###\\-####'),
      }),
      '(704) 555-0101',
      'x',
    ],
    [
      'of Google Sheets, with quoted text in the format',
      workbook({
        sheet: sheet('<c r="C2" s="2"><v>2.079460018E9</v></c>'),
        styles: formats('0.00', '&quot;+44 (0)&quot;00&quot; &quot;0000&quot; &quot;0000'),
      }),
      '+44 (0)20 7946 0018',
      'x',
    ],
    [
      'of the Open XML SDK, strict and with prefixes',
      workbook({
        sheet: sheet('<c s="1"><v>45550101</v></c>').replaceAll(/<(\/?)(?=\w)/g, '<$1x:'),
        styles: formats('000\\-000\\-0000').replaceAll(/<(\/?)(?=\w)/g, '<$1x:'),
        ...{ namespace: STRICT, prefix: 'x:' },
      }),
      '004-555-0101',
      'x',
    ],
    [
      'of Excel 2003, in XML',
      strToU8(
        '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">' +
          '<Styles><Style ss:ID="Default"/><Style ss:ID="s62"><NumberFormat ss:Format="00000000000"/></Style></Styles><Worksheet ss:Name="Members"><Table>' +
          '<Row><Cell><Data ss:Type="String">Name</Data></Cell><Cell><Data ss:Type="String">Profession</Data></Cell><Cell><Data ss:Type="String">Phone</Data></Cell><Cell><Data ss:Type="String">Company</Data></Cell></Row>' +
          '<Row><Cell><Data ss:Type="String">Di Zane</Data></Cell><Cell><Data ss:Type="String">Painter</Data></Cell><Cell ss:StyleID="s62"><Data ss:Type="Number">2079460018</Data></Cell><Cell><Data ss:Type="Boolean">1</Data></Cell></Row>' +
          '</Table></Worksheet></Workbook>',
      ),
      '02079460018',
      'TRUE',
    ],
    [
      'without styles',
      workbook({ sheet: sheet('<c s="7"><v>7045550101</v></c>') }),
      '7045550101',
      'x',
    ],
  ];

  test.each(made)('%s', async (_, bytes, phone, company) => {
    expect((await imported(bytes)).values).toMatchObject([{ phone, company }]);
  });

  test('and dates as before, counted from 1900 or from 1904', async () => {
    const styles = formats('[$-409]d\\-mmm\\-yy;@');
    for (const [days, properties] of [
      ['44256.75', ''],
      ['42794.75', '<workbookPr date1904="1"/>'],
    ] as const) {
      const dated = sheet(text('704-555-0101'), `<c s="1"><v>${days}</v></c>`);
      const { values } = await imported(workbook({ sheet: dated, styles, properties }));
      expect(values).toMatchObject([{ company: '2021-03-01' }]);
    }
  });
});

describe('P12 links give addresses in a file', () => {
  const head = header('Name', 'Profession', 'Email', 'Website');
  const ann = (email: string, website: string) =>
    `<sheetData>${head}${rowOf(text('Ann Lind'), text('Baker'), email, website)}</sheetData>`;
  const xmlCell = (value: string, attributes = '') =>
    `<Cell${attributes}><Data ss:Type="String">${value}</Data></Cell>`;

  const made: readonly (readonly [string, Uint8Array])[] = [
    [
      'of Excel, with subjects and a link over several cells',
      workbook({
        sheet: `${ann(text('Email'), text('Site'))}<hyperlinks><hyperlink ref="C2:C9" r:id="r1" display="Email"/><hyperlink ref="D2" r:id="r2" tooltip="x"/></hyperlinks>`,
        links: ['mailto:ann@l.example.com?subject=Hello%20Ann', 'https://l.example.com/'],
      }),
    ],
    [
      'of LibreOffice, with formulas',
      workbook({
        sheet: ann(
          '<c s="1" t="str"><f aca="false">HYPERLINK(&quot;mailto:ann@l.example.com&quot;,&quot;Mail&quot;)</f><v>Mail</v></c>',
          '<c s="1" t="str"><f aca="false">HYPERLINK(&quot;https://l.example.com/&quot;,&quot;Web&quot;)</f><v>Web</v></c>',
        ),
      }),
    ],
    [
      'of Google Sheets, with shared texts',
      workbook({
        sheet: `${ann('<c t="s"><v>0</v></c>', '<c t="s"><v>1</v></c>')}<hyperlinks><hyperlink r:id="r1" ref="C2"/><hyperlink r:id="r2" ref="D2"/></hyperlinks>`,
        shared:
          '<si><r><rPr><u/></rPr><t>write </t></r><r><t>to Ann</t></r></si><si><t>here</t></si>',
        links: ['mailto:ann@l.example.com', 'https://l.example.com/'],
      }),
    ],
    [
      'of openpyxl, with formulas that nothing has calculated',
      workbook({
        sheet: ann(
          '<c><f>HYPERLINK("mailto:ann@l.example.com", "Email me")</f><v/></c>',
          '<c><f>HYPERLINK("https://l.example.com/")</f><v></v></c>',
        ),
      }),
    ],
    [
      'of Excel 2003, in XML',
      strToU8(
        '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Members"><Table>' +
          `<Row>${['Name', 'Profession', 'Email', 'Website'].map((name) => xmlCell(name)).join('')}</Row>` +
          `<Row>${xmlCell('Ann Lind')}${xmlCell('Baker')}${xmlCell('Email me', ' ss:HRef="mailto:ann@l.example.com"')}${xmlCell('Site', ' ss:Formula="=HYPERLINK(&quot;https://l.example.com/&quot;,&quot;Site&quot;)"')}</Row>` +
          '</Table></Worksheet></Workbook>',
      ),
    ],
    [
      'saved as CSV with its formulas',
      strToU8(
        'Name,Profession,Email,Website\nAnn Lind,Baker,"=HYPERLINK(""mailto:ann@l.example.com"",""Email me"")","=HYPERLINK(""https://l.example.com/"",""Site"")"',
      ),
    ],
  ];

  test.each(made)('%s', async (_, bytes) => {
    const { values, complaints } = await imported(bytes);
    expect(complaints).toEqual([]);
    expect(values).toMatchObject([
      { member_name: 'Ann Lind', email: 'ann@l.example.com', website: 'https://l.example.com/' },
    ]);
  });

  test('but a name keeps its text, and an address its own', async () => {
    const sheet = `${ann(text('ann@l.example.com'), text('l.example.com'))}<hyperlinks><hyperlink ref="A2" r:id="r1"/><hyperlink ref="C2" r:id="r1"/><hyperlink ref="D2" r:id="r2"/></hyperlinks>`;
    const links = ['mailto:other@l.example.com', 'https://social.example.com/ann'];
    expect((await imported(workbook({ sheet, links }))).values).toMatchObject([
      { member_name: 'Ann Lind', email: 'ann@l.example.com', website: 'l.example.com' },
    ]);
  });
});

describe('P12 a file that cannot be read is named, with what to save instead', () => {
  const zip = (parts: Readonly<Record<string, string>>) =>
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
  const fods =
    '<?xml version="1.0" encoding="UTF-8"?>\n\n<office:document xmlns:css3t="http://www.w3.org/TR/css3-text/" xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"/>';
  const opendocument = 'application/vnd.oasis.opendocument.';

  test.each([
    ['a flat OpenDocument file', strToU8(fods)],
    ['a flat OpenDocument file', strToU8(`\uFEFF${fods}`)],
    [
      'an OpenDocument spreadsheet',
      zip({ mimetype: `${opendocument}spreadsheet`, 'content.xml': '' }),
    ],
    ['an OpenDocument file', zip({ mimetype: `${opendocument}text`, 'content.xml': '' })],
    ['Numbers', zip({ 'Index/Document.iwa': '', 'Metadata/Properties.plist': '' })],
    ['a binary Excel workbook', zip({ '[Content_Types].xml': '', 'xl/workbook.bin': '' })],
    ['a Word document', zip({ 'word/document.xml': '' })],
    ['a PowerPoint presentation', zip({ 'ppt/presentation.xml': '' })],
    ['a PDF file', strToU8('%PDF-1.7\n%\0\0')],
    ['a rich text file', strToU8('{\\rtf1\\ansi Ann}')],
    ['a SYLK file', strToU8('ID;PWXL;N;E\r\nP;PGeneral\r\nC;Y1;X1;K"Name"\r\nE\r\n')],
    ['a DIF file', strToU8('TABLE\r\n0,1\r\n"EXCEL"\r\n')],
    ['a JSON file', strToU8('[\n  { "name": "Ann" }\n]')],
    ['neither an Excel workbook nor a CSV file', zip({ 'photo.jpg': '' })],
  ])('%s', async (what, bytes) => {
    const refused = expect(readFile(bytes, null)).rejects;
    await refused.toThrow(what);
    await refused.toThrow(/save it as an Excel workbook \(\.xlsx\) or as CSV/);
  });

  test('but a list with such headings is read', async () => {
    const { values } = await imported(strToU8('ID;Profession;Name\n1;Baker;Ann Lind'));
    expect(values).toMatchObject([{ member_name: 'Ann Lind' }]);
  });
});
