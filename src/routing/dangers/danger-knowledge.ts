/** What is known of dangers, as the knowledge files tell it: kinds, and the words that signs are written with. */
import type { EmergencyNumber } from '../knowledge/emergency-numbers.ts';

export interface DangerKnowledge {
  /** The most pressing first. */
  readonly kinds: readonly DangerKind[];
  readonly urgencies: readonly UrgentKind[];
  readonly wording: DangerWording;
  readonly tone: DangerTone;
  /** Every sign of the kinds and the urgencies. */
  readonly signs: readonly SignOfKind[];
  /** Positions in `signs` of those whose rarest word has this key or is of this '<group>': only they are looked for. */
  readonly signsByKey: Readonly<Record<string, readonly number[]>>;
}

/** How a kind is told of. */
export interface SignOfKind {
  /** In the notation of sign.ts. */
  readonly sign: string;
  /** Position of its kind: of a danger, or of an urgency. */
  readonly kind: number;
  /** A sure sign is heard in calm company too. */
  readonly strength: 'sure' | 'usual' | 'urgent';
}

export interface DangerKind {
  /** What it is about: 'fire'. Kinds of one name differ in what to do. */
  readonly name: string;
  /** Signs that say that the words mean something else. */
  readonly unless: readonly string[];
  /** One or two plain sentences that are right whatever else is the case; {emergency} stands for a number. */
  readonly advice: string;
  /** Whom the large button calls. */
  readonly call: EmergencyNumber;
  /** Whose advice it is, and where it can be read. */
  readonly source: string;
  /** Professions that help when everyone is safe. */
  readonly afterwards: readonly string[];
  /** Set where someone may be watching the reader: the page offers a quick exit and hides what was typed. */
  readonly isPrivate: boolean;
}

/** What needs a trade quickly without being dangerous. */
export interface UrgentKind {
  readonly unless: readonly string[];
  /** One calm sentence: what to do until help arrives. */
  readonly hint: string;
}

/** The words that signs are written with, and the company in which a sign means nothing. */
export interface DangerWording {
  /** The words of each group, by its name. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** What people in haste type, one word or a few, and the words they mean. */
  readonly slips: Readonly<Record<string, string>>;
  /** Phrases whose words count for no sign. */
  readonly harmless: readonly string[];
  /** Phrases that call off signs that are not sure. */
  readonly calm: readonly string[];
  /** Phrases that call off every sign. */
  readonly pretended: readonly string[];
  /** Phrases that make calm ones count for nothing. */
  readonly pressing: readonly string[];
}

/** How words sound, in log-odds of danger. */
export interface DangerTone {
  /** Of a text without words. */
  readonly start: number;
  /** Of each word, whichever it is. */
  readonly eachWord: number;
  /** Of a word's stem. */
  readonly worth: Readonly<Record<string, number>>;
  /** Positions of the kinds that a word's stem tells of; twice where it clearly does. */
  readonly kindsOf: Readonly<Record<string, readonly number[]>>;
}
