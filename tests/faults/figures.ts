/** The figures as the texts and tables of docs/reliability.md. Pure. */
import { table } from '../bench/report.ts';
import type { Endured } from './absent-database.ts';
import type { PagesAsked } from './answered-pages.ts';
import type { Noticed } from './bystanders.ts';
import type { Attacked } from './costly-reads.ts';
import type { Guessing } from './guessing.ts';
import type { BodiesSent } from './large-bodies.ts';
import type { MeasuredMemory, Memory } from './memory.ts';
import type { Outcome } from './outcome.ts';
import type { Figures } from './reliability-report.ts';
import type { SmallMachine } from './small-machine.ts';
import type { Survived } from './small-server.ts';
import type { Sample, Soaked } from './soak.ts';
import type { Stopped } from './stop-under-load.ts';

const BYTES_PER_MB = 1_000_000;
const MS_PER_SECOND = 1_000;

export function skipped(reason: string): Figures {
  return { short: `skipped: ${reason}`, full: `Skipped: ${reason}.` };
}

export function outcomeFigures(outcomes: readonly Outcome[]): Figures {
  const total = (figure: 'rounds' | 'lost' | 'duplicated' | 'failedStarts') =>
    count(outcomes.reduce((sum, outcome) => sum + outcome[figure], 0));
  return {
    short: `${total('rounds')} rounds: ${total('lost')} lost, ${total('duplicated')} duplicated, ${total('failedStarts')} failed starts`,
    full: table(
      [
        'fault',
        'rounds',
        'members acknowledged',
        'accounts and sessions acknowledged',
        'lost',
        'duplicated',
        'failed starts',
        'slowest recovery, s',
      ],
      outcomes.map((o) => [
        o.fault,
        ...[o.rounds, o.members, o.accounts, o.lost, o.duplicated, o.failedStarts].map(count),
        seconds(o.recoveryMs),
      ]),
    ),
  };
}

export function absenceFigures(endured: readonly Endured[]): Figures {
  const slowest = (figure: 'slowestMs' | 'slowestHealthMs' | 'recoveryMs') =>
    seconds(Math.max(...endured.map((absence) => absence[figure])));
  const failed = endured.reduce((sum, absence) => sum + absence.failed.length, 0);
  return {
    short: `${count(failed)} requests failed otherwise; slowest answer ${slowest('slowestMs')} s, slowest health ${slowest('slowestHealthMs')} s, recovered after ${slowest('recoveryMs')} s`,
    full: table(
      [
        'database',
        'absent, s',
        'requests',
        'failed otherwise',
        'slowest answer, s',
        'slowest health, s',
        'recovered after, s',
      ],
      endured.map((absence) => [
        absence.what,
        count(absence.seconds),
        count(absence.requests),
        count(absence.failed.length),
        seconds(absence.slowestMs),
        seconds(absence.slowestHealthMs),
        seconds(absence.recoveryMs),
      ]),
    ),
  };
}

export function costlyFigures(attacks: readonly Attacked[]): Figures {
  const most = (figure: 'slowestHealthMs' | 'mostBytes') =>
    Math.max(...attacks.map((attack) => attack[figure]));
  return {
    short: `slowest health ${count(Math.round(most('slowestHealthMs')))} ms, at most ${megabytes(most('mostBytes'))} MB`,
    full: table(
      [
        'attackers',
        'connections',
        'seconds',
        'costly reads answered',
        'refused',
        'health p99, ms',
        'slowest health, ms',
        'slowest sign-in, ms',
        'failed sign-ins',
        'visits',
        'failed visits',
        'memory, MB',
      ],
      attacks.map((attack) => [
        attack.from,
        ...[attack.sockets, attack.seconds, attack.answered, attack.refused].map(count),
        ...[attack.healthMs99, attack.slowestHealthMs, attack.slowestSignInMs].map((ms) =>
          count(Math.round(ms)),
        ),
        ...[attack.failedSignIns, attack.visits, attack.failedVisits].map(count),
        megabytes(attack.mostBytes),
      ]),
    ),
  };
}

export function bodyFigures(sent: readonly BodiesSent[]): Figures {
  return {
    short: shortSurvival(sent),
    full: table(
      ['bodies of', 'connections', 'seconds', 'answers by status', 'refused imports', ...SURVIVAL],
      sent.map((attack) => [
        attack.senders,
        ...[attack.sockets, attack.seconds].map(count),
        Object.entries(attack.statuses)
          .map(([status, times]) => `${status}: ${count(times)}`)
          .join(', '),
        count(attack.refusedImports),
        ...survivalCells(attack),
      ]),
    ),
  };
}

