/** A short attack with links to searches; `npm run faults` attacks longer. */
import { beforeAll, describe, expect, test } from 'vitest';
import { buildWeb, isBuilt } from '../../scripts/web-build.ts';
import { answeredPages } from './answered-pages.ts';
import { MAX_LATE_HEALTH } from './bystanders.ts';

const SOCKETS = 200;
const ATTACK_SECONDS = 4;
/** More than the server may have in its control group: where there is none, shared pages count too. */
const LIMIT_BYTES = 400_000_000;
/** Killed processes are null where there is no control group. */
const UNHARMED = {
  isAlive: true,
  kills: expect.toSatisfy((kills: number | null) => (kills ?? 0) === 0),
  lost: 0,
  failedSignIns: 0,
};

beforeAll(async () => {
  if (!(await isBuilt())) await buildWeb();
});

// Other systems have only one loopback address, 127.0.0.1.
describe.skipIf(process.platform !== 'linux')('W3 links to searches on many connections', () => {
  test('neither end a server of 320 MB nor stop the others', async () => {
    const asked = await answeredPages('one address', SOCKETS, ATTACK_SECONDS, 0, 1);
    expect(asked).toMatchObject(UNHARMED);
    expect(asked).toMatchObject({ failedHealth: 0, failedVisits: 0 });
    expect(asked.mostBytes).toBeLessThan(LIMIT_BYTES);
    expect(asked.lateHealth).toBeLessThanOrEqual(MAX_LATE_HEALTH);
    // Beyond the limit, and while others wait, a page comes without its answer.
    expect(asked.plain).toBeGreaterThan(0);
  });

  // How quick others are is measured at length: on a busy machine, reading so many members takes seconds.
  test('and from many addresses, for 5,000 members, do not end it either', async () => {
    const asked = await answeredPages('many addresses', SOCKETS, ATTACK_SECONDS, 5_000, 1);
    expect(asked).toMatchObject(UNHARMED);
    expect(asked.mostBytes).toBeLessThan(LIMIT_BYTES);
  });
});
