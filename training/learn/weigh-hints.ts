/**
 * `npx node training/learn/weigh-hints.ts`: sets how strongly each hint of a trade counts, by a
 * regression over labelled texts (docs/decisions/002-word-lists-not-a-model.md). It adds and removes no
 * hint. With `--suggest` it only prints words that would help as hints: a person adds those that make
 * sense to a reader.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoChapter } from 'domain/demo';
import {
  KNOWLEDGE_FOLDER,
  knowledgeFiles,
  projectKnowledge,
} from '../../packages/engine/build/knowledge-files.ts';
import { professionsOf } from '../../packages/engine/src/compiler/compile-knowledge.ts';
import {
  HINT_KINDS,
  type HintKind,
  hintsBy,
  type Profession,
} from '../../packages/engine/src/knowledge/knowledge.ts';
import { HINT_WORTH } from '../../packages/engine/src/professions/profession-table.ts';
import { tradeTable } from '../../packages/engine/src/professions/trade-table.ts';
import { indexDirectory } from '../../packages/engine/src/reading/directory-index.ts';
import { understandNeed } from '../../packages/engine/src/reading/understand-need.ts';
import { wordOf } from '../../packages/engine/src/text/word.ts';
import { type Candidate, fitHints, type Sample } from './fit-hints.ts';
import { labelledTexts } from './labelled-texts.ts';

/** The share of a fitted weight that is used: the texts differ from what visitors type. */
const USED_SHARE = 0.7;

/** A word is suggested when it would be worth at least this much, in this many texts of the trade. */
const MIN_WORTH = 0.14;
const MIN_TEXTS = 2;
/** A word that this many trades use says nothing about any of them. */
const MAX_TRADES = 70;

const MAX_LINE_CHARACTERS = 110;

const files = knowledgeFiles();
const professions = professionsOf(files);
/** Occupations, which have only titles, come last. */
const trades = professions.filter(({ keywords }) => keywords.length > 0);
const positions = new Map(trades.map(({ name }, position) => [name.toLowerCase(), position]));

/** The stems that texts contain, and how each is written most often. */
const stems: string[] = [];
const numbers = new Map<string, number>();
const spellings: Map<string, number>[] = [];

const samples = readSamples();
const listed = trades.flatMap(({ hints }, trade) =>
  Object.values(hints).flatMap((words) =>
    words.map((word) => ({ trade, text: word, word: numberOf(wordOf(word).stem) })),
  ),
);
if (process.argv.includes('--suggest')) suggest();
else weigh();

function readSamples(): Sample[] {
  const knowledge = {
    ...projectKnowledge(),
    trades: tradeTable(
      professions.map((profession) => ({ ...profession, hints: hintsBy(() => []) })),
    ),
  };
  const index = indexDirectory(knowledge, { members: [], chains: [] }, demoChapter);
  return labelledTexts(professions).flatMap(({ text, trades: names, weight }) => {
    const right = [...names].flatMap((name) => positions.get(name) ?? []);
    if (names.size > 0 && right.length === 0) return [];
    const { words, evidence } = understandNeed(text, {}, index);
    const seen = new Set<number>();
    for (const { stem, telling, typed } of words) {
      if (!telling || /\d/.test(stem)) continue;
      const number = numberOf(stem);
      seen.add(number);
      const spelling = typed.toLowerCase();
      const counts = spellings[number] as Map<string, number>;
      counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
    }
    return {
      evidence: evidence.slice(0, trades.length),
      words: [...seen],
      length: words.length,
      right,
      weight,
    };
  });
}

function numberOf(stem: string): number {
  let number = numbers.get(stem);
  if (number === undefined) {
    number = stems.length;
    numbers.set(stem, number);
    stems.push(stem);
    spellings.push(new Map());
  }
  return number;
}

