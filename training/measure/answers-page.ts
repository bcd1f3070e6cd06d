/**
 * Writes docs/answers.md: what a visitor of the demo chapter sees for needs of every kind, as
 * Markdown tables. Pure.
 */
import type {
  Answered,
  ChainMatch,
  ChainStep,
  MemberMatch,
  Outcome,
} from '../../packages/engine/src/answers/outcome.ts';
import type { ShownKind } from './shown-needs.ts';

interface Column {
  readonly title: string;
  /** Lines of Markdown; none for an empty cell. */
  readonly cell: (outcome: Outcome, typed: string) => readonly string[];
}

/** A table omits the columns that are empty for all its needs. */
const COLUMNS: readonly Column[] = [
  { title: 'typed', cell: (_, typed) => [cellText(typed)] },
  {
    title: 'corrected',
    cell: ({ correction }) => (correction ? [cellText(correction.corrected)] : []),
  },
  { title: 'shown first', cell: danger },
  { title: 'mode', cell: ({ mode }) => [mode.replace('-', ' ')] },
  { title: 'named', cell: named },
  { title: 'reason', cell: (outcome) => [...new Set(reasonsOf(outcome))].map(cellText) },
  { title: 'waiting chains', cell: (outcome) => waitingChains(outcome).map(cellText) },
  { title: 'text', cell: (outcome) => textsOf(outcome).map(beginning) },
  { title: 'also asked about', cell: ({ also }) => also.map(alsoAsked) },
];

/** At most this many characters of a script or an explanation are shown. */
const MAX_BEGINNING_CHARACTERS = 90;

/** @param route answers a need over the demo chapter. */
export function answersPage(kinds: readonly ShownKind[], route: (need: string) => Outcome): string {
  const needs = kinds.flatMap((each) => each.needs);
  const byMode = Map.groupBy(needs, (need) => route(need).mode);
  const modes = [...byMode].map(([mode, { length }]) => `${length} ${mode.replace('-', ' ')}`);
  return [
    '# What a visitor sees',
    '',
    `The demo chapter's answers to ${needs.length} needs of all kinds, right or wrong. By mode: ${modes.join(', ')}.`,
    '[Benchmarks](benchmarks.md) has the share of right answers.',
    '',
    'The percentage is the match on the card. "Text" is the beginning of the script without its greeting, or of the',
    'explanation of an open seat. In danger the visitor sees only "shown first" and, below it, the trades that help',
    'afterwards (S12); the other columns of such a row are what the engine would answer otherwise.',
    '',
    '`npm run answers` writes this page; the needs are in `training/measure/shown-needs.ts`.',
    ...kinds.flatMap((kind) => ['', `## ${kind.kind}`, '', ...tableOf(kind, route)]),
    '',
  ].join('\n');
}

function tableOf({ needs }: ShownKind, route: (need: string) => Outcome): string[] {
  const rows = needs.map((need) => {
    const outcome = route(need);
    return COLUMNS.map(({ cell }) => cell(outcome, need).join('<br>'));
  });
  const shown = COLUMNS.map((_, i) => rows.some((cells) => cells[i] !== ''));
  const line = (cells: readonly string[]) => `| ${cells.filter((_, i) => shown[i]).join(' | ')} |`;
  return [
    line(COLUMNS.map(({ title }) => title)),
    line(COLUMNS.map(() => '---')),
    ...rows.map(line),
  ];
}

/** The advice in danger, or the hint when a need is urgent (S12). */
function danger({ danger, hint }: Answered): string[] {
  if (danger !== null) return [bold(`Call ${danger.call}`), cellText(danger.advice)];
  return hint === null ? [] : [cellText(hint)];
}

/** The named members, chains or open seat, best first. */
function named(outcome: Outcome): string[] {
  if (outcome.mode === 'member') {
    const note = outcome.homeSeat ? [cellText(outcome.homeSeat.note)] : [];
    return [...note, ...outcome.matches.map(memberNamed)];
  }
  if (outcome.mode === 'open-seat')
    return [`Open seat: ${bold(outcome.seat.profession ?? 'profession unknown')}`];
  return chainsOf(outcome).map(chainNamed);
}

function memberNamed({ member, score }: MemberMatch): string {
  const { member_name, profession_role, company } = member;
  const what = [profession_role, company].filter((part) => part !== null && part !== '');
  return `${bold(member_name)}, ${cellText(what.join(', '))}, ${percentOf(score)}`;
}

function chainNamed({ chain, steps, score }: ChainMatch): string {
  return `${bold(chain.scenario)}, ${percentOf(score)}: ${cellText(steps.map(stepNamed).join(' → '))}`;
}

function stepNamed({ role, member }: ChainStep): string {
  return `${role}: ${member?.member_name ?? 'open seat'}`;
}

/** The first name for another need (S11). */
function alsoAsked(outcome: Outcome): string {
  return `${cellText(outcome.need)}: ${named(outcome).find((name) => name.startsWith('**')) ?? named(outcome)[0]}`;
}

function chainsOf(outcome: Outcome): readonly ChainMatch[] {
  switch (outcome.mode) {
    case 'contextual':
    case 'suggestions':
      return outcome.chains;
    case 'chain':
      return [outcome.chain];
    case 'member':
    case 'open-seat':
      return [];
  }
}

function reasonsOf(outcome: Outcome): readonly string[] {
  if (outcome.mode === 'member') return outcome.matches.map(({ reason }) => reason);
  if (outcome.mode === 'open-seat')
    return outcome.seat.reason === null ? [] : [outcome.seat.reason];
  return chainsOf(outcome).map(({ reason }) => reason);
}

/** Scenarios of the chains that wait for an open seat (L1). */
function waitingChains(outcome: Outcome): readonly string[] {
  return outcome.mode === 'open-seat'
    ? outcome.seat.waitingChains.map(({ scenario }) => scenario)
    : [];
}

/**
 * Scripts and explanations as the visitor reads them. Suggested chains have no text until one is
 * chosen (C8).
 */
function textsOf(outcome: Outcome): readonly string[] {
  switch (outcome.mode) {
    case 'member':
      return [outcome.script];
    case 'contextual':
    case 'chain':
      return chainsOf(outcome).map(({ script }) => script);
    case 'suggestions':
      return [];
    case 'open-seat':
      return [outcome.seat.explanation ?? 'not understood: asks for a few other words'];
  }
}

/** The first line, or the second if the first is a greeting, cut after a whole word. */
function beginning(text: string): string {
  const [first = '', second = first] = text.split('\n').filter((line) => line !== '');
  const line = first.endsWith(',') ? second : first;
  if (line.length <= MAX_BEGINNING_CHARACTERS) return cellText(line);
  return `${cellText(line.slice(0, line.lastIndexOf(' ', MAX_BEGINNING_CHARACTERS)))} …`;
}

function percentOf(score: number): string {
  return `${Math.round(100 * score)} %`;
}

export function bold(text: string): string {
  return `**${cellText(text)}**`;
}

/** Text, escaped for a cell of a Markdown table. */
export function cellText(text: string): string {
  return text
    .replaceAll('\n', ' ')
    .replaceAll('<', '&lt;')
    .replace(/[\\|*_`[\]]/g, '\\$&');
}
