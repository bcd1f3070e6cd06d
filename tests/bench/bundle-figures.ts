/** What the routes load as tables: each route, the scripts of `/`, and its budgets. Pure. */
import { BEFORE_USE_KB, KB, KNOWLEDGE_KB, SEARCH_CODE_KB } from './budgets.ts';
import type { Bundle, Loaded, Script } from './bundle.ts';
import type { KnowledgeAsset } from './knowledge-asset.ts';
import { type Target, table, targetTable } from './report.ts';

export function bundleFigures(bundle: Bundle): string {
  const { loaded } = bundle;
  const measured = table(
    [
      'route',
      'JavaScript before use, KB',
      'JavaScript in all, KB',
      'scripts',
      'everything, KB',
      'other hosts',
    ],
    loaded.map((route) => [
      `\`${route.path}\``,
      kilobytes(neededBytes(route.scripts)),
      kilobytes(allBytes(route.scripts)),
      String(route.scripts.length),
      kilobytes(route.total),
      route.otherHosts.join(', ') || 'none',
    ]),
  );
  const scripts = table(
    ['script of `/` and its search', 'gzip, KB', 'loaded'],
    homeOf(bundle).scripts.map(({ name, bytes, isNeeded }) => [
      `\`${name}\``,
      kilobytes(bytes),
      isNeeded ? 'before use' : 'later',
    ]),
  );
  return [measured, scripts, targetTable(targets(bundle))].join('\n\n');
}

function homeOf({ loaded }: Bundle): Loaded {
  const home = loaded.find((route) => route.path === '/');
  if (home === undefined) throw new Error('The search page was not visited.');
  return home;
}

function neededBytes(scripts: readonly Script[]): number {
  return allBytes(scripts.filter(({ isNeeded }) => isNeeded));
}

function allBytes(scripts: readonly Script[]): number {
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}

function targets(bundle: Bundle): Target[] {
  const { loaded, knowledge } = bundle;
  const { scripts } = homeOf(bundle);
  const others = loaded.flatMap((route) => route.otherHosts);
  return [
    atMost('JavaScript of `/` before it can be used', BEFORE_USE_KB, 'gzip', neededBytes(scripts)),
    atMost('all code of a search', SEARCH_CODE_KB, 'gzip', allBytes(scripts)),
    ...(knowledge === null ? [] : knowledgeTargets(knowledge)),
    {
      figure: 'fetched from other hosts',
      target: 'nothing',
      measured: others.join(', ') || 'nothing',
      met: others.length === 0,
    },
  ];
}

function knowledgeTargets({ bytes, isAfterFirstPaint }: KnowledgeAsset): Target[] {
  return [
    atMost('knowledge, as served', KNOWLEDGE_KB, 'brotli', bytes),
    {
      figure: 'knowledge requested',
      target: 'after the first paint',
      measured: isAfterFirstPaint ? 'after it' : 'before it',
      met: isAfterFirstPaint,
    },
  ];
}

function atMost(figure: string, limit: number, compression: string, bytes: number): Target {
  return {
    figure,
    target: `≤ ${limit} KB ${compression}`,
    measured: `${kilobytes(bytes)} KB`,
    met: bytes <= limit * KB,
  };
}

function kilobytes(bytes: number): string {
  return (bytes / KB).toFixed(1);
}
