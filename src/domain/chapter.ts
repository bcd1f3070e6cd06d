/** Chapter-specific settings (K1, K2, M8, D2, F1), named as in chapter.json. */
import type { MemberSphere, OpenSeatSphere } from './sphere.ts';

export interface Boost {
  /** Name of the member ranked first for needs in the category (M8). */
  readonly member: string;
  readonly category: string;
}

export interface Synonym {
  /** What people of the town say: 'sparky'. */
  readonly say: string;
  /** Name of the category they mean: 'Electrician'. */
  readonly mean: string;
}

/** A category specific to the chapter, or extra words for the built-in category of this name. */
export interface ChapterCategory {
  readonly name: string;
  /** When omitted, a built-in category keeps its own. */
  readonly sphere?: MemberSphere;
  /** An open-seat sphere (K3); optional in the same way. */
  readonly openSeatSphere?: OpenSeatSphere;
  /** Names of the person or the seat. */
  readonly titles?: readonly string[];
  /** Things and jobs of the trade, in everyday words. */
  readonly keywords?: readonly string[];
  /** Problems and wishes as people say them. */
  readonly needs?: readonly string[];
  /** Categories that cover these needs while this seat is open. */
  readonly neighbours?: readonly string[];
}

export interface Chapter {
  /** A member is a home member when its chapter text contains this, ignoring case (K1). */
  readonly home: string;
  /** Neighbouring chapters, nearest first (K2). */
  readonly nearby: readonly string[];
  readonly boosts: readonly Boost[];
  readonly synonyms: readonly Synonym[];
  readonly categories: readonly ChapterCategory[];
  /** Where feedback is mailed (F1). */
  readonly feedbackRecipient: string;
}
