/** The shape of everything the engine knows before it sees a directory: plain data, compiled by the build. */
import type { MemberSphere, OpenSeatSphere } from 'domain/sphere.ts';
import type { DangerKnowledge } from './danger-knowledge.ts';

export interface Knowledge {
  readonly trades: TradeTable;
  readonly talk: Talk;
  /** Phrases in which a trade's word means something else, as base forms: 'brain drain'. */
  readonly expressions: readonly string[];
  /** Phrases that begin a request, as base forms: 'looking for'. */
  readonly requests: readonly string[];
  /** Phrases that describe the person asked for, as base forms: 'take credit card'. */
  readonly descriptions: readonly string[];
  /** Stems of English words, and names in capitals, separated by spaces: never corrected (D1). */
  readonly english: string;
  /** Signs of danger, and the advice for each kind (S12). */
  readonly dangers: DangerKnowledge;
  /** How rosters write a member's role (M4). */
  readonly roles: RoleKnowledge;
  /** Other languages than English (D1). */
  readonly languages: LanguageKnowledge;
  /** Towns that would be taken for something else (D1, K1). */
  readonly towns: TownKnowledge;
  /** Frequent needs, as visitors type them (S13). */
  readonly commonNeeds: readonly string[];
}

/** How strongly a hint suggests its trade. Records list them as 'slight hints', 'hints' and 'strong hints'. */
export const HINT_KINDS = ['slight hint', 'hint', 'strong hint'] as const;
export type HintKind = (typeof HINT_KINDS)[number];

/** Hints by how strongly they suggest their trade. */
type Hints = Readonly<Record<HintKind, readonly string[]>>;

/** @param listOf the hints of a kind. */
export function hintsBy(listOf: (kind: HintKind) => readonly string[]): Hints {
  return Object.fromEntries(HINT_KINDS.map((kind) => [kind, listOf(kind)])) as Hints;
}

/** One trade as written in its record under knowledge/trades (M1). */
export interface Profession {
  /** The name of the seat: 'Roofer'. Unique. */
  readonly name: string;
  readonly sphere: MemberSphere;
  readonly openSeatSphere: OpenSeatSphere;
  /** Names of the person or the seat: 'roofer', 'roofing contractor'. */
  readonly titles: readonly string[];
  /** Things and jobs of the trade in everyday words: 'shingles', 'roof repair'. */
  readonly keywords: readonly string[];
  /** Problems and wishes as people describe them: 'leak around chimney'. */
  readonly symptoms: readonly string[];
  /** Single words that suggest the trade without naming it: 'attic'. */
  readonly hints: Hints;
  /** Names of the professions whose members take its needs while this seat is open. */
  readonly neighbours: readonly string[];
}

/** A profession without its terms. */
export type ProfessionRow = Pick<Profession, 'name' | 'sphere' | 'openSeatSphere' | 'neighbours'>;

/** How a term relates to its profession. A synonym is a title that only this chapter uses (D2). */
export const TERM_KINDS = ['title', 'synonym', 'keyword', 'symptom', ...HINT_KINDS] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/**
 * Professions, with the words of their terms as numbers: the browser parses no text and computes no
 * stems.
 */
export interface TradeTable {
  readonly professions: readonly ProfessionRow[];
  /** Each distinct word of the terms, one per line. Both texts have the same number of lines. */
  readonly words: {
    /** As written in the term: 'gutters'. A trailing space marks a word that is not evidence (M3). */
    readonly typed: string;
    /** The edit that turns the word into its stem: '1' for 'gutters', '' for a word that is its own stem. */
    readonly stem: string;
  };
  /** All terms in order; the first three lists have the same length. */
  readonly terms: {
    /** Position of the term's profession. */
    readonly profession: readonly number[];
    /** Position in TERM_KINDS. */
    readonly kind: readonly number[];
    /** Number of words in each term. */
    readonly size: readonly number[];
    /** The words of all terms in order: positions in the list of distinct words. */
    readonly words: readonly number[] | Uint16Array;
  };
  /** The text of each term that is not simply its words joined by spaces, by position: 'a/c'. */
  readonly texts: Readonly<Record<number, string>>;
}

/**
 * How a word, or the beginning of a text, counts for a request (above 0) or for talk (below 0), in
 * log-odds.
 */
export interface Talk {
  /** By stem. */
  readonly words: Readonly<Record<string, number>>;
  /** By the first one or two words of a text, in lower case. */
  readonly beginnings: Readonly<Record<string, number>>;
  /** Base forms of words that only ask about the thing after them: 'shopping for'. */
  readonly beforeThings: readonly string[];
  /** Base forms of words that only ask about the thing before them: 'near me'. */
  readonly afterThings: readonly string[];
}

/** How rosters of networking organisations, chambers and licence boards write a role. All texts in lower case. */
export interface RoleKnowledge {
  /** What rosters call a trade beyond its titles, by the trade's name: 'dermatology', 'tires', 'bakery'. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** What a short form stands for, wherever it is in a role: 'insurance' by 'ins'. */
  readonly shortForms: Readonly<Record<string, string>>;
  /** The same for short forms that are a trade only as a whole part of a role: 'chiropractor' by 'dc'. */
  readonly wholeParts: Readonly<Record<string, string>>;
  /** Words about the person or the firm: 'owner', 'llc'. */
  readonly besideTrades: readonly string[];
  /** Headings of classifications: 'home services'. They give way to any other part. */
  readonly headings: readonly string[];
  /** Trades that also head a list of others: 'attorney'. */
  readonly fields: readonly string[];
  /** What is done with the goods of a trade, or where, as base forms: 'installation', 'center'. */
  readonly tradeWork: readonly string[];
  /** What any trade can be, before a word for a person: 'residential'. */
  readonly qualities: readonly string[];
  /** Goods or places whose names end like a word for a person: 'gutter'. */
  readonly notAgents: readonly string[];
}

export interface LanguageKnowledge {
  /** Spanish names without accents, by the trade's name or by an English title that several share. */
  readonly spanish: Readonly<Record<string, readonly string[]>>;
  /** Words of grammar and requests in other languages that English does not have. */
  readonly foreignWords: readonly string[];
}

export interface TownKnowledge {
  /** Names that hardly mean anything else: 'weddington'. */
  readonly names: readonly string[];
  /** Names that are also words of trades, and towns only after a word like 'in': 'garland'. */
  readonly likeThings: readonly string[];
}
