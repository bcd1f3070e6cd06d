/** The callers of the permission tests: accounts as our auth service stores them, and their tokens. */
import type { RequestRole, VerifyCredential } from 'wire-server/testing/vitest';

interface Account {
  readonly id: string;
  readonly email?: string;
  readonly phone?: string;
  /** Whether mail, a provider or the operator has verified the address. */
  readonly proved?: true;
  readonly anonymous?: true;
  readonly factor?: 'verified' | 'unverified';
}

export const ACCOUNTS = {
  /** The default account of requests with the role 'authenticated'. */
  ann: { id: id(1), email: 'ann@example.com', proved: true },
  bea: { id: id(2), email: 'bea@example.com', proved: true },
  /** Signed up without confirming the address. */
  stranger: { id: id(3), email: 'cleo@example.com' },
  /** Has a phone number only. */
  phone: { id: id(4), phone: '7045550104' },
  anonymous: { id: id(5), anonymous: true },
  guarded: { id: id(6), email: 'dot@example.com', proved: true, factor: 'verified' },
  halfway: { id: id(7), email: 'eve@example.com', proved: true, factor: 'unverified' },
} as const satisfies Record<string, Account>;

export type AccountName = keyof typeof ACCOUNTS;

export interface Caller {
  readonly role: RequestRole;
  /** Null for a visitor or the operator; 'gone' for a deleted account. */
  readonly account: AccountName | 'gone' | null;
  readonly aal: 'aal1' | 'aal2';
  /** The addresses on the list; null when every signed-in user may edit. */
  readonly list: readonly string[] | null;
  readonly kind: 'anon' | 'reader' | 'editor' | 'service_role';
}

const LISTED = ['ann@example.com', 'cleo@example.com', 'dot@example.com'];

/** Each caller, by the title of its tests. */
export const CALLERS: Readonly<Record<string, Caller>> = {
  'a visitor': caller('anon', { role: 'anon', account: null }),
  'a visitor of a chapter with a list': caller('anon', {
    role: 'anon',
    account: null,
    list: LISTED,
  }),
  'a signed-in user (R1)': caller('editor', { account: 'bea' }),
  'a user whose address is not confirmed': caller('editor', { account: 'stranger' }),
  'a user with a phone number only': caller('editor', { account: 'phone' }),
  'an anonymous account': caller('reader', { account: 'anonymous' }),
  'a token of a deleted account': caller('reader', { account: 'gone' }),
  'a user who has not used their second factor in this session (R5)': caller('reader', {
    account: 'guarded',
  }),
  'a user who has used their second factor (R5)': caller('editor', {
    account: 'guarded',
    aal: 'aal2',
  }),
  'a user whose second factor was never verified': caller('editor', { account: 'halfway' }),
  'a user on the list (R4)': caller('editor', { account: 'ann', list: LISTED }),
  'a user not on the list (R4)': caller('reader', { account: 'bea', list: LISTED }),
  'an unconfirmed account with a listed address (R4)': caller('reader', {
    account: 'stranger',
    list: LISTED,
  }),
  'a user on the list who has not used their second factor (R4, R5)': caller('reader', {
    account: 'guarded',
    list: LISTED,
  }),
  'a user with a phone number only, where there is a list (R4)': caller('reader', {
    account: 'phone',
    list: LISTED,
  }),
  'the operator': caller('service_role', { role: 'service_role', account: null }),
  'the operator of a chapter with a list': caller('service_role', {
    role: 'service_role',
    account: null,
    list: LISTED,
  }),
};

function caller(kind: Caller['kind'], given: Partial<Caller>): Caller {
  return { kind, role: 'authenticated', account: 'bea', aal: 'aal1', list: null, ...given };
}

/** SQL that creates the accounts. */
export const CREATE_ACCOUNTS = Object.values<Account>(ACCOUNTS)
  .map(({ id, email, phone, proved, anonymous, factor }) => {
    const text = (value: string | undefined) => (value === undefined ? 'null' : `'${value}'`);
    const identity = JSON.stringify({ sub: id, email, email_verified: proved === true });
    return `
      insert into auth_service.users (id, email, phone, email_confirmed_at, is_anonymous, created_at, updated_at)
        values ('${id}', ${text(email)}, ${text(phone)}, now(), ${anonymous === true}, now(), now());
      insert into auth_service.identities (user_id, provider, provider_id, identity_data, created_at, updated_at)
        select '${id}', 'email', '${id}', '${identity}', now(), now() where ${text(email)} is not null;
      insert into auth_service.factors (user_id, factor_type, status, created_at, updated_at)
        select '${id}', 'totp', ${text(factor)}, now(), now() where ${text(factor)} is not null;`;
  })
  .join('\n');

/** SQL that sets the list, or lets everyone edit. */
export function setList(list: readonly string[] | null): string {
  const entries = (list ?? []).map((email) => `('${email}')`).join(', ');
  return `delete from public.editing_rule; delete from public.editors;
    ${
      entries &&
      `insert into public.editors (email) values ${entries};
    insert into public.editing_rule (only_listed) values (true);`
    }`;
}

/** A token is a role, alone or as 'role:account:aal'. Without an account, 'authenticated' is Ann. */
export const tokenIsCaller: VerifyCredential = async (token) => {
  const [role = '', name = 'ann', aal = 'aal1'] = token.split(':');
  const sub = name === 'gone' ? id(99) : ACCOUNTS[name as AccountName].id;
  const claims = role === 'service_role' ? {} : { sub, aal };
  return { ok: true, role, claims };
};

export function headersOf({ role, account, aal }: Caller): Record<string, string> {
  if (role === 'anon') return {};
  return { Authorization: `Bearer ${role}:${account ?? 'ann'}:${aal}` };
}

function id(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
