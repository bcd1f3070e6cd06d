/** The `npm run admin -- users …` commands. Each returns the text to print. */
import { createInterface } from 'node:readline/promises';
import { CommandError } from './command-error.ts';
import { generatePassword } from './generated-password.ts';
import type { Account, UserAdmin } from './user-admin.ts';

/** Length of the date in a timestamp. */
const DATE_CHARS = 'yyyy-mm-dd'.length;

export async function listUsers(users: UserAdmin): Promise<string> {
  const accounts = await users.list();
  if (accounts.length === 0) {
    return 'There are no accounts yet. Create one: npm run admin -- users create ann@example.com';
  }
  const rows = [['ACCOUNT', 'SINCE', 'LAST SIGN-IN', ''], ...accounts.map(rowOf)];
  const count = accounts.length === 1 ? '1 account' : `${accounts.length} accounts`;
  return [...alignColumns(rows), '', count].join('\n');
}

function rowOf(account: Account): string[] {
  return [
    nameOf(account),
    dayOf(account.created_at),
    dayOf(account.last_sign_in_at),
    noteOn(account),
  ];
}

function nameOf({ email, phone, id }: Account): string {
  return email || (phone && `+${phone}`) || id;
}

function dayOf(time: string | undefined): string {
  return time?.slice(0, DATE_CHARS) ?? 'never';
}

function noteOn({ banned_until: until, confirmed_at: confirmed }: Account): string {
  if (until !== undefined && new Date(until) > new Date()) return `banned until ${dayOf(until)}`;
  return confirmed === undefined ? 'not confirmed yet' : '';
}

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Generates the password, so that it is never weak and in no shell history. */
export async function createUser(
  users: UserAdmin,
  address: string,
  passwordMin: number,
): Promise<string> {
  const password = generatePassword(passwordMin);
  const account = await users.create(address, password);
  return `${nameOf(account)} can sign in now.\n\n${showOnce(password)}`;
}

/**
 * Sets a password rather than sending a link: it works without email and does not expire.
 */
export async function resetPassword(
  users: UserAdmin,
  address: string,
  passwordMin: number,
): Promise<string> {
  const account = await users.find(address);
  const password = generatePassword(passwordMin);
  await users.setPassword(account, password);
  return `${nameOf(account)} has a new password, and is signed out everywhere.\n\n${showOnce(password)}`;
}

function showOnce(password: string): string {
  return [
    `  Password: ${password}`,
    '',
    'It is shown only once and not stored. Please pass it on in person or by phone.',
  ].join('\n');
}

/** Asks for confirmation unless `yes`. @throws {CommandError} when the answer is no */
export async function deleteUser(users: UserAdmin, address: string, yes: boolean): Promise<string> {
  const account = await users.find(address);
  if (!yes && !(await isSure(account))) throw new CommandError('Nothing was deleted.');
  await users.delete(account);
  return `The account ${nameOf(account)} is deleted. Members and chains are unchanged.`;
}

async function isSure(account: Account): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Closing the input counts as no.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const question = `Delete the account ${nameOf(account)} permanently? Type yes: `;
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
