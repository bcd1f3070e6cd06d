/**
 * What a member's role is understood as: the trades by which the member is found (M4) and needs that lead there, or the
 * trades that come nearest. Pure.
 */
import { commaList } from 'domain/comma-list.ts';
import type { Outcome } from '../answers/outcome.ts';
import type { Route } from '../engine.ts';
import { everydayNeeds } from '../member-pages.ts';
import { heldBy } from '../members/member-groups.ts';
import type { RoleNaming } from '../professions/name-role.ts';
import {
  isTitle,
  kindOf,
  type ProfessionEntry,
  type Terms,
} from '../professions/profession-table.ts';
import type { TradeKnowledge } from '../professions/trade-knowledge.ts';
import { weighNeed } from '../professions/weigh-need.ts';
import type { DirectoryIndex } from '../reading/directory-index.ts';
import { similarity } from '../text/edit-distance.ts';
import { oncePerKey } from '../text/look-up.ts';
import { tellingWords, wordsOf } from '../text/word.ts';
import { oneOf } from '../texts/phrases.ts';

export interface UnderstoodRole {
  /** Names of the trades by which the member is found, the role's own first; empty when none is recognised. */
  readonly professions: readonly string[];
  /**
   * When none is recognised: the nearest trades, best first, 3 at most. Empty only if every word is unknown. Found when
   * first read: it takes milliseconds.
   */
  readonly nearest: readonly string[];
  /** Needs that lead to a member of the first trade, 3 at most. Found when first read, in milliseconds. */
  readonly needs: readonly string[];
}

const MAX_NEAREST = 3;
const MAX_NEEDS = 3;

/** Words that are less alike than this are not taken for each other. */
const MIN_SIMILARITY = 0.7;

/** Evidence for a title that is spelled like a word of the role; a trade's own word gives about 1. */
const SPELLING_WORTH = 0.5;

/** Needs by the name of the trade, as people say them. */
export type WrittenNeeds = Readonly<Record<string, readonly string[]>>;

/** Occurs in no name, so it can join the names of one member to a key. */
const SEPARATOR = '\n';

/** @returns a function of a role and of aliases, which are separated by commas, as stored with the member. */
export function roleReader(
  index: DirectoryIndex,
  route: Route,
  written: WrittenNeeds,
): (role: string, aliases: string | null) => UnderstoodRole {
  const { trades, naming } = index;
  const termsOf = everydayNeeds(index, naming);
  const needsLeadingTo = oncePerKey((trade: ProfessionEntry) =>
    [...(written[trade.profession.name] ?? termsOf(trade)), ...askingFor(trade)]
      .filter((need) => isAnsweredBy(route(need), trade))
      .slice(0, MAX_NEEDS),
  );
  const readNearest = nearestTrades(trades, naming);
  const nearestTo = oncePerKey((names: string) => readNearest(names.split(SEPARATOR)));

  return (role, aliases) => {
    const names = [role, ...commaList(aliases)];
    const held = heldBy(
      names.map((text) => ({ text })),
      naming,
      trades.exact,
    );
    const [first] = held;
    return {
      professions: Array.from(held, nameOf),
      get nearest() {
        return first === undefined ? nearestTo(names.join(SEPARATOR)) : [];
      },
      get needs() {
        return first === undefined ? [] : needsLeadingTo(first);
      },
    };
  };
}

/** For an occupation whose needs nobody has written, or that has no terms. */
function askingFor({ profession }: ProfessionEntry): readonly string[] {
  const someone = oneOf(profession.name);
  return [profession.name, `I need ${someone}`, `looking for ${someone}`];
}

/** Whether the first member who is named is surely of the trade, or would be if anyone held it. */
function isAnsweredBy(outcome: Outcome, { profession, neighbours }: ProfessionEntry): boolean {
  const { name } = profession;
  if (outcome.danger !== null || outcome.isGuess) return false;
  if (outcome.mode === 'open-seat') return outcome.seat.profession === name;
  if (outcome.mode !== 'member') return false;
  const answering = outcome.matches[0]?.category.name;
  // While nobody holds the trade, a neighbour covers its needs.
  const isCovered = neighbours.some((one) => nameOf(one) === answering);
  return answering === name || (isCovered && outcome.openSeats[0] === name);
}

/** By the words that the role shares with trades, and the titles spelled like its words; then their neighbours. */
function nearestTrades(
  { entries, evidence, terms }: TradeKnowledge,
  naming: RoleNaming,
): (names: readonly string[]) => readonly string[] {
  let inTitles: ReturnType<typeof wordsInTitles> | undefined;

  return (names) => {
    const wordings = names.flatMap((name) => [name, naming.partsOf(name).whole.text]);
    const words = wordsOf(wordings.join(' '));
    const scores = weighNeed(words, evidence);
    inTitles ??= wordsInTitles(terms);
    for (const word of tellingWords(words)) {
      if (evidence.isTerm(word.stem)) continue;
      for (const [profession, alike] of spelledLike(word.base, inTitles)) {
        scores[profession] = (scores[profession] as number) + alike * SPELLING_WORTH;
      }
    }
    const best = entries
      .filter(({ position }) => (scores[position] as number) > 0)
      .sort((a, b) => (scores[b.position] as number) - (scores[a.position] as number));
    const nearest = new Set([
      ...best.slice(0, MAX_NEAREST),
      ...best.flatMap((one) => one.neighbours),
    ]);
    return Array.from(nearest, nameOf).slice(0, MAX_NEAREST);
  };
}

/** The positions of the professions in whose titles a word stands. */
function wordsInTitles(terms: Terms): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  for (let term = 0; term < terms.count; term++) {
    if (!isTitle(kindOf(terms, term))) continue;
    for (let at = terms.start[term] as number; at < (terms.start[term + 1] as number); at++) {
      const word = terms.typed[terms.words[at] as number] as string;
      const professions = found.get(word) ?? new Set();
      found.set(word, professions.add(terms.profession[term] as number));
    }
  }
  return found;
}

/** By position of a profession: how much the most similar word of its titles resembles a word, where it does. */
function spelledLike(
  base: string,
  inTitles: ReadonlyMap<string, ReadonlySet<number>>,
): Map<number, number> {
  const found = new Map<number, number>();
  for (const [word, professions] of inTitles) {
    const [shorter, longer] = [base.length, word.length].sort((a, b) => a - b) as [number, number];
    // Each extra letter costs an edit: words of very different length cannot be alike, and comparing takes time.
    if (shorter < longer * MIN_SIMILARITY) continue;
    const alike = similarity(base, word);
    if (alike < MIN_SIMILARITY) continue;
    for (const profession of professions) {
      if (alike > (found.get(profession) ?? 0)) found.set(profession, alike);
    }
  }
  return found;
}

function nameOf({ profession }: ProfessionEntry): string {
  return profession.name;
}
