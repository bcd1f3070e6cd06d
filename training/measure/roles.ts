/**
 * `npm run eval -- --roles`: whether roles are understood as rosters write them, and whether needs reach a member with
 * such a role in a chapter where nobody else holds the trade. Data: roles/ (README.md).
 */
import { readdirSync } from 'node:fs';
import { demoChapter, demoDirectory } from 'domain/demo';
import type { Directory } from 'domain/directory.ts';
import type { Member } from 'domain/member.ts';
import { createChapterPreview } from '../../packages/engine/src/admin/chapter-preview.ts';
import type { UnderstoodRole } from '../../packages/engine/src/admin/understood-role.ts';
import { createEngine } from '../../packages/engine/src/engine.ts';
import { projectsKnowledge } from '../../packages/engine/tests/fixtures.ts';
import { linesOf } from './demo-router.ts';
import { printTable } from './print-table.ts';

const FOLDER = 'training/measure/roles';
/** Files that are counted and never read. */
const HELD = 'held.';
const ROLES_PER_TRADE = 4;

/** A line of a file: a trade or nothing, roles as rosters write them, and needs that should reach a member with one. */
export interface RosterRow {
  readonly trade: string;
  readonly roles: readonly string[];
  readonly needs: readonly string[];
}

/** The name of each file and its rows. */
export function rosters(): Map<string, RosterRow[]> {
  const files = readdirSync(new URL('roles', import.meta.url)).filter((file) =>
    file.endsWith('.tsv'),
  );
  return new Map(files.sort().map((file) => [file, linesOf(`${FOLDER}/${file}`).map(rosterRow)]));
}

function rosterRow(line: string): RosterRow {
  const [trade = '', ...cells] = line.split('\t');
  const roles = cells.slice(0, ROLES_PER_TRADE).filter((role) => role !== '');
  return { trade, roles, needs: cells.slice(ROLES_PER_TRADE) };
}

const demo = demoDirectory();
const preview = createChapterPreview(projectsKnowledge, demo, demoChapter);

/** What the engine's door says of a role. */
export function understood(role: string, aliases: string | null = null): UnderstoodRole {
  return preview.understoodRole(role, aliases);
}

/** The needs, of those given, that do not lead to a member with the role, each with the role that answers instead. */
export function lostNeeds({ trade, needs }: RosterRow, role: string): string[] {
  const [someone] = demo.members;
  if (someone === undefined) throw new Error('The demo chapter has no members');
  const member = {
    ...someone,
    member_name: 'Quentin Vale',
    company: 'Vale',
    profession_role: role,
    role_alias: null,
  };
  const { route } = createEngine(projectsKnowledge, alone(member, trade), demoChapter);
  return needs.flatMap((need) => {
    const outcome = route(need);
    const [first] = outcome.mode === 'member' ? outcome.matches : [];
    return first?.member.profession_role === role
      ? []
      : [`${need} → ${first?.member.profession_role ?? 'nobody'}`];
  });
}

/** The demo chapter without chains, where only this member holds the trade. */
function alone(member: Member, trade: string): Directory {
  const others = demo.members.filter(
    ({ profession_role, role_alias }) =>
      !understood(profession_role, role_alias).professions.includes(trade),
  );
  return { members: [...others, member], chains: [] };
}

/** Prints each role that is misread and each need that is lost, except those of held files, then the figures. */
export function printRoles(): void {
  const table = [HEADINGS];
  for (const [file, rows] of rosters()) {
    const tried = rows.flatMap((row) => row.roles.map((role) => tryRole(row, role)));
    if (!file.startsWith(HELD))
      for (const { faults } of tried) for (const fault of faults) console.log(fault);
    const understoodOnes = tried.filter(({ verdict }) => verdict === 'right');
    const shareOf = (verdict: Verdict) =>
      share(tried.filter((one) => one.verdict === verdict).length, tried.length);
    table.push([
      file,
      String(tried.length),
      ...(['right', 'wrong', 'none'] as const).map(shareOf),
      ...[tried, understoodOnes].map((ones) => share(total(ones, 'reached'), total(ones, 'needs'))),
    ]);
  }
  printTable(table);
}

const HEADINGS = [
  'roles',
  'n',
  'understood',
  'as another trade',
  'not understood',
  'needs that reach the member',
  'of understood roles',
];

type Verdict = 'right' | 'wrong' | 'none';

interface TriedRole {
  readonly verdict: Verdict;
  readonly needs: number;
  readonly reached: number;
  readonly faults: readonly string[];
}

function tryRole(row: RosterRow, role: string): TriedRole {
  const { professions, nearest } = understood(role);
  const verdict = verdictOn(row.trade, professions);
  const lost = lostNeeds(row, role);
  const said = professions.join(' + ') || `not understood (${nearest.join(', ')})`;
  const misread = verdict === 'right' ? [] : [`${row.trade || 'No trade'}: '${role}' is ${said}`];
  const faults = [...misread, ...lost.map((need) => `  ${role}: ${need}`)];
  return { verdict, needs: row.needs.length, reached: row.needs.length - lost.length, faults };
}

/** A role of a line without a trade is right when it is not understood. */
function verdictOn(trade: string, professions: readonly string[]): Verdict {
  if (trade === '' ? professions.length === 0 : professions.includes(trade)) return 'right';
  return professions.length === 0 ? 'none' : 'wrong';
}

function total(roles: readonly TriedRole[], of: 'needs' | 'reached'): number {
  return roles.reduce((sum, role) => sum + role[of], 0);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;
}
