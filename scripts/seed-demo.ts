/**
 * Turns files of rows by table, `{ members, referral_chains, expectations }` as JSON, into seed SQL on standard output:
 *   npx node scripts/seed-demo.ts packages/domain/tests/directory.json supabase/demo-expectations.json > supabase/seed.sql
 * Every row keeps its id; existing rows are left unchanged.
 */
import { readFileSync } from 'node:fs';
import { EXPECTATION_COLUMNS } from 'domain/expectation.ts';
import { MEMBER_COLUMNS } from 'domain/member.ts';
import { CHAIN_COLUMNS } from 'domain/referral-chain.ts';

const TABLES = {
  members: MEMBER_COLUMNS,
  referral_chains: CHAIN_COLUMNS,
  expectations: EXPECTATION_COLUMNS,
};

/** Assigned by the database or by this script. */
const NOT_IN_FILE = ['version', 'confirmed_on', 'bounced_email'];

/** Days since each demo member was confirmed: long enough ago for some to be asked again (P9). */
const CONFIRMED_DAYS_AGO = 20;
const LONG_AGO: Readonly<Record<string, number>> = {
  'Earl McAllister': 410,
  'Gloria Espinoza': 260,
  'Roy Castellano': 215,
};

type Cell = string | number | null | undefined;
type Row = Readonly<Record<string, Cell>>;

function literal(cell: Cell): string {
  if (cell === null || cell === undefined) return 'null';
  if (typeof cell === 'number') return String(cell);
  // In standard strings only the quote needs doubling; a backslash is an ordinary character.
  return `'${cell.replaceAll("'", "''")}'`;
}

/** The day a member was confirmed, as SQL: a seeded chapter is never years old. */
function confirmedOn({ member_name }: Row): string {
  return `current_date - ${LONG_AGO[String(member_name)] ?? CONFIRMED_DAYS_AGO}`;
}

function insert(table: string, columns: readonly string[], rows: readonly Row[]): string {
  const isMembers = table === 'members';
  const names = isMembers ? [...columns, 'confirmed_on'] : columns;
  const values = rows.map((row) => {
    const cells = columns.map((column) => literal(row[column]));
    return `  (${[...cells, ...(isMembers ? [confirmedOn(row)] : [])].join(', ')})`;
  });
  return `insert into public.${table}\n  (${names.join(', ')})\nvalues\n${values.join(',\n')}\non conflict (id) do nothing;\n`;
}

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('Usage: npx node scripts/seed-demo.ts <rows.json>...');
  process.exit(1);
}
const tables: Record<string, readonly Row[]> = Object.assign(
  {},
  ...paths.map((path) => JSON.parse(readFileSync(path, 'utf8'))),
);
const inserts = Object.entries(TABLES)
  .map(([table, columns]) => ({
    table,
    columns: Object.keys(columns).filter((name) => !NOT_IN_FILE.includes(name)),
    rows: tables[table] ?? [],
  }))
  .filter(({ rows }) => rows.length > 0)
  .map(({ table, columns, rows }) => insert(table, columns, rows));

/** Not a change that anybody made: neither the version nor the history tells of it. */
const IS_DEMO = `alter table public.chapter_settings disable trigger user;
update public.chapter_settings set is_demo = true where version = 1;
alter table public.chapter_settings enable trigger user;
`;

/** Seeded rows do not belong in the history: no person added them. */
const FORGET_HISTORY = 'delete from public.history where before is null and account_id is null;\n';

process.stdout.write(
  `-- The demo chapter. All people and companies are invented. Made by scripts/seed-demo.ts.\n\n${[...inserts, IS_DEMO, FORGET_HISTORY].join('\n')}`,
);
