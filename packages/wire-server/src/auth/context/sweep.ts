/** Deletes expired rows, so that no table grows without bound. */
import { addSeconds, MS_PER_SECOND } from '../protocol/wire-values.ts';
import type { AuthContext } from './auth-context.ts';

/** An hour: stale rows take space but do no harm. */
const SWEEP_INTERVAL_SECONDS = 3600;
/** Maximum rows deleted per statement, so that no request waits long. */
const BATCH_ROWS = 1000;
/** A week. Until then, reusing a stolen token ends its session; afterwards the token is unknown, and only refused. */
const USED_TOKEN_KEPT_SECONDS = 604_800;
/** A year. */
const IDLE_SESSION_KEPT_SECONDS = 31_536_000;
/** A day: latecomers get a clear error, and wrong tries stay counted. */
const EXPIRED_KEPT_SECONDS = 86_400;
/** Spares each session's last used token, however old: it is still answered with the current one. */
const NOT_LAST_USED = `used_at < (select max(used_at) from auth_service.refresh_tokens newer
  where newer.session_id = refresh_tokens.session_id)`;

interface Stale {
  readonly table: string;
  /** Which rows, as a condition on $1. */
  readonly where: string;
  /** The value of $1: rows that went stale before it are deleted. */
  readonly before: Date;
}

/** Sweeps once at start, then hourly, until `signal` aborts. */
export function sweepRegularly(ctx: AuthContext, signal: AbortSignal): void {
  const start = () => ctx.background.run('Sweeping stale rows', () => sweep(ctx, signal));
  start();
  const timer = setInterval(start, SWEEP_INTERVAL_SECONDS * MS_PER_SECOND).unref();
  signal.addEventListener('abort', () => clearInterval(timer));
}

/** Deletes everything stale, a batch at a time; stops early when `signal` aborts. */
export async function sweep(ctx: AuthContext, signal?: AbortSignal): Promise<void> {
  for (const stale of staleRows(ctx)) {
    while (!signal?.aborted && (await deleteBatch(ctx, stale)) === BATCH_ROWS);
  }
}

function staleRows({ now }: AuthContext): readonly Stale[] {
  const ago = (seconds: number) => addSeconds(now(), -seconds);
  return [
    { table: 'sessions', where: 'not_after < $1', before: ago(0) },
    {
      table: 'sessions',
      where: 'coalesce(refreshed_at, created_at) < $1',
      before: ago(IDLE_SESSION_KEPT_SECONDS),
    },
    {
      table: 'refresh_tokens',
      where: `used_at < $1 and ${NOT_LAST_USED}`,
      before: ago(USED_TOKEN_KEPT_SECONDS),
    },
    {
      table: 'familiar_networks',
      where: 'last_sign_in_at < $1',
      before: ago(IDLE_SESSION_KEPT_SECONDS),
    },
    { table: 'password_tries', where: 'last_try_at < $1', before: ago(EXPIRED_KEPT_SECONDS) },
    { table: 'allowances', where: 'whole_at < $1', before: ago(0) },
    { table: 'one_time_tokens', where: 'expires_at < $1', before: ago(EXPIRED_KEPT_SECONDS) },
    { table: 'flow_states', where: 'expires_at < $1', before: ago(EXPIRED_KEPT_SECONDS) },
    { table: 'factor_challenges', where: 'expires_at < $1', before: ago(EXPIRED_KEPT_SECONDS) },
  ];
}

async function deleteBatch(ctx: AuthContext, { table, where, before }: Stale): Promise<number> {
  const rows = await ctx.transaction((tx) =>
    tx.query(
      `delete from auth_service.${table} where ctid in
         (select ctid from auth_service.${table} where ${where} limit ${BATCH_ROWS}) returning 1`,
      [before.toISOString()],
    ),
  );
  return rows.length;
}
