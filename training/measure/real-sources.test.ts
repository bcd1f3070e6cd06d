import { expect, test } from 'vitest';
import { sourceName } from './real-sources.ts';
import { loadSet, realSets } from './sets.ts';

test.each([
  ['umbrae/reddit-top-2.5-million data/AnnArbor.csv#x1', 'Reddit, city groups'],
  ['umbrae/reddit-top-2.5-million data/fixit.csv#x2', 'Reddit, topic groups'],
  ['castorini/anserini-tools topics/topics.msmarco-doc.test.txt', 'MS MARCO queries'],
  ['castorini/anserini-tools topics/topics.mq.1-10000.txt', 'web queries (TREC)'],
  ['an/unknown-repository file.txt', 'an/unknown-repository file.txt'],
])('%s is %s', (source, name) => {
  expect(sourceName(source)).toBe(name);
});

test.runIf(realSets().length > 0)(
  'the sources have as many real needs as their README counts',
  () => {
    const needs = realSets().flatMap((set) => loadSet(set).needs);
    const bySource = Map.groupBy(needs, ({ source = '' }) => sourceName(source));
    expect(Object.fromEntries([...bySource].map(([name, { length }]) => [name, length]))).toEqual({
      'Reddit, topic groups': 228,
      'Reddit, city groups': 51,
      'web queries (TREC)': 104,
      'O*NET job titles': 51,
      'Yahoo Answers, LiveQA': 32,
      'Home Depot queries': 32,
      'MS MARCO queries': 28,
      'Yahoo Answers, ANTIQUE': 23,
      CLINC150: 23,
      'FiQA (money questions)': 13,
      'Yelp categories': 9,
      InsuranceQA: 4,
      Banking77: 2,
    });
  },
);
