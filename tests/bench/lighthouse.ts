/**
 * `npm run lighthouse`: runs the mobile preset three times on each visitor page of the served build, and writes
 * docs/benchmarks.md.
 */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserArguments } from '../../scripts/browser.ts';
import { browserPath } from './open-browser.ts';
import { median, publish, type Target, targetTable } from './report.ts';
import { type ServedApp, serveApp } from './served-app.ts';

const RUNS = 3;
/** A run may fail to record its trace on a busy machine and is then repeated, up to this many in total. */
const MAX_RUNS = 6;

/** Minimum score by category id, 0 to 100. */
const MIN_SCORES = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;
const CATEGORIES = Object.keys(MIN_SCORES) as (keyof typeof MIN_SCORES)[];

const MAX_SHIFT = 0.02;
const SHIFT_DIGITS = 3;

/** The start page, and links to searches: members, chains, an open seat, chains to choose from, danger. */
const INDEXED = [
  '/',
  '/?q=roof+leak',
  '/?q=planning+a+wedding',
  '/?q=dog+groomer',
  '/?q=water+damage',
  '/?q=fire+in+my+kitchen',
  '/privacy',
];
/** A member of the demo chapter. */
const GARRETT = '/members/4f6c8b5e-ecb0-4ed1-a1e4-c1b5fec67496';
/** These pages ask not to be indexed, so the audit of that is skipped (decision 022). */
const UNINDEXED = ['/members', GARRETT];
const CRAWLABLE = 'is-crawlable';

const measured: Audited[] = [];
const app = await serveApp();
try {
  for (const address of INDEXED) measured.push(await audit(app, address, []));
  for (const address of UNINDEXED) measured.push(await audit(app, address, [CRAWLABLE]));
} finally {
  await app.stop();
}
const results = measured.flatMap(({ runs }) => runs);
publish(
  'lighthouse',
  [targetTable(measured.flatMap(targets)), failingAudits(results), machineSpeed(results)].join(
    '\n\n',
  ),
);

/** One result per run. Lighthouse's default is its mobile preset: a slow phone on a slow network. */
async function audit(
  { origin }: ServedApp,
  address: string,
  skipAudits: readonly string[],
): Promise<Audited> {
  const runs: Result[] = [];
  let failure = '';
  for (let tried = 0; runs.length < RUNS; tried++) {
    if (tried === MAX_RUNS)
      throw new Error(`Only ${runs.length} of ${tried} runs worked: ${failure}`);
    const result = await auditOnce(origin + address, skipAudits);
    if (result.runtimeError === undefined) runs.push(result);
    else failure = result.runtimeError.message;
  }
  return { address: address === GARRETT ? '/members/…' : address, runs };
}

/** In a separate browser without another debugger, which could spoil the trace. */
async function auditOnce(address: string, skipAudits: readonly string[]): Promise<Result> {
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: ['--headless=new', ...browserArguments()],
  });
  try {
    const run = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: CATEGORIES,
      skipAudits: [...skipAudits],
    });
    if (run === undefined) throw new Error('Lighthouse returned no result.');
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

interface Audited {
  /** As the report names it. */
  readonly address: string;
  readonly runs: readonly Result[];
}

function targets({ address, runs }: Audited): Target[] {
  return [
    ...CATEGORIES.map((category) => scoreTarget(category, address, runs)),
    metric(address, 'layout shift', runs, 'cumulative-layout-shift', MAX_SHIFT, SHIFT_DIGITS, ''),
    metric(address, 'blocking time', runs, 'total-blocking-time', null, 0, ' ms'),
    metric(address, 'largest paint', runs, 'largest-contentful-paint', null, 0, ' ms'),
  ];
}

function scoreTarget(
  category: keyof typeof MIN_SCORES,
  address: string,
  runs: readonly Result[],
): Target {
  const scores = runs.map((run) => Math.round((run.categories[category]?.score ?? 0) * 100));
  const score = median(scores);
  return {
    figure: `\`${address}\`: ${runs[0]?.categories[category]?.title ?? category}`,
    target: MIN_SCORES[category] === 100 ? '100' : `≥ ${MIN_SCORES[category]}`,
    measured: `${score} (${scores.join(', ')})`,
    met: score >= MIN_SCORES[category],
  };
}

/** @param limit null for a figure without a target. */
function metric(
  address: string,
  name: string,
  runs: readonly Result[],
  audit: string,
  limit: number | null,
  digits: number,
  unit: string,
): Target {
  const values = runs.map((run) => run.audits[audit]?.numericValue ?? Number.NaN);
  const value = median(values);
  return {
    figure: `\`${address}\`: ${name}`,
    target: limit === null ? '–' : `≤ ${limit}${unit}`,
    measured: `${value.toFixed(digits)}${unit}`,
    met: limit === null || value <= limit,
  };
}

/** Weighted audits that fail in any run, each with Lighthouse's description. */
function failingAudits(runs: readonly Result[]): string {
  const failing = new Map<string, string>();
  for (const { categories, audits } of runs) {
    const weighing = Object.values(categories).flatMap((category) => category.auditRefs);
    for (const { id, weight } of weighing) {
      const { score = null, title, displayValue } = audits[id] ?? {};
      if (weight > 0 && score !== null && score < 0.9) {
        failing.set(id, `- \`${id}\`: ${title}${displayValue ? ` (${displayValue})` : ''}`);
      }
    }
  }
  return failing.size === 0
    ? 'No audit fails.'
    : `Failing audits:\n${[...failing.values()].join('\n')}`;
}

/**
 * Lighthouse benchmarks the processor before each run: under load the index falls, and the performance score
 * with it.
 */
function machineSpeed(runs: readonly Result[]): string {
  const indexes = runs.map((run) => Math.round(run.environment.benchmarkIndex));
  return `Lighthouse's benchmark index of this machine during the runs: ${indexes.join(', ')}.`;
}
