/** What was measured of the server, as tables, beside what was asked for. */
import { BRING_SUPABASE_LITE, SUPABASE_LITE } from './peers/supabase-lite.ts';
import { type Target, table, targetTable } from './report.ts';
import type { Measured, PaceOfServer } from './server.ts';

const TIMES_THE_PEER = 5;
const MEMORY_MB = 400;
const RESTART_MS = 1_000;

export function serverFigures({ paces, upkeep }: Measured): string {
  const answered = table(
    ['asked', 'connections', 'server', 'answers per second', 'p50, ms', 'p99, ms'],
    paces.map(({ asked, connections, server, pace }) => [
      asked,
      String(connections),
      server,
      count(pace.perSecond),
      pace.p50.toFixed(1),
      pace.p99.toFixed(1),
    ]),
  );
  const kept = table(
    ['server', 'restart to ready, ms', 'memory, MB'],
    upkeep.map(({ server, restart, memory }) => [server, count(restart), count(memory)]),
  );
  const alone = `${SUPABASE_LITE} was not there to be measured. This brings it: \`${BRING_SUPABASE_LITE}\``;
  const note = upkeep.length === 1 ? [alone] : [];
  return [answered, kept, ...note, targetTable(targets({ paces, upkeep }))].join('\n\n');
}

function targets({ paces, upkeep }: Measured): Target[] {
  const [ours] = upkeep;
  if (ours === undefined) throw new Error('Nothing was measured.');
  return [
    ...timesThePeer(paces.filter(({ asked }) => asked === 'member list')),
    atMost('memory after reopening and 1,000 reads', MEMORY_MB, ours.memory, 'MB'),
    atMost('restart to ready', RESTART_MS, ours.restart, 'ms'),
  ];
}

/** None where the peer was not measured. */
function timesThePeer(paces: readonly PaceOfServer[]): Target[] {
  const byConnections = Map.groupBy(paces, ({ connections }) => connections);
  return [...byConnections].flatMap(([connections, [ours, peer]]) => {
    if (ours === undefined || peer === undefined) return [];
    const times = ours.pace.perSecond / peer.pace.perSecond;
    return {
      figure: `member lists per second over ${peer.server}'s, ${connections} at a time`,
      asked: `≥ ${TIMES_THE_PEER} times`,
      measured: `${times.toFixed(1)} times`,
      met: times >= TIMES_THE_PEER,
    };
  });
}

function atMost(figure: string, limit: number, value: number, unit: string): Target {
  return {
    figure,
    asked: `≤ ${count(limit)} ${unit}`,
    measured: `${count(value)} ${unit}`,
    met: value <= limit,
  };
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
