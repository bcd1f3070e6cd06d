/**
 * `npm run eval -- --plain`: plain needs by kind, frames, and roles as rosters write them, with what goes wrong;
 * and strangers' plain needs in a chapter where every trade has a member, figures only. Data: plain/ (README.md).
 */
import { ENGINE_NAMES } from './engines.ts';
import { adapterOf, percentText } from './measure-accuracy.ts';
import { FRAME_FILES, STRANGERS_FILES, THING_FRAME_FILES } from './plain-data.ts';
import {
  answeredStrangers,
  frameShares,
  type PlainShare,
  plainShares,
  thingsInFrames,
  together,
  tradesInFrames,
  writtenRoleShare,
} from './plain-figures.ts';
import { isHeldOutFile } from './posts.ts';
import { printTable } from './print-table.ts';

/** The summary and the tests count only every so many combinations of frame and name, so that they stay quick. */
export const FRAME_SAMPLE = 7;

/** Of the millions of combinations of a wording and a frame for things, every so many. */
export const THING_FRAME_SAMPLE = 997;

/** A row for plain needs, frames and roles, with the share of each engine. A frame counts only for names understood alone. */
export function plainSummary(every: number): string[][] {
  const columns = ENGINE_NAMES.map((engine) => {
    const adapter = adapterOf(engine);
    const frames = FRAME_FILES.map((file) =>
      together(
        file,
        frameShares(file, adapter, every).map(({ share }) => share),
      ),
    );
    return [
      together('plain needs', plainShares(adapter)),
      together(`frames (one in ${every})`, frames),
      writtenRoleShare(adapter),
    ];
  });
  const rows = (columns[0] ?? []).map(({ name, n }, i) => [
    name,
    String(n),
    ...columns.map((shares) => percentText(shares[i] ?? { right: 0, n: 0 })),
  ]);
  return [['must not fail', 'n', ...ENGINE_NAMES], ...rows];
}

export function printPlain(): void {
  for (const table of [needTable(), strangersTable(), frameTable(), roleTable()]) {
    printTable(table);
    console.log();
  }
}

/** By kind and beside the peers. */
function needTable(): string[][] {
  const [ours = [], ...peers] = ENGINE_NAMES.map((engine) =>
    withTotal(plainShares(adapterOf(engine))),
  );
  printFaults(together('plain needs', ours.slice(1)));
  return [
    ['plain needs', 'n', ...ENGINE_NAMES, 'wrong member'],
    ...ours.map((share, i) => [
      share.name,
      String(share.n),
      percentText(share),
      ...peers.map((shares) => percentText(shares[i] ?? { right: 0, n: 0 })),
      String(share.wrong),
    ]),
  ];
}

function strangersTable(): string[][] {
  const [strangers, held, second, heldSecond] = STRANGERS_FILES.map(answeredStrangers);
  const parts = [
    { name: 'odd lines, learned from', of: strangers?.filter((_, i) => i % 2 === 0) },
    { name: 'even lines, counted', of: strangers?.filter((_, i) => i % 2 === 1) },
    { name: 'held, never read', of: held },
    { name: 'second, learned from', of: second },
    { name: 'second, held, never read', of: heldSecond },
  ];
  const rows = parts.flatMap(({ name, of: answered = [] }) => {
    const kinds = Map.groupBy(answered, ({ asked }) => asked.kind);
    return [['overall', answered] as const, ...kinds].map(([kind, of]) => {
      const right = of.filter(({ isRight }) => isRight).length;
      return [name, kind, String(of.length), percentText({ right, n: of.length })];
    });
  });
  return [["strangers' plain needs", 'kind', 'n', 'right'], ...rows];
}

/** Totals of each file, and the frames in which some name leads elsewhere, with the first wrong answer. */
function frameTable(): string[][] {
  const ofTrades = tradesInFrames();
  printFaults(ofTrades);
  const rows = FRAME_FILES.flatMap((file) => {
    const measured = frameShares(file);
    const total = together(
      'all frames',
      measured.map(({ share }) => share),
    );
    const failing = isHeldOutFile(file)
      ? []
      : measured.filter(({ share }) => share.right < share.n);
    return [
      [file, '', '', total.name, ...countsOf(total), ''],
      ...failing.map(({ frame: { frame, keeps, group = '' }, share }) => [
        file,
        group,
        keeps,
        frame.replaceAll('\n', ' / '),
        ...countsOf(share),
        share.faults[0]?.split(' → ').at(-1) ?? '',
      ]),
    ];
  });
  return [
    ['frames', 'group', 'keeps', 'frame', 'names', 'right', 'answered instead'],
    ['frames.jsonl', '', '', ofTrades.name, ...countsOf(ofTrades), ''],
    ...rows,
    ...THING_FRAME_FILES.map((file) => [
      file,
      '',
      '',
      'wordings of every trade',
      ...countsOf(thingsInFrames(file, THING_FRAME_SAMPLE)),
      '',
    ]),
  ];
}

function countsOf(share: PlainShare): string[] {
  return [String(share.n), percentText(share)];
}

function roleTable(): string[][] {
  const shares = ENGINE_NAMES.map((engine) => writtenRoleShare(adapterOf(engine)));
  const [ours] = shares;
  if (ours === undefined) throw new Error('No engine is measured.');
  printFaults(ours);
  return [
    [ours.name, 'needs', ...ENGINE_NAMES],
    ['reach the member', String(ours.n), ...shares.map(percentText)],
  ];
}

function withTotal(shares: readonly PlainShare[]): PlainShare[] {
  return [together('overall', shares), ...shares];
}

function printFaults({ faults }: PlainShare): void {
  for (const fault of faults) console.log(fault);
}
