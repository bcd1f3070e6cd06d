/** Compiles dangers.txt, urgencies.txt, danger-words.txt and danger-tone.txt to DangerKnowledge. Pure. */

import { EMERGENCY_SERVICES } from 'domain/chapter.ts';
import { MAX_WORDS_BETWEEN_TERMS, parseSign, SIDE_BY_SIDE, signReader } from '../dangers/sign.ts';
import { choicesOf, type Terms, termsOf } from '../dangers/term.ts';
import { STRENGTHS } from '../dangers/tone.ts';
import type {
  DangerKind,
  DangerKnowledge,
  DangerTone,
  DangerWording,
  SignOfKind,
} from '../knowledge/danger-knowledge.ts';
import { stopwords } from '../knowledge/english.ts';
import {
  KnowledgeError,
  listIn,
  oneOf,
  parseRecords,
  recordNamed,
  sentenceIn,
  type TextRecord,
  yesIn,
} from './parse-records.ts';

const KIND_FIELDS = [
  'kind',
  'advice',
  'call',
  'source',
  'afterwards',
  'private',
  'sure',
  'signs',
  'unless',
];

const URGENT_FIELDS = ['hint', 'signs', 'unless'];

/** A stopword counts as much as this many other words when the rarest term of a sign is chosen. */
const STOPWORD_WEIGHT = 40;

/**
 * @param trades names of all professions; those in 'afterwards' must be among them.
 * @throws KnowledgeError with the place of the mistake.
 */
export function compileDangers(
  dangers: string,
  urgencies: string,
  words: string,
  tone: string,
  trades: ReadonlySet<string>,
): DangerKnowledge {
  const dangerRecords = parseRecords(dangers, 'dangers.txt', KIND_FIELDS).records;
  const urgentRecords = parseRecords(urgencies, 'urgencies.txt', URGENT_FIELDS).records;
  const { wording, terms } = wordingOf(words);
  const signsIn = checkedList(signReader(terms));
  const kinds = dangerRecords.map((record) => dangerKind(record, trades, signsIn));
  const signs = [
    ...dangerRecords.flatMap((record, kind) => [
      ...signsIn(record, 'sure').map((sign) => ({ sign, kind, strength: 'sure' as const })),
      ...signsIn(record, 'signs').map((sign) => ({ sign, kind, strength: 'usual' as const })),
    ]),
    ...urgentRecords.flatMap((record, kind) =>
      signsIn(record, 'signs').map((sign) => ({ sign, kind, strength: 'urgent' as const })),
    ),
  ];
  return {
    kinds,
    urgencies: urgentRecords.map((record) => ({
      unless: signsIn(record, 'unless'),
      hint: sentence(record, 'hint'),
    })),
    wording,
    tone: toneOf(tone, kinds),
    signs,
    signsByKey: signsByKey(signs, terms),
  };
}

type ListIn = typeof listIn;

/** Reads lists of signs or phrases and parses each: a mistake is found here, not on a visitor's phone. */
function checkedList(parse: (sign: string) => unknown): ListIn {
  return (record, field) => {
    const signs = listIn(record, field);
    for (const sign of signs) atPlace(record.place, () => parse(sign));
    return signs;
  };
}

/** @throws KnowledgeError with this place when the reading fails. */
function atPlace<Result>(place: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new KnowledgeError(place, (error as Error).message);
  }
}

/** For each key or group, the signs whose rarest word it is. */
function signsByKey(
  signs: readonly SignOfKind[],
  terms: Terms,
): Readonly<Record<string, readonly number[]>> {
  const weightOf = (term: string) =>
    terms.wordsOf(term).reduce((sum, word) => sum + (stopwords.has(word) ? STOPWORD_WEIGHT : 1), 0);
  const positions = new Map<string, Set<number>>();
  for (const [position, { sign }] of signs.entries()) {
    for (const { parts } of parseSign(sign, MAX_WORDS_BETWEEN_TERMS)) {
      const written = parts.flat().map(({ term }) => term);
      const rarest = written.reduce((a, b) => (weightOf(b) < weightOf(a) ? b : a));
      for (const key of choicesOf(rarest)) {
        positions.set(key, (positions.get(key) ?? new Set()).add(position));
      }
    }
  }
  return Object.fromEntries(Array.from(positions, ([key, own]) => [key, [...own]]));
}

