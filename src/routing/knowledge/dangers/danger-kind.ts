/** What is written about a danger, and about the words that tell of one. Types only; signs as in dangers/sign.ts. */
import type { EmergencyNumber } from '../emergency-numbers.ts';

export interface DangerKind {
  /** What it is about: 'fire'. Kinds of one name differ in what to do. */
  readonly name: string;
  /** Signs that are heard in calm company too. One a line. */
  readonly sure?: string;
  /** Signs that are heard unless the words around them are calm. One a line. */
  readonly signs: string;
  /** What says that the words mean something else. One a line. */
  readonly unless?: string;
  /** One or two plain sentences that are right whatever else is the case; {emergency} is a number to call. */
  readonly advice: string;
  /** Whom the large button calls. */
  readonly call: EmergencyNumber;
  /** Whose advice this is, and where it can be read. */
  readonly source: string;
  /** Comma-separated professions that help when everyone is safe. */
  readonly afterwards?: string;
  /** Set where somebody may be watching the reader: the page can be left quickly, and tells nothing. */
  readonly isPrivate?: true;
}

export interface UrgentKind {
  /** What needs a trade quickly, and puts nobody in danger. One sign a line. */
  readonly signs: string;
  readonly unless?: string;
  /** One calm sentence: what to do until somebody is there. */
  readonly hint: string;
}

/** The words that signs are written with, and the company in which a sign means nothing. */
export interface DangerWording {
  /** The words of each group, by its name. */
  readonly groups: Readonly<Record<string, string>>;
  /** What people in haste type, and the word they mean. */
  readonly slips: Readonly<Record<string, string>>;
  /** Phrases that are no danger whatever else is said: their words count for no sign. One a line. */
  readonly harmless: string;
  /** What says that it is over, planned, priced or feared only; calls off signs that are not sure. One a line. */
  readonly calm: string;
  /** What says that it is taught, told or played; calls off every sign. One a line. */
  readonly pretended: string;
  /** What says that it is now, however calm the rest. One a line. */
  readonly pressing: string;
}
