/**
 * The figures before the engine learned real people's words and before the server ran Postgres itself:
 * docs/benchmarks.md as of commit 801d611, by the figure's name without a trailing parenthesis. Those of the
 * real set were measured at that commit too. Data only.
 */
const BEFORE: Readonly<Record<string, string>> = {
  'dev: overall': '97.7%',
  'dev: worst kind': '92.0%',
  'dev: open': '96.7%',
  'validation: overall': '94.7%',
  'validation: worst kind': '83.3%',
  'validation: open': '100.0%',
  'final: overall': '94.7%',
  'final: worst kind': '83.3%',
  'final: open': '100.0%',
  'real, tuned on: overall': '66.3%',
  'real, tuned on: worst kind': '54.1%',
  'real, tuned on: open': '60.0%',
  'real, held out: overall': '69.5%',
  'real, held out: worst kind': '53.3%',
  'real, held out: open': '60.5%',
  'smallest lead over MiniSearch': '6.0 points',
  'smallest lead over Fuse.js': '14.3 points',
  'smallest lead over FlexSearch': '6.7 points',
  'smallest lead over Orama': '14.0 points',

  'router over 48 members ready': '92 ms',
  'router over 100,000 members ready': '404 ms',
  'p50 per need, worst size': '0.097 ms',
  'p99 per need, worst size': '0.412 ms',
  "p99 at 10,000 below every peer's": '0.412 ms',
  "p99 at 100,000 below every peer's": '0.359 ms',
  'p99 at 100,000 over p99 at 1,000': '0.92 times',
  'index at 100,000': '9 MB',

  'p99 per text, worst size': '0.432 ms',

  'JavaScript of `/` before it can be used': '84.1 KB',
  'all code of a search': '149.1 KB, with the knowledge',
  'knowledge, as served': '51.3 KB gzip, as JavaScript',
  'fetched from other hosts': 'nothing',

  '`/admin/members` drawn and searched after the last byte of 5,000 members': '134 ms',

  "member lists per second over @supabase/lite 0.10's, 1 at a time": '4.8 times',
  "member lists per second over @supabase/lite 0.10's, 8 at a time": '15.0 times',
  "member lists per second over @supabase/lite 0.10's, 32 at a time": '32.1 times',
  'member lists per second, 1 at a time': '616',
  'member lists per second, 8 at a time': '2,551',
  'member lists per second, 32 at a time': '5,017',
  'member lists per second, 200 at a time': '5,116',
  'memory after reopening and 1,000 reads': '309 MB',
  'restart to ready': '970 ms',

  // Before the engine ran in a worker: commit 2b17e11, on the machine of the figures beside them.
  '`/`: Performance': '98',
  '`/`: Accessibility': '100',
  '`/`: Best Practices': '100',
  '`/`: SEO': '100',
  '`/`: layout shift': '0.000',
  '`/`: blocking time': '122 ms',
  '`/`: largest paint': '2114 ms',
  '`/?q=roof+leak`: Performance': '83',
  '`/?q=roof+leak`: Accessibility': '100',
  '`/?q=roof+leak`: Best Practices': '100',
  '`/?q=roof+leak`: SEO': '100',
  '`/?q=roof+leak`: layout shift': '0.000',
  '`/?q=roof+leak`: blocking time': '341 ms',
  '`/?q=roof+leak`: largest paint': '3459 ms',
  '`/?q=planning+a+wedding`: Performance': '81',
  '`/?q=planning+a+wedding`: Accessibility': '100',
  '`/?q=planning+a+wedding`: Best Practices': '100',
  '`/?q=planning+a+wedding`: SEO': '100',
  '`/?q=planning+a+wedding`: layout shift': '0.000',
  '`/?q=planning+a+wedding`: blocking time': '375 ms',
  '`/?q=planning+a+wedding`: largest paint': '3518 ms',
  'answer of a first visit with 48 members': '4,729 ms',
  'answer of a return with 48 members': '2,845 ms',
  'next paint after a key with 48 members': '152 ms',
  'next paint after Enter with 48 members': '112 ms',
  'answer of a first visit with 5,000 members': '5,621 ms',
  'answer of a return with 5,000 members': '4,503 ms',
  'next paint after a key with 5,000 members': '192 ms',
  'next paint after Enter with 5,000 members': '184 ms',
  'layout shift, worst visit': '0.128',
};

/** The earlier value of a figure; '–' for a new one. @example before('dev: worst kind (typo)') // '92.0%' */
export function before(figure: string): string {
  return BEFORE[figure.replace(/ \([^()]*\)$/, '')] ?? '–';
}
