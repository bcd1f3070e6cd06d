/** What differs from one chapter to the next: its town, its neighbours, its boosts (K1, K2, M8, F1). */

export interface Boost {
  readonly member_name: string;
  /** Name of the profession whose needs this member leads (M8). */
  readonly profession: string;
}

export interface Chapter {
  /** A member is at home when its chapter text contains this, in any case (K1). */
  readonly home: string;
  /** Neighbouring chapters, nearest first (K2). */
  readonly nearby: readonly string[];
  readonly boosts: readonly Boost[];
  /** Where feedback is mailed (F1). */
  readonly feedbackRecipient: string;
}