/** Writes each hint into the list of its strength. */
function weigh(): void {
  const worths = fitHints(samples, listed, trades.length);
  const byTrade = new Map<string, Map<HintKind, string[]>>();
  listed.forEach(({ trade, text }, at) => {
    const name = (trades[trade] as Profession).name;
    const kinds = byTrade.get(name) ?? new Map<HintKind, string[]>();
    byTrade.set(name, kinds);
    const kind = kindFor(USED_SHARE * (worths[at] as number));
    kinds.set(kind, [...(kinds.get(kind) ?? []), text]);
  });
  for (const path of Object.keys(files).filter((file) => file.startsWith('trades/'))) {
    const file = join(KNOWLEDGE_FOLDER, path);
    writeFileSync(file, withHints(readFileSync(file, 'utf8'), byTrade));
  }
  console.log(`${listed.length} hints, from ${samples.length} texts`);
}

/** The kind whose worth is nearest. */
function kindFor(worth: number): HintKind {
  return HINT_KINDS.reduce((best, kind) =>
    Math.abs(HINT_WORTH[kind] - worth) < Math.abs(HINT_WORTH[best] - worth) ? kind : best,
  );
}

/** The text of a trades file with the hints of each record replaced. */
function withHints(
  text: string,
  byTrade: ReadonlyMap<string, ReadonlyMap<HintKind, string[]>>,
): string {
  const records = text.split(/^(?=# )/m).map((record) => {
    const kinds = byTrade.get(/^# (.+)/.exec(record)?.[1] ?? '');
    const kept = record.replace(/^(slight |strong )?hints:\n( {2}.*\n)*/gm, '').trimEnd();
    const lists = HINT_KINDS.flatMap((kind) => {
      const words = kinds?.get(kind);
      return words === undefined ? [] : [`${kind}s:`, ...linesOf(words.toSorted())];
    });
    return `${[kept, ...lists].join('\n')}\n`;
  });
  return records.join('\n');
}

/** Words separated by commas, in indented lines. */
function linesOf(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const [i, word] of words.entries()) {
    const piece = i < words.length - 1 ? `${word},` : word;
    const line = lines.at(-1);
    if (line === undefined || line.length + piece.length >= MAX_LINE_CHARACTERS)
      lines.push(`  ${piece}`);
    else lines[lines.length - 1] = `${line} ${piece}`;
  }
  return lines;
}

/** Prints the words that would be hints, by trade. */
function suggest(): void {
  const isListed = new Set(listed.map(({ trade, word }) => `${trade} ${word}`));
  const counts = new Map<number, Map<number, number>>();
  for (const { words, right, weight } of samples) {
    for (const word of words) {
      const byTrade = counts.get(word) ?? new Map<number, number>();
      counts.set(word, byTrade);
      for (const trade of right) {
        byTrade.set(trade, (byTrade.get(trade) ?? 0) + Math.min(1, weight) / right.length);
      }
    }
  }
  const candidates: Candidate[] = listed.map(({ trade, word }) => ({ trade, word }));
  for (const [word, byTrade] of counts) {
    if ([...byTrade.values()].filter((count) => count >= 1).length > MAX_TRADES) continue;
    for (const [trade, count] of byTrade) {
      if (count >= MIN_TEXTS && !isListed.has(`${trade} ${word}`)) candidates.push({ trade, word });
    }
  }
  const worths = fitHints(samples, candidates, trades.length);
  for (const [position, { name }] of trades.entries()) {
    const words = candidates.flatMap(({ trade, word }, at) =>
      at >= listed.length && trade === position && USED_SHARE * (worths[at] as number) >= MIN_WORTH
        ? spellingOf(word)
        : [],
    );
    if (words.length > 0) console.log(`# ${name}\n${words.toSorted().join(', ')}`);
  }
}

function spellingOf(word: number): string {
  const [most] = [...(spellings[word] as Map<string, number>)].sort(([, a], [, b]) => b - a);
  return most === undefined ? (stems[word] as string) : most[0];
}
