/** The server's figures as tables, with their targets. */
import { OURS } from './pathfinder-server.ts';
import { type Target, table, targetTable } from './report.ts';
import type { Measured, PaceOfServer } from './server.ts';
import { INSTALL_SUPABASE_LITE, SUPABASE_LITE } from './supabase-lite-server.ts';

const TIMES_THE_PEER = 5;
/** Minimum member lists per second, by connections. */
const MIN_PER_SECOND: ReadonlyMap<number, number> = new Map([
  [8, 2_551],
  [32, 5_017],
]);
const MEMORY_MB = 320;
const FIRST_START_MS = 3_000;
const RESTART_MS = 500;

export function serverFigures({ paces, upkeep }: Measured): string {
  const answered = table(
    ['request', 'connections', 'server', 'responses per second', 'p50, ms', 'p99, ms'],
    paces.map(({ request, connections, server, pace }) => [
      request,
      String(connections),
      server,
      count(pace.perSecond),
      pace.p50.toFixed(1),
      pace.p99.toFixed(1),
    ]),
  );
  const kept = table(
    ['server', 'first start to ready, ms', 'restart to ready, ms', 'memory, MB'],
    upkeep.map(({ server, firstStart, restart, memory }) => [
      server,
      count(firstStart),
      count(restart),
      count(memory),
    ]),
  );
  const alone = `${SUPABASE_LITE} was not installed, so it was not measured. To install it: \`${INSTALL_SUPABASE_LITE}\``;
  const note = upkeep.length === 1 ? [alone] : [];
  return [answered, kept, ...note, targetTable(targets({ paces, upkeep }))].join('\n\n');
}

function targets({ paces, upkeep }: Measured): Target[] {
  const [ours] = upkeep;
  if (ours === undefined) throw new Error('Nothing was measured.');
  return [
    ...noSlower(paces),
    ...timesThePeer(paces.filter(({ request }) => request === 'member list')),
    atMost(
      'first start to ready, without the build of the page',
      FIRST_START_MS,
      ours.firstStart,
      'ms',
    ),
    atMost('memory after reopening and 1,000 reads', MEMORY_MB, ours.memory, 'MB'),
    atMost('restart to ready', RESTART_MS, ours.restart, 'ms'),
  ];
}

function noSlower(paces: readonly PaceOfServer[]): Target[] {
  const lists = paces.filter(({ request, server }) => request === 'member list' && server === OURS);
  return lists.map(({ connections, pace }) => {
    const least = MIN_PER_SECOND.get(connections) ?? 0;
    return {
      figure: `member lists per second, ${connections} at a time`,
      target: least === 0 ? '–' : `≥ ${count(least)}`,
      measured: count(pace.perSecond),
      met: pace.perSecond >= least,
    };
  });
}

/** None if the peer was not measured. */
function timesThePeer(paces: readonly PaceOfServer[]): Target[] {
  const byConnections = Map.groupBy(paces, ({ connections }) => connections);
  return [...byConnections].flatMap(([connections, [ours, peer]]) => {
    if (ours === undefined || peer === undefined) return [];
    const times = ours.pace.perSecond / peer.pace.perSecond;
    return {
      figure: `member lists per second over ${peer.server}'s, ${connections} at a time`,
      target: `≥ ${TIMES_THE_PEER} times`,
      measured: `${times.toFixed(1)} times`,
      met: times >= TIMES_THE_PEER,
    };
  });
}

function atMost(figure: string, limit: number, value: number, unit: string): Target {
  return {
    figure,
    target: `≤ ${count(limit)} ${unit}`,
    measured: `${count(value)} ${unit}`,
    met: value <= limit,
  };
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
