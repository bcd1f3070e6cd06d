/** What every part of the auth service works with; created once, in assemble.ts. */
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isUniqueViolation } from '../../db/database-errors.ts';
import type { Transaction } from '../../db/driver.ts';
import type { Connection } from '../../http/listen.ts';
import type { BodyBudgets } from '../../http/receive-body.ts';
import type { AuthSettings } from '../config/auth-settings.ts';
import type { RateLimits } from '../config/rate-limits.ts';
import type { KeyRing } from '../keys/access-token.ts';
import type { ReceiveBody } from '../protocol/request-body.ts';

export interface AuthContext {
  readonly settings: AuthSettings;
  /** Path of the site's page that takes mailed links and asks first; null: opening a link signs in. */
  readonly linkPage: string | null;
  /** The application's SQL function that lets an address sign up; see Application. */
  readonly admitsSignUp: string | null;
  /**
   * One transaction as the role auth_service. It takes one of the service's few connections and may idle for 5 s at
   * most: hash passwords, send mail and call providers outside it.
   * @throws {DatabaseUnavailable} while the database is unreachable, {SqlError} when it refuses.
   */
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  readonly keys: KeyRing;
  /** The operator's `sb_secret_…`, as it is now. */
  readonly serviceKey: string;
  readonly limits: RateLimits;
  readonly sendMail: SendMail;
  readonly sendSms: SendSms;
  readonly background: Background;
  readonly bodies: BodyBudgets;
  readonly now: () => Date;
  /** For limits and waits: never goes back when the system's clock is set back. */
  readonly steadyNow: () => Date;
  readonly logger: Logger;
}

/** Hono's environment for a request to the auth service. */
export type AuthEnv = {
  Bindings: Connection;
  Variables: {
    /** The client's address behind any trusted proxies. */
    clientAddress: string;
    receiveBody: ReceiveBody;
    /** The id of the account concerned, once known; for the log. */
    account?: string;
    /** The event, if it is not the route's usual one; for the log. */
    event?: AccessEvent;
    /** Which of the account's fields are being changed; for the log. */
    changed?: readonly string[];
  };
};

/** Runs `work` again after a unique violation: it then finds what the other request created. */
export async function transactionRetryingOnConflict<T>(
  ctx: AuthContext,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await ctx.transaction(work);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return ctx.transaction(work);
  }
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Resolves once the mail server has accepted the mail. @throws {MessageNotSent} otherwise. */
export type SendMail = (mail: Mail) => Promise<void>;

export interface Sms {
  /** Digits only, country code first, as users.phone holds it. */
  readonly to: string;
  readonly text: string;
}

/** Resolves once the message is handed over. @throws {MessageNotSent} when it could not be. */
export type SendSms = (sms: Sms) => Promise<void>;

/** A mail or text message that could not be handed over. */
export class MessageNotSent extends Error {
  override readonly name = 'MessageNotSent';
  /** Whether the receiver was refused, so that a retry would fail too. */
  readonly receiverRefused: boolean;

  constructor(message: string, receiverRefused: boolean, options?: ErrorOptions) {
    super(message, options);
    this.receiverRefused = receiverRefused;
  }
}

/**
 * How long the work waits for the response to leave. Started at once it would compete with the response, whose timing
 * would then leak that there is work.
 */
const HEAD_START_MS = 50;

/** Work done after the response, so that response timing does not leak it. */
interface Background {
  /** Starts `work` once the response has left; a failure is logged under `what`. */
  run(what: string, work: () => Promise<void>): void;
  /** Resolves once no work is running; await it before closing the database. */
  settled(): Promise<void>;
}

export function createBackground(logger: Logger): Background {
  const going = new Set<Promise<void>>();
  return {
    run(what, work) {
      const done = setTimeout(HEAD_START_MS)
        .then(work)
        .catch((error: unknown) => logger.error({ err: error }, `${what} failed`))
        .finally(() => going.delete(done));
      going.add(done);
    },
    async settled() {
      while (going.size > 0) await Promise.all(going);
    },
  };
}

/** The access log's names for sign-ins and changes of access. */
export type AccessEvent =
  | 'sign_up'
  | 'sign_in'
  | 'sign_out'
  | 'refresh'
  | 'code_request'
  /** A mailed link led to the page that asks; nothing has been granted. */
  | 'link_opened'
  | 'second_factor'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_codes_made'
  | 'recovery_code'
  | 'identity_link'
  | 'identity_removed'
  | 'account_changed'
  /** By the operator. */
  | 'account_created'
  | 'account_deleted'
  | 'link_generated'
  | 'operator_access';
