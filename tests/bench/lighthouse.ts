/**
 * `npm run lighthouse`: runs the mobile preset three times on `/` of the served build and writes
 * docs/benchmarks.md.
 */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserArguments } from '../e2e/browser.ts';
import { browserPath } from './open-browser.ts';
import { median, publish, type Target, targetTable } from './report.ts';
import { serveApp } from './served-app.ts';

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

const results = await audit();
publish(
  'lighthouse',
  [targetTable(CATEGORIES.map(target)), failingAudits(results), machineSpeed(results)].join('\n\n'),
);

/** One result per run. Lighthouse's default is its mobile preset: a slow phone on a slow network. */
async function audit(): Promise<Result[]> {
  const app = await serveApp();
  try {
    const runs: Result[] = [];
    let failure = '';
    for (let tried = 0; runs.length < RUNS; tried++) {
      if (tried === MAX_RUNS)
        throw new Error(`Only ${runs.length} of ${tried} runs worked: ${failure}`);
      const result = await auditOnce(`${app.origin}/`);
      if (result.runtimeError === undefined) runs.push(result);
      else failure = result.runtimeError.message;
    }
    return runs;
  } finally {
    await app.stop();
  }
}

/** In a separate browser without another debugger, which could spoil the trace. */
async function auditOnce(address: string): Promise<Result> {
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: ['--headless=new', ...browserArguments()],
  });
  try {
    const run = await lighthouse(address, { port: chrome.port, onlyCategories: CATEGORIES });
    if (run === undefined) throw new Error('Lighthouse returned no result.');
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

function target(category: keyof typeof MIN_SCORES): Target {
  const scores = results.map((result) =>
    Math.round((result.categories[category]?.score ?? 0) * 100),
  );
  const score = median(scores);
  return {
    figure: results[0]?.categories[category]?.title ?? category,
    target: MIN_SCORES[category] === 100 ? '100' : `≥ ${MIN_SCORES[category]}`,
    measured: `${score} (${scores.join(', ')})`,
    met: score >= MIN_SCORES[category],
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