function dangerKind(record: TextRecord, trades: ReadonlySet<string>, signsIn: ListIn): DangerKind {
  const afterwards = listIn(record, 'afterwards');
  for (const trade of afterwards) {
    if (!trades.has(trade)) {
      throw new KnowledgeError(record.place, `'${trade}' is not a profession`);
    }
  }
  const advice = sentence(record, 'advice');
  for (const [, service = ''] of advice.matchAll(/\{(\w*)\}/g)) {
    oneOf(EMERGENCY_SERVICES, service, record.place, 'not a known number');
  }
  // Required so that the advice can be checked; no page shows it.
  sentence(record, 'source');
  return {
    name: sentence(record, 'kind'),
    unless: signsIn(record, 'unless'),
    advice,
    call: oneOf(EMERGENCY_SERVICES, sentence(record, 'call'), record.place, 'not a known number'),
    afterwards,
    isPrivate: yesIn(record, 'private'),
  };
}

function wordingOf(text: string): { readonly wording: DangerWording; readonly terms: Terms } {
  const { records } = parseRecords(text, 'danger-words.txt');
  const named = (name: string) => recordNamed(records, name, 'danger-words.txt');
  const groups = Object.fromEntries(
    valuesByField(named('Groups')).map(([name, words]) => [
      name,
      words.flatMap((some) => some.split(/\s+/)),
    ]),
  );
  const slips = valuesByField(named('Slips')).flatMap(([meant, typed]) =>
    typed.map((slip) => [slip, meant]),
  );
  const terms = atPlace(named('Groups').place, () => termsOf(groups));
  const phrasesIn = checkedList(signReader(terms, SIDE_BY_SIDE));
  const phrases = (name: string) => phrasesIn(named(name), 'phrases');
  const wording = {
    groups,
    slips: Object.fromEntries(slips),
    harmless: phrases('Harmless'),
    calm: phrases('Calm'),
    pretended: phrases('Pretended'),
    pressing: phrases('Pressing'),
  };
  return { wording, terms };
}

function toneOf(text: string, kinds: readonly DangerKind[]): DangerTone {
  const { records } = parseRecords(text, 'danger-tone.txt');
  const worth: Record<string, number> = {};
  const named = (name: string) => recordNamed(records, name, 'danger-tone.txt');
  for (const [name, sign] of [
    ['Danger', 1],
    ['Everyday', -1],
  ] as const) {
    for (const [strength, value] of Object.entries(STRENGTHS)) {
      for (const wording of listIn(named(name), strength)) worth[wording] = sign * value;
    }
  }
  const kindsOf: Record<string, number[]> = {};
  for (const [field, stems] of valuesByField(named('Kinds'))) {
    const name = field.replace(/ clearly$/, '').replaceAll(' ', '-');
    // Of several kinds with the same name, the last is the calmest.
    const kind = kinds.findLastIndex((one) => one.name === name);
    if (kind < 0) throw new KnowledgeError('danger-tone.txt', `'${name}' is not a kind of danger`);
    for (const stem of stems) {
      const own = field.endsWith(' clearly') ? [kind, kind] : [kind];
      kindsOf[stem] = [...(kindsOf[stem] ?? []), ...own];
    }
  }
  const all = named('All');
  return { start: number(all, 'start'), eachWord: number(all, 'each word'), worth, kindsOf };
}

function valuesByField(record: TextRecord): [field: string, values: readonly string[]][] {
  return Array.from(record.fields.keys(), (field) => [field, listIn(record, field)]);
}

function sentence(record: TextRecord, field: string): string {
  const text = sentenceIn(record, field);
  if (text === '') throw new KnowledgeError(record.place, `${record.name} has no ${field}`);
  return text;
}

function number(record: TextRecord, field: string): number {
  const value = Number(sentence(record, field));
  if (!Number.isFinite(value)) {
    throw new KnowledgeError(record.place, `${record.name} has no number in ${field}`);
  }
  return value;
}
