/**
 * Writes docs/plain-needs.md: ten plain needs of each trade, as strangers wrote them, and what is answered where every
 * trade has a member.
 */
import { MEMBER_SPHERES } from 'domain/sphere.ts';
import { projectsKnowledge } from '../../packages/engine/tests/fixtures.ts';
import { bold, cellText } from './answers-page.ts';
import { percentText } from './measure-accuracy.ts';
import type { StrangersNeed } from './plain-data.ts';
import { type AnsweredNeed, answeredStrangers } from './plain-figures.ts';

export const PLAIN_NEEDS_PAGE = new URL('../../docs/plain-needs.md', import.meta.url);

const NUMBER = new Intl.NumberFormat('en-US');

/**
 * Of a trade's twelve needs in order, the last verb and the first trouble are not shown: a line that was only counted
 * and one that was learned from, so that five of the ten shown are of either kind.
 */
const NOT_SHOWN: readonly number[] = [7, 8];
/** The kinds of its needs. */
const TITLES = {
  name: 'called by name',
  verb: 'asked for by verb',
  trouble: 'told as trouble',
} as const satisfies Partial<Record<StrangersNeed['kind'], string>>;
type Kind = keyof typeof TITLES;
const KINDS = Object.keys(TITLES) as Kind[];

/** The page as the engine answers today. */
export function plainNeedsOfTrades(): string {
  return plainNeedsPage(
    answeredStrangers('strangers.tsv'),
    answeredStrangers('held.strangers.tsv'),
  );
}

/**
 * @param answered a trade's twelve needs after each other; odd lines were learned from.
 * @param held needs that are counted and not shown.
 */
export function plainNeedsPage(
  answered: readonly AnsweredNeed[],
  held: readonly AnsweredNeed[],
): string {
  const byTrade = Map.groupBy(answered, ({ asked }) => asked.trade);
  const trades = [...byTrade].map(([trade, needs]) => ({ trade, needs: shownOf(needs) }));
  const all = trades.flatMap(({ needs }) => needs);
  const odd = new Set(answered.filter((_, i) => i % 2 === 0));
  const learned = all.filter((each) => odd.has(each));
  const counted = all.filter((each) => !odd.has(each));
  return [
    '# Plain needs',
    '',
    `${bold(share(all))} of ${NUMBER.format(all.length)} plain needs lead to their trade where every trade has a member: ten for each`,
    `of ${trades.length} trades, three that call it by name (${share(ofKind(all, 'name'))}), four that ask by a verb (${share(ofKind(all, 'verb'))}) and three`,
    `that tell the trouble (${share(ofKind(all, 'trouble'))}). Of ${held.length} more, which are kept unread, ${share(held)} do.`,
    '',
    'People who knew nothing of the engine wrote them from a list of the trades. Half of those shown were learned from',
    `(${share(learned)}), half only counted (${share(counted)}) until this page was first written. The ${held.length} are by another author.`,
    '',
    'A need without an arrow leads to its trade. With one, it leads to another trade that its author accepted too, or is',
    'marked **wrong**: "nobody" is an open seat, and "danger" the screen of S12, which counts as wrong even where it is',
    'justified. A chapter has fewer trades: there, neighbours take the needs of a trade that no member holds.',
    '',
    '`npm run answers` writes this page from [the data](../training/measure/README.md#plain-needs-frames-and-roles-as-written);',
    '`npm run eval -- --plain` prints the figures.',
    ...MEMBER_SPHERES.flatMap((sphere) => {
      const inSphere = trades.filter(({ trade }) => sphereOf(trade) === sphere);
      return ['', `## ${sphere}`, '', ...tableOf(inSphere)];
    }),
    '',
  ].join('\n');
}

interface ShownTrade {
  readonly trade: string;
  readonly needs: readonly AnsweredNeed[];
}

function tableOf(trades: readonly ShownTrade[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const headings = ['trade', 'right', ...KINDS.map((kind) => TITLES[kind])];
  return [
    line(headings),
    line(headings.map(() => '---')),
    ...trades.map(({ trade, needs }) => {
      const right = needs.filter(({ isRight }) => isRight).length;
      const cells = KINDS.map((kind) => ofKind(needs, kind).map(needCell).join('<br>'));
      return line([cellText(trade), `${right} of ${needs.length}`, ...cells]);
    }),
  ];
}

function needCell({ asked, answer, isRight }: AnsweredNeed): string {
  const need = cellText(asked.need);
  if (!isRight) return `${need} → ${bold(`wrong: ${answer}`)}`;
  return answer === asked.trade ? need : `${need} → ${cellText(answer)}`;
}

function shownOf(needs: readonly AnsweredNeed[]): AnsweredNeed[] {
  return needs.filter((_, i) => !NOT_SHOWN.includes(i));
}

function ofKind(needs: readonly AnsweredNeed[], kind: Kind): AnsweredNeed[] {
  return needs.filter(({ asked }) => asked.kind === kind);
}

function share(needs: readonly AnsweredNeed[]): string {
  const right = needs.filter(({ isRight }) => isRight).length;
  return percentText({ right, n: needs.length }).replace('%', ' %');
}

/** @throws {Error} for a trade that the engine does not know. */
function sphereOf(trade: string): string {
  const row = projectsKnowledge.trades.professions.find(({ name }) => name === trade);
  if (row === undefined) throw new Error(`${trade} is not a trade of the table`);
  return row.sphere;
}
