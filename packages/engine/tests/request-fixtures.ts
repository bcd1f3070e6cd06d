/** A small table of trades for the tests of requests, and a text read as far as its clauses. */
import { knowledgeOf } from '../src/professions/trade-knowledge.ts';
import { tradeTable } from '../src/professions/trade-table.ts';
import { type Clauses, clausesOf } from '../src/request/clauses.ts';
import { mentionsIn } from '../src/request/named-trades.ts';
import { runsByStart } from '../src/text/runs.ts';
import { wordsOf } from '../src/text/word.ts';
import { profession, projectsKnowledge } from './fixtures.ts';

export const trades = knowledgeOf(
  tradeTable([
    profession({ name: 'Plumber', titles: 'plumber', keywords: 'plumbing, drain, toilet' }),
    profession({ name: 'Electrician', titles: 'electrician', keywords: 'wiring, panel' }),
    profession({ name: 'Dentist', titles: 'dentist', keywords: 'tooth' }),
    profession({ name: 'Realtor', titles: 'realtor', keywords: 'listing, house purchase' }),
    profession({ name: 'Painter', titles: 'painter, house painter', keywords: 'stain' }),
    profession({ name: 'Baker', titles: 'bakery, baker', keywords: 'cake' }),
    profession({ name: 'Restaurant', titles: 'restaurant', keywords: 'dinner' }),
    profession({ name: 'Pet Boarding', titles: 'kennel', keywords: 'dog boarding' }),
    profession({ name: 'Divorce Lawyer', titles: 'lawyer, divorce lawyer', keywords: 'divorce' }),
    profession({ name: 'Estate Lawyer', titles: 'lawyer, estate lawyer', keywords: 'will' }),
    profession({ name: 'Landscaper', titles: 'landscaper', keywords: 'lawn, stone' }),
    profession({ name: 'Mason', titles: 'mason', keywords: 'stone guy' }),
    profession({ name: 'HVAC Technician', titles: 'hvac technician', keywords: 'heating and air' }),
    profession({ name: 'Print Shop', titles: 'print shop', keywords: 'yard sign, flyer' }),
  ]),
);

/** What the project knows of whom is asked for. */
export const DESCRIPTIONS = runsByStart(
  projectsKnowledge.descriptions.map((phrase) => phrase.split(' ')),
);

/** Phrases that begin a request, as base forms. */
export const REQUESTS = runsByStart(
  [
    'need',
    'looking for',
    'know',
    'recommend',
    'find me',
    'doe anyone know',
    'who can',
    'who doe',
  ].map((phrase) => phrase.split(' ')),
);

/** A text cut into clauses, with the trades of the small table that it names. */
export function readClauses(text: string): Clauses {
  const words = wordsOf(text);
  return clausesOf(text, words, mentionsIn(words, trades.exact));
}
