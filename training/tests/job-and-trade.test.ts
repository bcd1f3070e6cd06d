/** A plain need and a trade by name in one text: both are answered, however they are joined. */
import { demoChapter } from 'domain/demo';
import { expect, test } from 'vitest';
import { createEngine } from '../../packages/engine/src/engine.ts';
import { projectsKnowledge } from '../../packages/engine/tests/fixtures.ts';
import { plainNeeds } from '../measure/plain-data.ts';
import { chapterOfEveryTrade, tradesOf } from '../measure/posts.ts';

const WAYS = [
  '{job} and need a {trade}',
  '{job}. Also need a {trade}',
  '{job}, and looking for a {trade}',
  '{job}; I need a {trade} too',
  'need a {trade} and {job}',
  'I need a {trade}. Also {job}',
  'looking for a {trade}, also {job}',
  'Need a {trade}. {job} too',
  '1. {job}\n2. {trade}',
  '{trade}, {job}',
];

const TRADES = ['plumber', 'electrician', 'dentist', 'florist', 'photographer', 'accountant'];

/** The test takes one in so many combinations of a job and a trade. */
const SAMPLE = 5;

/** Some jobs say too little for a need among others, and some are part of the trade's own work. */
const MIN_SHARE = 0.84;

// Every member's role is the trade's own name, as in many chapters.
const { route } = createEngine(projectsKnowledge, chapterOfEveryTrade(), demoChapter);

const tradesIn = (need: string) => tradesOf(route(need));

/** The plain needs that are surely about one trade, and that trade. */
function jobs() {
  return plainNeeds().flatMap(({ need, kind }) => {
    if (kind !== 'plain') return [];
    const { isGuess, danger, also } = route(need);
    const [trade] = tradesIn(need);
    const isSure = trade !== undefined && !isGuess && danger === null && also.length === 0;
    return isSure ? [{ job: need, jobTrade: trade }] : [];
  });
}

const COMBINATIONS = jobs()
  .flatMap(({ job, jobTrade }) => TRADES.map((trade) => ({ job, jobTrade, trade })))
  .filter((_, i) => i % SAMPLE === 0)
  .filter(({ jobTrade, trade }) => !tradesIn(trade).includes(jobTrade));

test.each(WAYS)("S11 both are answered in '%s'", (way) => {
  expect(COMBINATIONS.length).toBeGreaterThan(100);
  const complete = COMBINATIONS.filter(({ job, jobTrade, trade }) => {
    const named = tradesIn(way.replace('{job}', job).replace('{trade}', trade));
    return named.includes(jobTrade) && tradesIn(trade).some((each) => named.includes(each));
  });
  expect(complete.length / COMBINATIONS.length).toBeGreaterThanOrEqual(MIN_SHARE);
});
