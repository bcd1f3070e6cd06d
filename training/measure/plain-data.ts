/**
 * Reads plain/ (README.md): plain needs, frames and the everyday names that fill them, roles as rosters write them,
 * and strangers' plain needs by trade.
 */
import { linesOf, rowsOf } from './demo-router.ts';
import everydayNames from './plain/slots.json' with { type: 'json' };
import type { LabelledNeed } from './sets.ts';

const FOLDER = 'training/measure/plain';
/** Stands in a frame where the everyday name of a trade is put. */
const SLOT = '{X}';
/** Between other trades that may take a stranger's need first. */
const OR = ' | ';

/** The kit's plain needs; of the kind 'open' nobody holds the trade, and 'talk' asks for nothing. */
export function plainNeeds(): LabelledNeed[] {
  return rowsOf(`${FOLDER}/plain.jsonl`);
}

/** A way to wrap a request that must not change who is named. */
export interface Frame {
  /** 'Fwd: need a {X}'. */
  readonly frame: string;
  /** Whether the trade must be named first, or among others because several are asked for. */
  readonly keeps: 'first' | 'among';
  /** What it wraps the request in: 'places'. The kit's frames have none. */
  readonly group?: string;
}

export const FRAME_FILES = [
  'frames.jsonl',
  'frames.strangers.jsonl',
  'frames.strangers.second.jsonl',
  'frames.chatty.jsonl',
  'frames.visitors.jsonl',
  'frames.replaced.jsonl',
  'held.frames.strangers.jsonl',
  'held.frames.chatty.jsonl',
  'held.frames.visitors.jsonl',
  'held.frames.replaced.jsonl',
] as const;
export type FrameFile = (typeof FRAME_FILES)[number];

/** Frames that are filled with a thing, a job or a problem: 'in the market for {X}'. */
export const THING_FRAME_FILES = ['frames.things.jsonl', 'held.frames.things.jsonl'] as const;
export type ThingFrameFile = (typeof THING_FRAME_FILES)[number];

export function framesIn(file: FrameFile | ThingFrameFile): Frame[] {
  return rowsOf(`${FOLDER}/${file}`);
}

export function filled({ frame }: Frame, name: string): string {
  return frame.replace(SLOT, name);
}

/** Everyday names of the trades that the demo chapter holds, by profession. */
export const EVERYDAY_NAMES: Readonly<Record<string, readonly string[]>> = everydayNames;

/** A role as a roster writes it, and needs that should reach a member with it. */
export interface WrittenRole {
  readonly role: string;
  readonly profession: string;
  readonly needs: readonly string[];
}

export function writtenRoles(): WrittenRole[] {
  return rowsOf(`${FOLDER}/classifications.jsonl`);
}

/** A plain need that a stranger wrote for a trade. */
export interface StrangersNeed {
  readonly trade: string;
  /** The trade's everyday name, a verb and a thing, trouble as it is told, or a post to the neighbourhood. */
  readonly kind: 'name' | 'verb' | 'trouble' | 'said';
  readonly need: string;
  /** The trades that may be named first; its own comes first. */
  readonly accepted: readonly string[];
}

/** `held.` is counted and never shown. */
export const STRANGERS_FILES = [
  'strangers.tsv',
  'held.strangers.tsv',
  'strangers.second.tsv',
  'held.strangers.second.tsv',
] as const;
export type StrangersFile = (typeof STRANGERS_FILES)[number];

export function strangersNeeds(file: StrangersFile): StrangersNeed[] {
  return linesOf(`${FOLDER}/${file}`).map((line) => {
    const [trade = '', kind, need = '', others = ''] = line.split('\t');
    const accepted = [trade, ...others.split(OR).filter((other) => other !== '')];
    return { trade, kind: kind as StrangersNeed['kind'], need, accepted };
  });
}

/** A wording of one of the kinds of need that used to fail. */
export interface KindRow {
  /** 'place', 'refusal', 'slip'. */
  readonly kind: string;
  readonly need: string;
  /** The trades that may be named first; for the kind 'or', the trades of which all are named. */
  readonly trades: readonly string[];
  /** Trades that must not be named first. */
  readonly refused: readonly string[];
}

export function kindRows(): KindRow[] {
  return rowsOf(`${FOLDER}/kinds.jsonl`);
}
