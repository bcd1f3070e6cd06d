/** dangers.txt, urgencies.txt and danger-words.txt → what is known of dangers. Pure. */
import type {
  DangerKind,
  DangerKnowledge,
  DangerTone,
  DangerWording,
} from '../dangers/danger-knowledge.ts';
import { STRENGTHS } from '../dangers/tone.ts';
import { type EmergencyNumber, emergencyNumbers } from '../knowledge/emergency-numbers.ts';
import { KnowledgeError, parseRecords, type TextRecord } from './parse-records.ts';

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

/**
 * @param trades names of all professions: those that help afterwards must be among them.
 * @throws KnowledgeError with the place of a mistake.
 */
export function compileDangers(
  dangers: string,
  urgencies: string,
  words: string,
  tone: string,
  trades: ReadonlySet<string>,
): DangerKnowledge {
  return {
    kinds: parseRecords(dangers, 'dangers.txt', KIND_FIELDS).records.map((record) =>
      dangerKind(record, trades),
    ),
    urgencies: parseRecords(urgencies, 'urgencies.txt', ['hint', 'signs', 'unless']).records.map(
      (record) => ({
        signs: list(record, 'signs'),
        unless: list(record, 'unless'),
        hint: sentence(record, 'hint'),
      }),
    ),
    wording: wordingOf(words),
    tone: toneOf(tone),
  };
}

function dangerKind(record: TextRecord, trades: ReadonlySet<string>): DangerKind {
  const afterwards = list(record, 'afterwards');
  for (const trade of afterwards) {
    if (!trades.has(trade)) throw new KnowledgeError(record.place, `'${trade}' is no profession`);
  }
  return {
    name: sentence(record, 'kind'),
    sure: list(record, 'sure'),
    signs: list(record, 'signs'),
    unless: list(record, 'unless'),
    advice: sentence(record, 'advice'),
    call: numberNamed(sentence(record, 'call'), record.place),
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
  const phrases = (name: string) => list(recordNamed(name), 'phrases');
  return {
    groups: Object.fromEntries(groups),
    slips: Object.fromEntries(slips),
    harmless: phrases('Harmless'),
    calm: phrases('Calm'),
    pretended: phrases('Pretended'),
    pressing: phrases('Pressing'),
  };
}

function toneOf(text: string): DangerTone {
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
  return { start: number('start'), eachWord: number('each word'), worth };
}

function list({ fields }: TextRecord, field: string): readonly string[] {
  return fields.get(field) ?? [];
}

/** The record parser takes a sentence for a list; its commas are put back. */
function sentence(record: TextRecord, field: string): string {
  const text = list(record, field).join(', ');
  if (text === '') throw new KnowledgeError(record.place, `${record.name} has no ${field}`);
  return text;
}

function numberNamed(name: string, place: string): EmergencyNumber {
  const number = emergencyNumbers.find((known) => known === name);
  if (number === undefined) {
    throw new KnowledgeError(place, `'${name}' is no number; use ${emergencyNumbers.join(', ')}`);
  }
  return number;
}
