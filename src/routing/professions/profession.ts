/** One trade as its record tells it (M1): who it is, what people call it, and what they ask of it. */
import type { MemberSphere, OpenSeatSphere } from '../../domain/sphere.ts';

export interface Profession {
  /** What a seat of this profession is called: 'Roofer'. Unique. */
  readonly name: string;
  readonly sphere: MemberSphere;
  readonly openSeatSphere: OpenSeatSphere;
  /** Names of the person or the seat: 'roofer', 'roofing contractor'. */
  readonly titles: readonly string[];
  /** The chapter's own names for it (D2). */
  readonly synonyms?: readonly string[];
  /** Things and jobs of the trade in everyday words: 'shingles', 'roof repair'. */
  readonly keywords: readonly string[];
  /** Problems and wishes as people tell them: 'leak around chimney'. */
  readonly symptoms: readonly string[];
  /** Single words that suggest the trade without naming it: 'attic'. */
  readonly hints: readonly string[];
  /** Names of the professions whose members take such needs while this seat is open. */
  readonly neighbours: readonly string[];
}
