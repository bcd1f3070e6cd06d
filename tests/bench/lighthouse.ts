/** `npm run lighthouse`: the mobile preset three times on `/` of the served build; writes docs/benchmarks.md. */
import lighthouse, { type Result } from 'lighthouse';
import { openBrowser } from './open-browser.ts';
import { median, publish, type Target, targetTable } from './report.ts';
import { freePort, serveApp } from './served-app.ts';

const RUNS = 3;

/** Category id to the least score asked for, 0 to 100. */
const ASKED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const CATEGORIES = Object.keys(ASKED) as (keyof typeof ASKED)[];

const results = await audit();
const failing = failingAudits(results);
publish('lighthouse', `${targetTable(CATEGORIES.map(target))}\n\n${failing}`);

/** One result per run. Lighthouse's default is its mobile preset: a slow phone on a slow network. */
async function audit(): Promise<Result[]> {
  const app = await serveApp();
  const port = await freePort();
  const browser = await openBrowser(`--remote-debugging-port=${port}`);
  try {
    const runs: Result[] = [];
    while (runs.length < RUNS) {
      const run = await lighthouse(`${app.origin}/`, { port, onlyCategories: CATEGORIES });
      if (run === undefined) throw new Error('Lighthouse gave no result.');
      runs.push(run.lhr);
    }
    return runs;
  } finally {
    await browser.close();
    await app.stop();
  }
}

function target(category: keyof typeof ASKED): Target {
  const scores = results.map((result) =>
    Math.round((result.categories[category]?.score ?? 0) * 100),
  );
  const score = median(scores);
  return {
    figure: results[0]?.categories[category]?.title ?? category,
    asked: ASKED[category] === 100 ? '100' : `≥ ${ASKED[category]}`,
    measured: `${score} (${scores.join(', ')})`,
    met: score >= ASKED[category],
  };
}

/** Audits below their full score in any run that weigh in a category, each with what Lighthouse says of it. */
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
