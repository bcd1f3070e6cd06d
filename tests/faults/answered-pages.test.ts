/** A short attack with links to searches; `npm run faults` attacks longer. */
import { beforeAll, expect, test } from 'vitest';
import { buildWeb, isBuilt } from '../../scripts/web-build.ts';
import { answeredPages } from './answered-pages.ts';

const SOCKETS = 200;
const ATTACK_SECONDS = 4;
/** More than the server may have in its control group: where there is none, shared pages count too. */
const LIMIT_BYTES = 400_000_000;
/** Looser than the limit in docs/reliability.md, since other tests share the machine. */
const HEALTH_LIMIT_MS = 2_000;

beforeAll(async () => {
  if (!(await isBuilt())) await buildWeb();
});

// Other systems have only one loopback address, 127.0.0.1.
const ATTACKS = [
  { from: 'one address', members: 0 },
  { from: 'many addresses', members: 5_000 },
] as const;

test.skipIf(process.platform !== 'linux').each(ATTACKS)(
  'W3 links to searches from $from, with $members members more, neither end a server of 320 MB nor stop the others',
  async ({ from, members }) => {
    const asked = await answeredPages(from, SOCKETS, ATTACK_SECONDS, members, 1);
    expect(asked).toMatchObject({ isAlive: true, lost: 0, failedHealth: 0, failedSignIns: 0 });
    expect(asked.failedVisits).toBe(0);
    expect(asked.kills ?? 0).toBe(0);
    expect(asked.mostBytes).toBeLessThan(LIMIT_BYTES);
    expect(asked.slowestHealthMs).toBeLessThan(HEALTH_LIMIT_MS);
    // Beyond the limit, and while others wait, a page comes without its answer.
    expect(asked.plain).toBeGreaterThan(0);
  },
);
