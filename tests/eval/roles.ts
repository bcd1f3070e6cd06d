/**
 * `npm run eval -- --roles`: whether roles are understood as rosters write them, and whether needs reach a member with
 * such a role in a chapter where nobody else holds the trade. Data: roles/ (README.md).
 */
import { readdirSync } from 'node:fs';
import type { Directory } from '../../src/domain/directory.ts';
import type { Member } from '../../src/domain/member.ts';
import { createRouter } from '../../src/routing/router.ts';
import { createWorkbench, type UnderstoodRole } from '../../src/routing/workbench/workbench.ts';
import { projectsKnowledge } from '../routing/fixtures.ts';
import { demoChapter, demoDirectory } from './demo-chapter.ts';
import { linesOf } from './demo-router.ts';
import { printTable } from './print-table.ts';

const FOLDER = 'tests/eval/roles';
/** Files that are counted and never read. */
const HELD = 'held.';
const ROLES_PER_TRADE = 4;

/** A line of a file: a trade, four roles as rosters write them, and needs that should reach a member with one. */
export interface RosterRow {
  readonly trade: string;
  readonly roles: readonly string[];
  readonly needs: readonly string[];
}

/** The name of each file and its rows. */
export function rosters(): Map<string, RosterRow[]> {
  const files = readdirSync(new URL('roles', import.meta.url)).filter((file) => file.endsWith('.tsv'));
  return new Map(files.sort().map((file) => [file, linesOf(`${FOLDER}/${file}`).map(rosterRow)]));
}

function rosterRow(line: string): RosterRow {
  const [trade = '', ...cells] = line.split('\t');
  const roles = cells.slice(0, ROLES_PER_TRADE).filter((role) => role !== '');
  return { trade, roles, needs: cells.slice(ROLES_PER_TRADE) };
}

const demo = demoDirectory();
const workbench = createWorkbench(projectsKnowledge, demo, demoChapter);

/** What the engine's door says of a role. */
export function understood(role: string, aliases: string | null = null): UnderstoodRole {
  return workbench.understoodRole(role, aliases);
}

/** The needs, of those given, that do not lead to a member with the role, each with the role that answers instead. */
export function lostNeeds({ trade, needs }: RosterRow, role: string): string[] {
  const [someone] = demo.members;
  if (someone === undefined) throw new Error('The demo chapter has no members');
  const member = { ...someone, member_name: 'Quentin Vale', company: 'Vale', profession_role: role, role_alias: null };
  const { route } = createRouter(projectsKnowledge, alone(member, trade), demoChapter);
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
    ({ profession_role, role_alias }) => !understood(profession_role, role_alias).professions.includes(trade),
  );
  return { members: [...others, member], chains: [] };
}

export function printRoles(): void {
  const rows = [['roles', 'n', 'understood', 'as another trade', 'not understood', 'needs', 'reach the member', 'if understood']];
  for (const [file, trades] of rosters()) {
    const isShown = WRONG && !file.startsWith(HELD);
    const count = { roles: 0, right: 0, none: 0, needs: 0, reached: 0, needsOfRight: 0, reachedOfRight: 0 };
    for (const row of trades) {
      for (const role of row.roles) {
        const { professions, nearest } = understood(role);
        const isRight = professions.includes(row.trade);
        const lost = lostNeeds(row, role);
        count.roles++;
        if (isRight) count.right++;
        else if (professions.length === 0) count.none++;
        count.needs += row.needs.length;
        count.reached += row.needs.length - lost.length;
        if (isRight) count.needsOfRight += row.needs.length;
        if (isRight) count.reachedOfRight += row.needs.length - lost.length;
        if (isShown && !(isRight && professions.length===1)) console.log(`${row.trade}: '${role}' is ${professions.join(' + ') || `nothing (${nearest.join(', ')})`}`);
        if (isShown && isRight) for (const need of lost) console.log(`  '${role}': ${need}`);
      }
    }
    const { roles, right, none, needs, reached, needsOfRight, reachedOfRight } = count;
    rows.push([file, String(roles), share(right, roles), share(roles - right - none, roles), share(none, roles), String(needs), share(reached, needs), share(reachedOfRight, needsOfRight)]);
  }
  printTable(rows);
}

const WRONG = process.env.WRONG === '1';

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;
}
