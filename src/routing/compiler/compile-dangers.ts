/** Compiles dangers.txt, urgencies.txt, danger-words.txt and danger-tone.txt to DangerKnowledge. Pure. */

import { EMERGENCY_SERVICES } from '../../domain/chapter.ts';
import { IN_ORDER, parseSign } from '../dangers/sign.ts';
import { choicesOf, termsOf } from '../dangers/term.ts';
import { STRENGTHS } from '../dangers/tone.ts';
import type {
  DangerKind,
  DangerKnowledge,
  DangerTone,
  DangerWording,
  SignOfKind,
} from '../knowledge/danger-knowledge.ts';
import { stopwords } from '../knowledge/stopwords.ts';
import {
  KnowledgeError,
  listIn,
  oneOf,
  parseRecords,
  sentenceIn,
  type TextRecord,
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
  const wording = wordingOf(words);
  const kinds = dangerRecords.map((record) => dangerKind(record, trades));
  const signs = [
    ...dangerRecords.flatMap((record, kind) => [
      ...listIn(record, 'sure').map((sign) => ({ sign, kind, strength: 'sure' as const })),
      ...listIn(record, 'signs').map((sign) => ({ sign, kind, strength: 'usual' as const })),
    ]),
    ...urgentRecords.flatMap((record, kind) =>
      listIn(record, 'signs').map((sign) => ({ sign, kind, strength: 'urgent' as const })),
    ),
  ];
  return {
    kinds,
    urgencies: urgentRecords.map((record) => ({
      unless: listIn(record, 'unless'),
      hint: sentence(record, 'hint'),
    })),
    wording,
    tone: toneOf(tone, kinds),
    signs,
    signsByKey: signsByKey(signs, wording),
  };
}

/** For each key or group, the signs whose rarest word it is. */
function signsByKey(
  signs: readonly SignOfKind[],
  { groups }: DangerWording,
): Readonly<Record<string, readonly number[]>> {
  const terms = termsOf(groups);
  const weightOf = (term: string) =>
    terms.wordsOf(term).reduce((sum, word) => sum + (stopwords.has(word) ? STOPWORD_WEIGHT : 1), 0);
  const positions = new Map<string, Set<number>>();
  for (const [position, { sign }] of signs.entries()) {
    for (const { parts } of parseSign(sign, IN_ORDER)) {
      const written = parts.flat().map(({ term }) => term);
      const rarest = written.reduce((a, b) => (weightOf(b) < weightOf(a) ? b : a));
      for (const key of choicesOf(rarest)) {
        positions.set(key, (positions.get(key) ?? new Set()).add(position));
      }
    }
  }
  return Object.fromEntries(Array.from(positions, ([key, own]) => [key, [...own]]));
}

function dangerKind(record: TextRecord, trades: ReadonlySet<string>): DangerKind {
  const afterwards = listIn(record, 'afterwards');
  for (const trade of afterwards) {
    if (!trades.has(trade)) {
      throw new KnowledgeError(record.place, `'${trade}' is not a profession`);
    }
  }
  return {
    name: sentence(record, 'kind'),
    unless: listIn(record, 'unless'),
    advice: sentence(record, 'advice'),
    call: oneOf(EMERGENCY_SERVICES, sentence(record, 'call'), record.place, 'not a known number'),
    source: sentence(record, 'source'),
    afterwards,
    isPrivate: record.fields.has('private'),
  };
}

function wordingOf(text: string): DangerWording {
  const { records } = parseRecords(text, 'danger-words.txt');
  const recordNamed = (name: string) => {
    const record = records.find((one) => one.name === name);
    if (record === undefined)
      throw new KnowledgeError('danger-words.txt', `'# ${name}' is missing`);
    return record;
  };
  const groups = Array.from(recordNamed('Groups').fields, ([name, words]) => [
    name,
    words.flatMap((line) => line.split(/\s+/)),
  ]);
  const slips = Array.from(recordNamed('Slips').fields).flatMap(([meant, typed]) =>
    typed.map((slip) => [slip, meant]),
  );
  const phrases = (name: string) => listIn(recordNamed(name), 'phrases');
  return {
    groups: Object.fromEntries(groups),
    slips: Object.fromEntries(slips),
    harmless: phrases('Harmless'),
    calm: phrases('Calm'),
    pretended: phrases('Pretended'),
    pressing: phrases('Pressing'),
  };
}

function toneOf(text: string, kinds: readonly DangerKind[]): DangerTone {
  const { records } = parseRecords(text, 'danger-tone.txt');
  const worth: Record<string, number> = {};
  const number = (field: string) =>
    Number(records.find(({ name }) => name === 'All')?.fields.get(field)?.[0] ?? 0);
  for (const [name, sign] of [
    ['Danger', 1],
    ['Everyday', -1],
  ] as const) {
    const fields = records.find((record) => record.name === name)?.fields;
    for (const [strength, value] of Object.entries(STRENGTHS)) {
      for (const wording of fields?.get(strength) ?? []) worth[wording] = sign * value;
    }
  }
  const kindsOf: Record<string, number[]> = {};
  for (const [field, stems] of records.find(({ name }) => name === 'Kinds')?.fields ?? []) {
    const name = field.replace(/ clearly$/, '').replaceAll(' ', '-');
    // Of several kinds with the same name, the last is the calmest.
    const kind = kinds.findLastIndex((one) => one.name === name);
    if (kind < 0) throw new KnowledgeError('danger-tone.txt', `'${name}' is not a kind of danger`);
    for (const stem of stems) {
      const own = field.endsWith(' clearly') ? [kind, kind] : [kind];
      kindsOf[stem] = [...(kindsOf[stem] ?? []), ...own];
    }
  }
  return { start: number('start'), eachWord: number('each word'), worth, kindsOf };
}

function sentence(record: TextRecord, field: string): string {
  const text = sentenceIn(record, field);
  if (text === '') throw new KnowledgeError(record.place, `${record.name} has no ${field}`);
  return text;
}
