/** What the routes load as tables: each route, the parts of `/`, and its budgets. Pure. */
import { BEFORE_USE_KB, KB, KNOWLEDGE_KB, SEARCH_CODE_KB } from './budgets.ts';
import type { Bundle } from './bundle.ts';
import type { KnowledgeAsset } from './knowledge-asset.ts';
import { type Target, table, targetTable } from './report.ts';

export function bundleFigures(bundle: Bundle): string {
  const { loaded, parts } = bundle;
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
      kilobytes(route.before),
      kilobytes(route.all),
      String(route.scripts),
      kilobytes(route.total),
      route.otherHosts.join(', ') || 'none',
    ]),
  );
  const made = table(
    ['part of the JavaScript of `/`', 'gzipped separately, KB'],
    parts.map(({ holds, bytes }) => [holds, kilobytes(bytes)]),
  );
  return [measured, made, targetTable(targets(bundle))].join('\n\n');
}

function targets({ loaded, knowledge }: Bundle): Target[] {
  const home = loaded.find((route) => route.path === '/');
  if (home === undefined) throw new Error('The search page was not visited.');
  const others = loaded.flatMap((route) => route.otherHosts);
  return [
    atMost('JavaScript of `/` before it can be used', BEFORE_USE_KB, 'gzip', home.before),
    atMost('all code of a search', SEARCH_CODE_KB, 'gzip', home.all),
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
