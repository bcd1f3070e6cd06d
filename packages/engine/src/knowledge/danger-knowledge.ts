/**
 * The compiled form of the danger files: the kinds of danger, their signs, and the words signs are
 * made of.
 */
import type { EmergencyService } from 'domain/chapter.ts';

export interface DangerKnowledge {
  /** Most urgent first. */
  readonly kinds: readonly DangerKind[];
  readonly urgencies: readonly UrgentKind[];
  readonly wording: DangerWording;
  readonly tone: DangerTone;
  /** All signs of the kinds and the urgencies. */
  readonly signs: readonly SignOfKind[];
  /**
   * For each word key or '<group>', positions in `signs` of the signs whose rarest term it matches.
   * Only these signs are checked against a text that contains it.
   */
  readonly signsByKey: Readonly<Record<string, readonly number[]>>;
}

/** A sign and what it stands for. */
export interface SignOfKind {
  /** In the notation of sign.ts. */
  readonly sign: string;
  /** Position in `kinds`, or in `urgencies` when the strength is 'urgent'. */
  readonly kind: number;
  /** A sure sign counts even when calm words surround it. */
  readonly strength: 'sure' | 'usual' | 'urgent';
}

export interface DangerKind {
  /** The topic: 'fire'. Kinds with the same name differ in their advice. */
  readonly name: string;
  /** Signs showing that the words mean something else. */
  readonly unless: readonly string[];
  /** One or two plain sentences that are right in any case; {emergency} stands for a number. */
  readonly advice: string;
  /** The number that the large button calls. */
  readonly call: EmergencyService;
  /** Professions that help once everyone is safe. */
  readonly afterwards: readonly string[];
  /** True when someone may be watching the reader: the page offers a quick exit and hides what was typed. */
  readonly isPrivate: boolean;
}

/** A situation that needs a trade quickly without being dangerous. */
export interface UrgentKind {
  readonly unless: readonly string[];
  /** One calm sentence: what to do until help arrives. */
  readonly hint: string;
}

/** The words that signs are made of, and the surrounding phrases that cancel a sign. */
export interface DangerWording {
  /** The words of each group, by its name. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** What people type in haste, one word or a few, and the words they mean. */
  readonly slips: Readonly<Record<string, string>>;
  /** Phrases whose words count for no sign. */
  readonly harmless: readonly string[];
  /** Phrases that cancel every unsure sign. */
  readonly calm: readonly string[];
  /** Phrases that cancel every sign. */
  readonly pretended: readonly string[];
  /** Phrases that override calm phrases. */
  readonly pressing: readonly string[];
}

/** How dangerous words sound, in log-odds. */
export interface DangerTone {
  /** Of an empty text. */
  readonly start: number;
  /** Added for every word. */
  readonly eachWord: number;
  /** Added for a stem, or for two neighbouring stems. */
  readonly worth: Readonly<Record<string, number>>;
  /** Positions of the kinds that a stem suggests; listed twice where it suggests one clearly. */
  readonly kindsOf: Readonly<Record<string, readonly number[]>>;
}
