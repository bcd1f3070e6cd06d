/** What the sheets of an Excel workbook refer to: shared texts, formats, links and the list of sheets. Pure. */
import { readXml } from './read-xml.ts';

/** Texts by their index, without how to pronounce them. */
export function sharedTexts(xml: string): readonly string[] {
  const texts: string[] = [];
  let depth = { text: false, reading: false };
  if (xml === '') return texts;
  readXml(xml, {
    open(element) {
      if (element === 'si') texts.push('');
      if (element === 't') depth = { ...depth, text: true };
      if (element === 'rPh') depth = { ...depth, reading: true };
    },
    text(value) {
      if (depth.text && !depth.reading) texts[texts.length - 1] += value;
    },
    close(element) {
      if (element === 't') depth = { ...depth, text: false };
      if (element === 'rPh') depth = { ...depth, reading: false };
    },
  });
  return texts.map(unescaped);
}

/** Excel writes control characters as '_x000D_'. */
export function unescaped(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The formats without a text of their own that are dates or times; all others place no digits. */
const DATE_IDS = [
  ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47],
  ...[50, 51, 52, 53, 54, 55, 56, 57, 58],
];
const A_DATE = 'yyyy-mm-dd';

/** The number formats of cells, by the index of their style; '' for formats that change nothing. */
export function cellFormats(xml: string): readonly string[] {
  const own = new Map<string, string>();
  const ids: string[] = [];
  let isCells = false;
  if (xml === '') return ids;
  readXml(xml, {
    open(element, attribute) {
      const id = attribute('numFmtId') ?? '';
      if (element === 'numFmt') own.set(id, attribute('formatCode') ?? '');
      if (element === 'cellXfs') isCells = true;
      if (element === 'xf' && isCells) ids.push(id);
    },
    close(element) {
      if (element === 'cellXfs') isCells = false;
    },
  });
  return ids.map((id) => own.get(id) ?? (DATE_IDS.includes(Number(id)) ? A_DATE : ''));
}

interface ListedSheet {
  readonly name: string;
  /** The archive's part with its cells. */
  readonly part: string;
  readonly isHidden: boolean;
}

/** In the order of their tabs. @param links the part that says which sheet is in which part. */
export function listedSheets(xml: string, links: string): readonly ListedSheet[] {
  const targets = linkTargets(links);
  const sheets: ListedSheet[] = [];
  readXml(xml, {
    open(element, attribute) {
      if (element !== 'sheet') return;
      const target = targets.get(attribute('r:id') ?? '') ?? '';
      sheets.push({
        name: attribute('name') ?? '',
        part: target.replace(/^\/?(xl\/)?/, 'xl/'),
        // 'hidden', or 'veryHidden' by a macro.
        isHidden: /hidden$/i.test(attribute('state') ?? ''),
      });
    },
  });
  return sheets;
}

/** What the ids in a part refer to: other parts, or addresses on the internet. */
export function linkTargets(xml: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  if (xml === '') return targets;
  readXml(xml, {
    open(element, attribute) {
      if (element !== 'Relationship') return;
      targets.set(attribute('Id') ?? '', attribute('Target') ?? '');
    },
  });
  return targets;
}
