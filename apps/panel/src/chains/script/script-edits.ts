/** Edits of a script whose placeholders are single things: chips (C5). Offsets are UTF-16 units. Pure. */
import { partsOfScript } from 'engine/admin';

/** A script and what is selected in it: `from` up to, not including, `to`; the same is a caret. */
export interface Written {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A placeholder that is filled, and where it stands. */
export interface Chip {
  readonly placeholder: string;
  readonly from: number;
  readonly to: number;
}

/** @param steps the number of steps in the sequence. */
export function chipsIn(text: string, steps: number): Chip[] {
  let at = 0;
  return partsOfScript(text, steps).flatMap(({ kind, text: placeholder }) => {
    const from = at;
    at += placeholder.length;
    return kind === 'filled' ? { placeholder, from, to: at } : [];
  });
}

/** The text with the selection replaced, and the caret behind what was inserted. */
export function replaced({ text, from, to }: Written, inserted: string): Written {
  const caret = from + inserted.length;
  return { text: text.slice(0, from) + inserted + text.slice(to), from: caret, to: caret };
}

/** Words of a text, without the punctuation around them. */
const WORD = /[^\s\p{P}]+(?:['’-][^\s\p{P}]+)*/gu;

/**
 * The text with a chip and the word or chip before or after it exchanged, and the chip selected; spaces and punctuation
 * stay where they are.
 * @returns null when there is none.
 * @example swapped('Hi {lead}, meet Ann.', { placeholder: '{lead}', from: 3, to: 9 }, 1, 1)?.text // 'Hi meet, {lead} Ann.'
 */
export function swapped(text: string, chip: Chip, by: -1 | 1, steps: number): Written | null {
  const chips = chipsIn(text, steps);
  const isInChip = ({ from, to }: Pick<Chip, 'from' | 'to'>) =>
    chips.some((each) => from < each.to && to > each.from);
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  })).filter((word) => !isInChip(word));
  const things = [...words, ...chips].toSorted((one, other) => one.from - other.from);
  const neighbour = things[things.findIndex(({ from }) => from === chip.from) + by];
  if (neighbour === undefined) return null;
  const [first, second] = by === 1 ? [chip, neighbour] : [neighbour, chip];
  const between = text.slice(first.to, second.from);
  const after = text.slice(second.from, second.to);
  const before = text.slice(first.from, first.to);
  const from = by === 1 ? first.from + after.length + between.length : first.from;
  return {
    text: text.slice(0, first.from) + after + between + before + text.slice(second.to),
    from,
    to: from + chip.placeholder.length,
  };
}

/** The text with its selection moved to an offset outside of it, and selected there. */
export function dropped({ text, from, to }: Written, at: number): Written {
  const moved = text.slice(from, to);
  const start = at > to ? at - moved.length : at;
  const rest = text.slice(0, from) + text.slice(to);
  return {
    text: rest.slice(0, start) + moved + rest.slice(start),
    from: start,
    to: start + moved.length,
  };
}

/** What can be undone and redone. */
export interface History {
  readonly past: readonly Written[];
  readonly now: Written;
  readonly future: readonly Written[];
  /** Whether typing on belongs to the same step. */
  readonly isTyping: boolean;
}

export function begun(now: Written): History {
  return { past: [], now, future: [], isTyping: false };
}

/** @param typed the character that was typed; undefined for any other edit. A word is undone as one. */
export function edited(history: History, next: Written, typed?: string): History {
  const { past, now, isTyping } = history;
  const isSameWord = isTyping && typed !== undefined && !/\s/.test(typed);
  return {
    past: isSameWord ? past : [...past, now],
    now: next,
    future: [],
    isTyping: typed !== undefined,
  };
}

/** A moved selection ends the word being typed. */
export function selected(history: History, from: number, to: number): History {
  const { now } = history;
  if (now.from === from && now.to === to) return history;
  return { ...history, now: { ...now, from, to }, isTyping: false };
}

export function undone(history: History): History {
  const now = history.past.at(-1);
  if (now === undefined) return history;
  const future = [history.now, ...history.future];
  return { past: history.past.slice(0, -1), now, future, isTyping: false };
}

export function redone(history: History): History {
  const [now, ...future] = history.future;
  if (now === undefined) return history;
  return { past: [...history.past, history.now], now, future, isTyping: false };
}
