/** The dependencies of the auth service; created once, in assemble.ts. */
import type { Logger } from 'pino';
import type { Transaction } from '../../db/driver.ts';
import type { BodyBudgets } from '../../http/body-budget.ts';
import type { Connection } from '../../http/listen.ts';
import type { AuthSettings } from '../config/auth-settings.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import type { ReceiveBody } from '../protocol/request-body.ts';
import type { AccessEvent } from './access-event.ts';
import type { Background } from './background.ts';
import type { SendMail, SendSms } from './outgoing-messages.ts';
import type { RateLimits } from './rate-limits.ts';

export interface AuthContext {
  readonly settings: AuthSettings;
  /** Path of the site's page that takes mailed links and asks first; null: opening a link signs in. */
  readonly linkPage: string | null;
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
