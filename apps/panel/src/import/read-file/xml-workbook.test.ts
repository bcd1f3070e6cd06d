import { expect, test } from 'vitest';
import { readXmlWorkbook } from './xml-workbook.ts';

test.each([
  ['x:', ' xmlns:x="urn:schemas-microsoft-com:office:excel"', ''],
  ['', '', ' xmlns="urn:schemas-microsoft-com:office:excel"'],
])('P11 hidden sheets and rows of an older XML workbook are known (%j)', (x, root, own) => {
  const row = (attributes: string, name: string) =>
    `<Row${attributes}><Cell><Data ss:Type="String">${name}</Data></Cell></Row>`;
  const sheets = readXmlWorkbook(
    `<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"${root}>` +
      `<Worksheet ss:Name="Old"><Table>${row('', 'Ann')}</Table>` +
      `<${x}WorksheetOptions${own}><${x}Visible>SheetHidden</${x}Visible></${x}WorksheetOptions></Worksheet>` +
      `<Worksheet ss:Name="Now"><Table>${row('', 'Bob')}${row(' ss:Hidden="1"', 'Cy')}${row('', 'Di')}</Table></Worksheet>` +
      '</Workbook>',
  );
  expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['Old', true],
    ['Now', undefined],
  ]);
  expect(sheets[1]?.rows.map(({ cells, isHidden }) => [cells[0], isHidden])).toEqual([
    ['Bob', undefined],
    ['Cy', true],
    ['Di', undefined],
  ]);
});
