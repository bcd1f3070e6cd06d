/**
 * Turns files of rows by table, `{ members, referral_chains, expectations }` as JSON, into seed SQL on standard output:
 *   node scripts/seed-demo.ts tests/eval/directory.json supabase/demo-expectations.json > supabase/seed.sql
 * Every row keeps its id; existing rows are left unchanged.
 */
import { readFileSync } from 'node:fs';
import { EXPECTATION_COLUMNS } from '../src/domain/expectation.ts';
import { MEMBER_COLUMNS } from '../src/domain/member.ts';
import { CHAIN_COLUMNS } from '../src/domain/referral-chain.ts';

const TABLES = {
  members: MEMBER_COLUMNS,
  referral_chains: CHAIN_COLUMNS,
  expectations: EXPECTATION_COLUMNS,
};

type Cell = string | number | null | undefined;
type Row = Readonly<Record<string, Cell>>;

function literal(cell: Cell): string {
  if (cell === null || cell === undefined) return 'null';
  if (typeof cell === 'number') return String(cell);
  // In standard strings only the quote needs doubling; a backslash is an ordinary character.
  return `'${cell.replaceAll("'", "''")}'`;
}

function insert(table: string, columns: readonly string[], rows: readonly Row[]): string {
  const values = rows.map(
    (row) => `  (${columns.map((column) => literal(row[column])).join(', ')})`,
  );
  return `insert into public.${table}\n  (${columns.join(', ')})\nvalues\n${values.join(',\n')}\non conflict (id) do nothing;\n`;
}

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('Usage: node scripts/seed-demo.ts <rows.json>...');
  process.exit(1);
}
const tables: Record<string, readonly Row[]> = Object.assign(
  {},
  ...paths.map((path) => JSON.parse(readFileSync(path, 'utf8'))),
);
const inserts = Object.entries(TABLES)
  // The database assigns the versions.
  .map(([table, { version, ...columns }]) => ({
    table,
    columns: Object.keys(columns),
    rows: tables[table] ?? [],
  }))
  .filter(({ rows }) => rows.length > 0)
  .map(({ table, columns, rows }) => insert(table, columns, rows));

/** What is there from the start was not added by anyone. */
const FORGET_HISTORY = 'delete from public.history where before is null and account_id is null;\n';

process.stdout.write(
  `-- The demo chapter. All people and companies are invented. Made by scripts/seed-demo.ts.\n\n${[...inserts, FORGET_HISTORY].join('\n')}`,
);
