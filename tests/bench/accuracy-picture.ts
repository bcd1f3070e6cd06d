/**
 * The measured accuracy as a picture (SVG) for light and dark pages: stacked sections with a column per set,
 * a row per kind of need or source, and a bar per engine. Pure.
 */
import { type EngineName, OURS } from '../../training/measure/engines.ts';
import { percent, type Share } from '../../training/measure/measure-accuracy.ts';

/** A column: one set of needs. */
export interface Panel {
  readonly title: string;
  /** One per engine; the shares have the same names in the same order in all panels of a section. */
  readonly bars: readonly { readonly engine: EngineName; readonly shares: readonly Share[] }[];
}

/** Panels beside each other. */
export type Section = readonly Panel[];

const MARGIN_PX = 24;
const HEADER_PX = 76;
const PANEL_TITLE_PX = 28;
const ROW_COLUMN_PX = 180;
const ENGINE_COLUMN_PX = 80;
const PANEL_PX = 240;
const PANEL_GAP_PX = 20;
/** The length of a 100 % bar; the rest is for its label. */
const FULL_BAR_PX = 196;
const LINE_PX = 15;
const BAR_PX = 10;
const ROW_GAP_PX = 14;
const SECTION_GAP_PX = 28;

const STYLE = `
  text { font: 12px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: #57606a; }
  .page { fill: #ffffff; stroke: #d0d7de; }
  .heading { font-size: 18px; font-weight: 600; fill: #1f2328; }
  .row, .panel { font-weight: 600; fill: #1f2328; }
  .panel { font-size: 13px; }
  .rule { stroke: #d8dee4; }
  .bar { fill: #afb8c1; }
  .ours.bar { fill: #0f766e; }
  text.ours { font-weight: 700; fill: #0f766e; }
  @media (prefers-color-scheme: dark) {
    text { fill: #9198a1; }
    .page { fill: #0d1117; stroke: #3d444d; }
    .heading, .row, .panel { fill: #f0f6fc; }
    .rule { stroke: #2a313c; }
    .bar { fill: #59636e; }
    .ours.bar { fill: #2dd4bf; }
    text.ours { fill: #2dd4bf; }
  }`;

export function accuracyPicture(sections: readonly Section[]): string {
  const columns = Math.max(...sections.map((panels) => panels.length));
  const width = panelAt(columns) - PANEL_GAP_PX + MARGIN_PX;
  const tops = sections.map((_, i) =>
    sections.slice(0, i).reduce((top, section) => top + sectionHeight(section), HEADER_PX),
  );
  const height = sections.reduce((sum, section) => sum + sectionHeight(section), HEADER_PX);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">`,
    '<title id="title">How often the right member is named first, by kind of need and by source</title>',
    `<desc id="desc">${(sections[0] ?? []).map(description).join(' ')}</desc>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="page" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>`,
    text(MARGIN_PX, 40, 'How often the right member is named first', 'heading'),
    text(MARGIN_PX, 60, 'For a need that no member serves, naming no one is right.'),
    ...sections.flatMap((section, i) => drawSection(section, tops[i] ?? 0, width)),
    '</svg>\n',
  ].join('\n');
}

function panelAt(column: number): number {
  return MARGIN_PX + ROW_COLUMN_PX + ENGINE_COLUMN_PX + column * (PANEL_PX + PANEL_GAP_PX);
}

function rowHeight(section: Section): number {
  return (section[0]?.bars.length ?? 0) * LINE_PX + ROW_GAP_PX;
}

function rowNames([first]: Section): readonly string[] {
  return first?.bars[0]?.shares.map(({ name }) => name) ?? [];
}

function sectionHeight(section: Section): number {
  return PANEL_TITLE_PX + rowNames(section).length * rowHeight(section) + SECTION_GAP_PX;
}

function drawSection(section: Section, top: number, width: number): string[] {
  const titles = section.map(({ title }, column) =>
    text(panelAt(column), top + PANEL_TITLE_PX - ROW_GAP_PX, title, 'panel'),
  );
  const rows = rowNames(section).flatMap((name, row) => {
    const y = top + PANEL_TITLE_PX + row * rowHeight(section);
    return [
      `<line class="rule" x1="${MARGIN_PX}" x2="${width - MARGIN_PX}" y1="${y - ROW_GAP_PX / 4}" y2="${y - ROW_GAP_PX / 4}"/>`,
      text(MARGIN_PX, baseline(y + ROW_GAP_PX / 4, 0), name, 'row'),
      ...engineNames(section[0], y + ROW_GAP_PX / 4),
      ...section.flatMap((panel, column) => bars(panel, row, panelAt(column), y + ROW_GAP_PX / 4)),
    ];
  });
  return [...titles, ...rows];
}

function engineNames(panel: Panel | undefined, top: number): string[] {
  return (panel?.bars ?? []).map(({ engine }, line) =>
    text(MARGIN_PX + ROW_COLUMN_PX, baseline(top, line), engine, engine === OURS ? 'ours' : ''),
  );
}

/** A share of no needs has no bar. */
function bars(panel: Panel, row: number, x: number, top: number): string[] {
  return panel.bars.flatMap(({ engine, shares }, line) => {
    const share = shares[row];
    if (share === undefined || share.n === 0) return [];
    const length = (percent(share) / 100) * FULL_BAR_PX;
    const y = top + line * LINE_PX + (LINE_PX - BAR_PX) / 2;
    const ours = engine === OURS ? 'ours' : '';
    return [
      `<rect class="${`${ours} bar`.trim()}" x="${x}" y="${y}" width="${length.toFixed(1)}" height="${BAR_PX}" rx="2"/>`,
      text(x + length + 6, baseline(top, line), `${percent(share).toFixed(0)}%`, ours),
    ];
  });
}

/** The y position of a line's text baseline. */
function baseline(top: number, line: number): number {
  return top + line * LINE_PX + LINE_PX - 4;
}

function text(x: number, y: number, words: string, kind = ''): string {
  const classes = kind === '' ? '' : ` class="${kind}"`;
  return `<text${classes} x="${x.toFixed(1)}" y="${y.toFixed(1)}">${escaped(words)}</text>`;
}

/**
 * The overall figures in words, for people who cannot see the bars; the tables in the report have the rest.
 */
function description({ title, bars }: Panel): string {
  const figures = bars.map(({ engine, shares }) => {
    const [overall] = shares;
    return overall === undefined ? engine : `${engine} ${percent(overall).toFixed(0)}%`;
  });
  return escaped(`${title}, overall: ${figures.join(', ')}.`);
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
