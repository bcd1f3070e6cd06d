/** What the texts to send are about. */
import type { Named } from 'engine';
import type { Editing } from './use-edits.ts';

export interface SendingProps {
  /** Who is introduced: one of the members found, or the members of a chain. */
  readonly of: 'member' | 'chain';
  /** Those the answer names, in the order to call them. */
  readonly people: readonly Named[];
  /** What a message quotes; null when a member was asked for by name (M7). */
  readonly need: string | null;
  /** The introduction script, or the filled script of a chain. */
  readonly script: string;
  /** The Dynamic Intro Preview: the script is then the chain's Full Referral Script (C7). */
  readonly preview?: string;
  /** The person being introduced (C5). */
  readonly lead: string;
  readonly onLead: (lead: string) => void;
  /** False for the further chains of an answer: they share the choice and the fields of the first. */
  readonly hasFields?: boolean;
}

/** For the texts of one purpose. */
export interface TextsProps extends SendingProps {
  /** The editing of each text, by a key of its own. */
  readonly editing: (key: string) => Editing;
  readonly headingLevel: 'h3' | 'h4';
}
