/** What a message with a one-time secret is for. */

export type Purpose =
  /** To the address or the number that signed up. */
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  /** To the new address, and to the current one. */
  | 'email_change'
  | 'email_change_current'
  /** To a number, to sign in. */
  | 'sms'
  | 'phone_change'
  | 'reauthentication';

/** Adds a second factor's code, which its challenge stores. */
export type MessagePurpose = Purpose | 'factor';
