/** The sources of the real needs, with the names from the real set's own README. Pure. */

const REDDIT = 'umbrae/reddit-top-2.5-million data/';
const TOPIC_GROUPS = 'Reddit, topic groups';
const CITY_GROUPS = 'Reddit, city groups';

/** The groups of a town or region; all other groups are about a topic. */
const CITIES = new Set(
  (
    'AnnArbor Brooklyn California Charlotte Miami Minneapolis Omaha Sacramento TwinCities Virginia arizona ' +
    'florida indianapolis longisland madisonwi nova orangecounty orlando phoenix raleigh tampa'
  ).split(' '),
);

/** The beginning of a need's `source`, and its name. The first match counts. */
const SOURCES = [
  ['castorini/anserini-tools topics/topics.msmarco-', 'MS MARCO queries'],
  ['castorini/anserini-tools topics/', 'web queries (TREC)'],
  ['SrivardhiniK/', 'O*NET job titles'],
  ['yuvalpinter/', 'Yahoo Answers, LiveQA'],
  ['apex51/', 'Home Depot queries'],
  ['samuelwongsy/', 'Yahoo Answers, ANTIQUE'],
  ['clinc/', 'CLINC150'],
  ['yuanbit/', 'FiQA (money questions)'],
  ['Tyler-Hughes312/', 'Yelp categories'],
  ['shuzi/', 'InsuranceQA'],
  ['PolyAI-LDN/', 'Banking77'],
] as const;

/**
 * The readable name of a need's `source`; an unknown source keeps its own name.
 * @example sourceName('umbrae/reddit-top-2.5-million data/AnnArbor.csv#abc') // 'Reddit, city groups'
 */
export function sourceName(source: string): string {
  if (source.startsWith(REDDIT)) {
    const [group = ''] = source.slice(REDDIT.length).split('.');
    return CITIES.has(group) ? CITY_GROUPS : TOPIC_GROUPS;
  }
  return SOURCES.find(([beginning]) => source.startsWith(beginning))?.[1] ?? source;
}
