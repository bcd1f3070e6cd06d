/** The shape of one row of trade knowledge (M1). Data files hold these and nothing else. */
import type { MemberSphere, OpenSeatSphere } from '../../domain/sphere.ts';

export interface Profession {
  /** What a seat of this profession is called: 'Roofer'. Unique. */
  readonly name: string;
  readonly sphere: MemberSphere;
  readonly openSeatSphere: OpenSeatSphere;
  /** Comma-separated names of the person or the seat: 'roofer, roofing contractor'. */
  readonly titles: string;
  /** Comma-separated further names, of the chapter's own: the table has none (D2). */
  readonly synonyms?: string;
  /** Comma-separated things and jobs of the trade, in everyday words: 'shingles, gutter, roof repair'. */
  readonly keywords: string;
  /** Comma-separated problems and wishes as people say them: 'ceiling drips when it rains'. */
  readonly symptoms: string;
  /** Space-separated words that hint at the trade without naming it (hints.ts). */
  readonly hints?: string;
  /**
   * Comma-separated names of professions whose members would gladly take such a need while this
   * seat is open: a deck builder's by a general contractor. Absent when nobody else should.
   */
  readonly neighbours?: string;
}
