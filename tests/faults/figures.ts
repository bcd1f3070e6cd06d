/** What was measured, in the words and tables of docs/reliability.md. Pure. */
import { table } from '../bench/report.ts';
import type { MeasuredMemory, Memory } from './memory.ts';
import type { Outcome } from './outcome.ts';
import type { Figures } from './reliability-report.ts';
import type { SmallMachine } from './small-machine.ts';
import type { Stopped } from './stop-under-load.ts';

const MB = 1_000_000;
const SECOND_MS = 1_000;

export function skipped(reason: string): Figures {
  return { short: `skipped: ${reason}`, full: `Skipped: ${reason}.` };
}

export function outcomeFigures(outcomes: readonly Outcome[]): Figures {
  const total = (figure: 'rounds' | 'lost' | 'twice' | 'notStarted') =>
    count(outcomes.reduce((sum, outcome) => sum + outcome[figure], 0));
  return {
    short: `${total('rounds')} rounds: ${total('lost')} lost, ${total('twice')} twice, ${total('notStarted')} that did not start`,
    full: table(
      [
        'fault',
        'rounds',
        'members answered',
        'accounts and sessions answered',
        'lost',
        'twice',
        'did not start',
        'slowest recovery, s',
      ],
      outcomes.map((o) => [
        o.fault,
        ...[o.rounds, o.members, o.accounts, o.lost, o.twice, o.notStarted].map(count),
        seconds(o.recoveryMs),
      ]),
    ),
  };
}

export function stopFigures({ rounds, answered, reset, failed, stopMs }: Stopped): Figures {
  return {
    short: `${count(rounds)} stops: ${count(reset)} requests cut off`,
    full: table(
      ['stops', 'requests answered', 'cut off', 'exit codes other than 0', 'slowest stop, s'],
      [[count(rounds), count(answered), count(reset), count(failed), seconds(stopMs)]],
    ),
  };
}

export function memoryFigures({ started, loaded }: MeasuredMemory): Figures {
  const cells = ({ serverBytes, postgresBytes }: Memory) =>
    [serverBytes, postgresBytes, serverBytes + postgresBytes].map(megabytes);
  const [, , atStart] = cells(started);
  const [, , underLoad] = cells(loaded);
  return {
    short: `${atStart} MB just started, ${underLoad} MB after a load`,
    full: table(
      ['memory, MB', 'server', 'Postgres', 'together'],
      [
        ['just started', ...cells(started)],
        ['after 30 s of load', ...cells(loaded)],
      ],
    ),
  };
}

export function limitFigures(runs: readonly SmallMachine[]): Figures {
  const kills = runs.reduce((sum, run) => sum + run.kills, 0);
  return {
    short: `${count(kills)} processes killed for want of memory`,
    full: table(
      ['run', 'allowed, MB', 'held at most, MB', 'killed for want of memory', 'ready after, s'],
      runs.map(({ what, limitBytes, mostBytes, kills, startMs }) => [
        what,
        megabytes(limitBytes),
        megabytes(mostBytes),
        count(kills),
        seconds(startMs),
      ]),
    ),
  };
}

function megabytes(bytes: number): string {
  return count(Math.round(bytes / MB));
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

function seconds(milliseconds: number): string {
  return (milliseconds / SECOND_MS).toFixed(1);
}
