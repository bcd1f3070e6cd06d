/**
 * Two or three needs in one text, by an author who had seen no code, in a chapter where every trade has a member. The
 * texts in held.two-needs.jsonl are only counted, never read.
 */
import { demoChapter } from 'domain/demo';
import { expect, test } from 'vitest';
import type { Outcome } from '../../packages/engine/src/answers/outcome.ts';
import { createEngine } from '../../packages/engine/src/engine.ts';
import { projectsKnowledge } from '../../packages/engine/tests/fixtures.ts';
import { naming } from '../measure/adapter.ts';
import { rowsOf } from '../measure/demo-router.ts';
import { chapterOfEveryTrade } from '../measure/posts.ts';

interface Row {
  readonly need: string;
  /** For each need in the order of the text, the trades that may take it. */
  readonly asks: readonly (readonly string[])[];
}

const { route } = createEngine(projectsKnowledge, chapterOfEveryTrade(), demoChapter);

/** The roles that are named for a need, also those of a chain; the trade of an open seat. */
function rolesIn(outcome: Outcome): readonly (string | null)[] {
  return outcome.mode === 'open-seat' ? [outcome.seat.profession] : naming(outcome).roles;
}

test.each([
  ['two-needs', 0.67],
  ['held.two-needs', 0.68],
])('S11 in %s.jsonl, at least %d of the needs are answered or listed', (file, least) => {
  const found = rowsOf<Row>(`training/tests/${file}.jsonl`).flatMap(({ need, asks }) => {
    const outcome = route(need);
    const listed = outcome.more.map((other) => route(other));
    const roles = [outcome, ...outcome.also, ...listed].flatMap(rolesIn);
    return asks.map((trades) => trades.some((trade) => roles.includes(trade)));
  });
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter(Boolean).length / found.length).toBeGreaterThanOrEqual(least);
});
