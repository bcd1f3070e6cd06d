/** The changes a signed-in user requests. */
import { readEmail, readPhone } from '../../contacts/contact-address.ts';
import type { AuthContext } from '../../context/context.ts';
import { checkPassword } from '../../passwords/password-rule.ts';
import { AuthError } from '../../protocol/errors.ts';
import type { JsonObject } from '../../protocol/json-object.ts';
import type { RequestBody } from '../../protocol/request-body.ts';

/** Null leaves a field unchanged. */
export interface WantedChanges {
  readonly email: string | null;
  readonly phone: string | null;
  readonly password: string | null;
  /** Checked if sent. */
  readonly currentPassword: string | null;
  /** The code of a reauthentication. */
  readonly nonce: string | null;
  readonly data: JsonObject | null;
}

/** @throws {AuthError} validation_failed, weak_password, 403 not_admin */
export function readWantedChanges({ settings }: AuthContext, body: RequestBody): WantedChanges {
  if (body.has('app_metadata')) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const password = body.text('password');
  if (password !== null) checkPassword(settings, password);
  return {
    email: readEmail(body),
    phone: readPhone(body),
    password,
    currentPassword: body.text('current_password'),
    nonce: body.text('nonce') || null,
    data: body.object('data'),
  };
}
