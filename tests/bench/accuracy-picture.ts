/** The measured accuracy as a picture (SVG) that reads on light and dark pages: kinds as rows, a bar an engine. Pure. */

import { OURS } from '../engines/engines.ts';
import { type Accuracy, percent } from './accuracy-figures.ts';

export interface Panel {
  readonly title: string;
  /** One per engine, on the same set. */
  readonly measured: readonly Accuracy[];
}

/** Pixels. */
const MARGIN = 24;
const HEADER = 104;
const KIND_COLUMN = 92;
const ENGINE_COLUMN = 84;
const PANEL = 320;
const PANEL_GAP = 20;
/** What a bar of 100 % may take; the rest is for its label. */
const FULL_BAR = 270;
const LINE = 15;
const BAR = 10;
const GROUP_GAP = 14;

const STYLE = `
  text { font: 12px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: #57606a; }
  .page { fill: #ffffff; stroke: #d0d7de; }
  .heading { font-size: 18px; font-weight: 600; fill: #1f2328; }
  .kind, .panel { font-weight: 600; fill: #1f2328; }
  .panel { font-size: 13px; }
  .rule { stroke: #d8dee4; }
  .bar { fill: #afb8c1; }
  .ours.bar { fill: #0f766e; }
  text.ours { font-weight: 700; fill: #0f766e; }
  @media (prefers-color-scheme: dark) {
    text { fill: #9198a1; }
    .page { fill: #0d1117; stroke: #3d444d; }
    .heading, .kind, .panel { fill: #f0f6fc; }
    .rule { stroke: #2a313c; }
    .bar { fill: #59636e; }
    .ours.bar { fill: #2dd4bf; }
    text.ours { fill: #2dd4bf; }
  }`;

export function accuracyPicture(panels: readonly Panel[]): string {
  const [first] = panels;
  const kinds = first?.measured[0]?.shares.map(({ name }) => name) ?? [];
  const group = (first?.measured.length ?? 0) * LINE + GROUP_GAP;
  const left = MARGIN + KIND_COLUMN + ENGINE_COLUMN;
  const width = left + panels.length * (PANEL + PANEL_GAP) - PANEL_GAP + MARGIN;
  const height = HEADER + kinds.length * group + MARGIN - GROUP_GAP / 2;
  const panelAt = (index: number) => left + index * (PANEL + PANEL_GAP);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">`,
    '<title id="title">How often the right member is named first, by kind of need</title>',
    `<desc id="desc">${panels.map(description).join(' ')}</desc>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="page" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>`,
    text(MARGIN, 40, 'How often the right member is named first', 'heading'),
    text(MARGIN, 60, 'For a need that nobody in the chapter serves, naming nobody is right.'),
    ...panels.map(({ title }, index) => text(panelAt(index), HEADER - 14, title, 'panel')),
    ...kinds.flatMap((kind, index) => {
      const top = HEADER + index * group;
      return [
        `<line class="rule" x1="${MARGIN}" x2="${width - MARGIN}" y1="${top - GROUP_GAP / 4}" y2="${top - GROUP_GAP / 4}"/>`,
        text(MARGIN, baseline(top + GROUP_GAP / 4, 0), kind, 'kind'),
        ...engineNames(first, top + GROUP_GAP / 4),
        ...panels.flatMap((panel, at) => bars(panel, index, panelAt(at), top + GROUP_GAP / 4)),
      ];
    }),
    '</svg>\n',
  ].join('\n');
}

function engineNames(panel: Panel | undefined, top: number): string[] {
  return (panel?.measured ?? []).map(({ engine }, line) =>
    text(MARGIN + KIND_COLUMN, baseline(top, line), engine, engine === OURS ? 'ours' : ''),
  );
}

function bars({ measured }: Panel, kind: number, x: number, top: number): string[] {
  return measured.flatMap(({ engine, shares }, line) => {
    const share = shares[kind];
    if (share === undefined) return [];
    const length = (percent(share) / 100) * FULL_BAR;
    const y = top + line * LINE + (LINE - BAR) / 2;
    const ours = engine === OURS ? 'ours' : '';
    return [
      `<rect class="${`${ours} bar`.trim()}" x="${x}" y="${y}" width="${length.toFixed(1)}" height="${BAR}" rx="2"/>`,
      text(x + length + 6, baseline(top, line), `${percent(share).toFixed(0)}%`, ours),
    ];
  });
}

/** Where the letters of a line of text stand. */
function baseline(top: number, line: number): number {
  return top + line * LINE + LINE - 4;
}

function text(x: number, y: number, words: string, kind = ''): string {
  const classes = kind === '' ? '' : ` class="${kind}"`;
  return `<text${classes} x="${x.toFixed(1)}" y="${y.toFixed(1)}">${escaped(words)}</text>`;
}

/** The overall figures in words, for those who do not see the bars; the tables below have the rest. */
function description({ title, measured }: Panel): string {
  const figures = measured.map(({ engine, shares }) => {
    const [overall] = shares;
    return overall === undefined ? engine : `${engine} ${percent(overall).toFixed(0)}%`;
  });
  return escaped(`${title}, overall: ${figures.join(', ')}.`);
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