export function pageFigures(asked: readonly PagesAsked[]): Figures {
  return {
    short: shortSurvival(asked),
    full: table(
      [
        'attackers',
        'members added',
        'connections',
        'seconds',
        'pages with answer',
        'without',
        'lost',
        ...SURVIVAL,
      ],
      asked.map((attack) => [
        attack.from,
        ...[
          attack.members,
          attack.sockets,
          attack.seconds,
          attack.answered,
          attack.plain,
          attack.lost,
        ].map(count),
        ...survivalCells(attack),
      ]),
    ),
  };
}

const SURVIVAL = [
  'health p99, ms',
  'slowest health, ms',
  'slowest sign-in, ms',
  'failed sign-ins',
  'visits',
  'failed visits',
  'OOM kills',
  'peak, MB',
];

function survivalCells(attack: Noticed & Survived): string[] {
  return [
    ...[attack.healthMs99, attack.slowestHealthMs, attack.slowestSignInMs].map((ms) =>
      count(Math.round(ms)),
    ),
    ...[attack.failedSignIns, attack.visits, attack.failedVisits].map(count),
    attack.kills === null ? 'no control group' : count(attack.kills),
    megabytes(attack.mostBytes),
  ];
}

function shortSurvival(attacks: readonly (Noticed & Survived)[]): string {
  const slowest = Math.max(...attacks.map((attack) => attack.slowestHealthMs));
  const most = Math.max(...attacks.map((attack) => attack.mostBytes));
  const kills = attacks.reduce((sum, attack) => sum + (attack.kills ?? 0), 0);
  return `slowest health ${count(Math.round(slowest))} ms, at most ${megabytes(most)} MB, ${count(kills)} OOM kills`;
}

export function guessingFigures({ checked, refused, seconds, ownerStatus }: Guessing): Figures {
  const owner = ownerStatus === 200 ? 'signed in' : `refused with ${ownerStatus}`;
  return {
    short: `${count(checked)} of ${count(checked + refused)} guesses checked; the owner ${owner}`,
    full: table(
      ['guesses', 'checked', 'refused', 'seconds', 'owner during the guessing'],
      [[...[checked + refused, checked, refused].map(count), seconds.toFixed(1), owner]],
    ),
  };
}

export function stopFigures({ rounds, answered, reset, failed, stopMs }: Stopped): Figures {
  return {
    short: `${count(rounds)} stops: ${count(reset)} requests cut off`,
    full: table(
      ['stops', 'requests answered', 'cut off', 'nonzero exit codes', 'slowest stop, s'],
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
    short: `${atStart} MB after start, ${underLoad} MB under load`,
    full: table(
      ['memory, MB', 'server', 'Postgres', 'total'],
      [
        ['after start', ...cells(started)],
        ['after 30 s of load', ...cells(loaded)],
      ],
    ),
  };
}

export function limitFigures(runs: readonly SmallMachine[]): Figures {
  const kills = runs.reduce((sum, run) => sum + run.kills, 0);
  return {
    short: `${count(kills)} processes killed by the OOM killer`,
    full: table(
      ['run', 'limit, MB', 'peak, MB', 'OOM kills', 'ready after, s'],
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

/** The minutes in the table; the last one is added. */
const SHOWN_MINUTES: ReadonlySet<number> = new Set([0, 1, 2, 5, 10, 20, 30, 45, 60, 75, 90, 105]);

export function soakFigures(soaked: Soaked): Figures {
  const { samples, seconds: lasted, limitBytes, mostBytes, kills, requests, failures } = soaked;
  const shown = samples.filter(
    (sample) => SHOWN_MINUTES.has(sample.minute) || sample === samples.at(-1),
  );
  const minutes = count(Math.round(lasted / 60));
  return {
    short: `${minutes} minutes: at most ${megabytes(mostBytes)} MB, ${count(kills)} processes killed`,
    full: [
      table(
        ['minute', 'Node', 'its heap in use', 'its heap', 'Postgres', 'resident', 'unreclaimable'],
        shown.map((sample) => soakCells(sample)),
      ),
      `${count(requests)} requests in ${minutes} minutes, ${count(failures.length)} of them failed; at most ${megabytes(mostBytes)} of ${megabytes(limitBytes)} MB were unreclaimable, and ${count(kills)} processes were killed.`,
    ].join('\n\n'),
  };
}

export function soakCells(sample: Sample): string[] {
  const { nodeBytes, heapUsedBytes, heapTotalBytes, postgresBytes, residentBytes, groupBytes } =
    sample;
  const bytes = [
    nodeBytes,
    heapUsedBytes,
    heapTotalBytes,
    postgresBytes,
    residentBytes,
    groupBytes,
  ];
  return [count(sample.minute), ...bytes.map(megabytes)];
}

function megabytes(bytes: number): string {
  return count(Math.round(bytes / BYTES_PER_MB));
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

function seconds(milliseconds: number): string {
  return (milliseconds / MS_PER_SECOND).toFixed(1);
}
