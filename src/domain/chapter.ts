/** What differs from one chapter to the next (K1, K2, M8, D2, F1), in the field names of chapter.json. */
import type { MemberSphere, OpenSeatSphere } from './sphere.ts';

export interface Boost {
  /** Name of the member who leads the needs of the category (M8). */
  readonly member: string;
  readonly category: string;
}

export interface Synonym {
  /** What people of the town say: 'sparky'. */
  readonly say: string;
  /** Name of the category they mean: 'Electrician'. */
  readonly mean: string;
}

/** A category of the chapter's own, or more words for one that is known by this name. */
export interface ChapterCategory {
  readonly name: string;
  /** Without it, a known category keeps its own. */
  readonly sphere?: MemberSphere;
  /** An open-seat sphere of K3; likewise. */
  readonly openSeatSphere?: OpenSeatSphere;
  /** Names of the person or the seat. */
  readonly titles?: readonly string[];
  /** Things and jobs of the trade, in everyday words. */
  readonly keywords?: readonly string[];
  /** Problems and wishes as people say them. */
  readonly needs?: readonly string[];
  /** Categories whose members take such needs while this seat is open. */
  readonly neighbours?: readonly string[];
}

export interface Chapter {
  /** A member is at home when its chapter text contains this, in any case (K1). */
  readonly home: string;
  /** Neighbouring chapters, nearest first (K2). */
  readonly nearby: readonly string[];
  readonly boosts: readonly Boost[];
  readonly synonyms: readonly Synonym[];
  readonly categories: readonly ChapterCategory[];
  /** Where feedback is mailed (F1). */
  readonly feedbackRecipient: string;
}
