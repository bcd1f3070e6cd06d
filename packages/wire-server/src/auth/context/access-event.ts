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
  | 'identity_link'
  | 'identity_removed'
  | 'account_changed'
  /** By the operator. */
  | 'account_created'
  | 'account_deleted'
  | 'link_generated'
  | 'operator_access';
