/** What the routes load as tables: each route, what `/` is made of, and its budgets. Pure. */
import { BEFORE_USE_KB, IN_ALL_KB, KB } from './budgets.ts';
import type { Bundle, Loaded } from './bundle.ts';
import { type Target, table, targetTable } from './report.ts';

export function bundleFigures({ loaded, parts }: Bundle): string {
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
    ['of the JavaScript of `/`', 'gzipped by itself, KB'],
    parts.map(({ holds, bytes }) => [holds, kilobytes(bytes)]),
  );
  return [measured, made, targetTable(targets(loaded))].join('\n\n');
}

function targets(loaded: readonly Loaded[]): Target[] {
  const home = loaded.find((route) => route.path === '/');
  if (home === undefined) throw new Error('The search page was not visited.');
  const others = loaded.flatMap((route) => route.otherHosts);
  return [
    {
      figure: 'JavaScript of `/` before it can be used',
      limit: BEFORE_USE_KB,
      bytes: home.before,
    },
    { figure: 'JavaScript of `/` in all', limit: IN_ALL_KB, bytes: home.all },
  ]
    .map(({ figure, limit, bytes }) => ({
      figure,
      asked: `≤ ${limit} KB gzip`,
      measured: `${kilobytes(bytes)} KB`,
      met: bytes <= limit * KB,
    }))
    .concat({
      figure: 'fetched from another host',
      asked: 'nothing',
      measured: others.join(', ') || 'nothing',
      met: others.length === 0,
    });
}

function kilobytes(bytes: number): string {
  return (bytes / KB).toFixed(1);
}
