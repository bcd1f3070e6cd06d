/** The script of a chain being edited: its parts, what is questionable about it, and its placeholders when steps move. Pure. */
import { PLACEHOLDER, placeholdersFor } from '../answers/chain-match.ts';
import { similarity } from '../text/edit-distance.ts';
import type { ChainFinding } from './review-chain.ts';

/** Any text in braces, which may be meant as a placeholder. */
const IN_BRACES = /\{[^{}]*\}/g;

/** Two placeholders that are at least this similar may be misspellings of each other. */
const MIN_SIMILARITY = 0.6;

export interface ScriptPart {
  /** As written. */
  readonly text: string;
  /** 'filled' is a placeholder; 'unfilled' looks like one and would be sent as typed (C5). */
  readonly kind: 'text' | 'filled' | 'unfilled';
}

/**
 * The parts of a script, in order; joined, their texts are the script again.
 * @param steps the number of steps in the sequence.
 * @example partsOfScript('Hi {lead}!', 1).map(({ kind }) => kind) // ['text', 'filled', 'text']
 */
export function partsOfScript(template: string, steps: number): ScriptPart[] {
  const parts: ScriptPart[] = [];
  let at = 0;
  const add = (kind: ScriptPart['kind'], to: number) => {
    if (to > at) parts.push({ kind, text: template.slice(at, to) });
    at = to;
  };
  for (const { 0: written, index } of template.matchAll(IN_BRACES)) {
    add('text', index);
    add(isFilled(written, steps) ? 'filled' : 'unfilled', index + written.length);
  }
  add('text', template.length);
  return parts;
}

/** @param steps the number of steps in the sequence. */
export function reviewScript(template: string, steps: number): ChainFinding[] {
  const written = [...new Set(template.match(IN_BRACES))];
  const unfilled = written.flatMap((placeholder) => unfilledFinding(placeholder, steps) ?? []);
  const hasStray = /[{}]/.test(template.replace(IN_BRACES, ''));
  return hasStray ? [...unfilled, STRAY_BRACE] : unfilled;
}

const STRAY_BRACE: ChainFinding = {
  kind: 'stray-brace',
  severity: 'warning',
  field: 'script_template',
  text: 'A { or } is unmatched and would be sent as typed. A placeholder looks like {role1_name}.',
};

/** Null when the placeholder is filled. */
function unfilledFinding(placeholder: string, steps: number): ChainFinding | null {
  if (isFilled(placeholder, steps)) return null;
  const step = stepOf(placeholder);
  return step === null
    ? unknownPlaceholder(placeholder, steps)
    : beyondSequence(placeholder, step, steps);
}

function isFilled(placeholder: string, steps: number): boolean {
  const step = stepOf(placeholder);
  return placeholder === '{lead}' || (step !== null && step >= 1 && step <= steps);
}

/** The step whose role or member a placeholder stands for; null for any other text in braces. */
function stepOf(placeholder: string): number | null {
  const [known] = placeholder.matchAll(PLACEHOLDER);
  return known?.[2] === undefined ? null : Number(known[2]);
}

function beyondSequence(placeholder: string, step: number, steps: number): ChainFinding {
  const there =
    steps === 0
      ? 'the sequence has no roles yet'
      : `the sequence has ${steps === 1 ? 'only step 1' : `steps 1 to ${steps}`}`;
  return {
    kind: 'placeholder-beyond',
    severity: 'warning',
    field: 'script_template',
    text: `${placeholder} asks for step ${step}, but ${there}. It would be sent as typed.`,
  };
}

function unknownPlaceholder(placeholder: string, steps: number): ChainFinding {
  const meant = likelyMeant(placeholder, steps);
  return {
    kind: 'unknown-placeholder',
    severity: 'warning',
    field: 'script_template',
    text: `Nothing is filled in for ${placeholder}: it would be sent as typed. ${
      meant === undefined
        ? `There are ${placeholdersFor(1).join(', ')} and so on for each step.`
        : `Did you mean ${meant}?`
    }`,
  };
}

/** The placeholder that was probably meant; of two equally likely ones, the earlier. */
function likelyMeant(placeholder: string, steps: number): string | undefined {
  const typed = placeholder
    .slice(1, -1)
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const [best] = placeholdersFor(steps)
    .map((known) => ({ known, likeness: similarity(typed, known.slice(1, -1)) }))
    .filter(({ likeness }) => likeness >= MIN_SIMILARITY)
    .sort((a, b) => b.likeness - a.likeness);
  return best?.known;
}

// Keeps a script about the same people while an admin reorders the steps of its chain (C5).

/**
 * The script with the placeholders of each step renumbered to the step's new position. Placeholders
 * of a removed step get the number after the last one, so that a step added next takes them over:
 * undoing an edit undoes this too.
 * @param before the ids of the steps in order.
 * @param after the ids of the steps in their new order.
 * @example renumberSteps('Hi, meet {role1_name} and {role2_name}.', ['ann', 'bo'], ['bo', 'ann'])
 *   // 'Hi, meet {role2_name} and {role1_name}.'
 */
export function renumberSteps<Id>(
  script: string,
  before: readonly Id[],
  after: readonly Id[],
): string {
  const from = [...before, ...after.filter((id) => !before.includes(id))];
  const to = [...after, ...before.filter((id) => !after.includes(id))];
  const numbers = from.map((id) => to.indexOf(id) + 1);
  return script.replace(PLACEHOLDER, (placeholder, _kind: string, digits?: string, name = '') => {
    const step = Number(digits);
    const now = numbers[step - 1];
    return now === undefined || now === step ? placeholder : `{role${now}${name}}`;
  });
}
