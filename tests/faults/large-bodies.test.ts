/** A short attack with the largest bodies; `npm run faults` attacks longer, and measures how soon the server answers. */
import { expect, test } from 'vitest';
import { MAX_LATE_HEALTH } from './bystanders.ts';
import { largeBodies, SENDERS } from './large-bodies.ts';

const SOCKETS = 200;
const ATTACK_SECONDS = 4;
/** More than the server may have in its control group: where there is none, shared pages count too. */
const LIMIT_BYTES = 400_000_000;

// Other systems have only one loopback address, 127.0.0.1.
test.skipIf(process.platform !== 'linux').each(SENDERS)(
  'W3 U1 the largest bodies of %s neither end a server of 320 MB nor keep its health check waiting for 300 ms',
  async (senders) => {
    const sent = await largeBodies(senders, SOCKETS, ATTACK_SECONDS);
    expect(sent).toMatchObject({ isAlive: true, failedHealth: 0, failedSignIns: 0 });
    expect(sent.lateHealth).toBeLessThanOrEqual(MAX_LATE_HEALTH);
    expect(sent.failedVisits).toBe(0);
    expect(sent.kills ?? 0).toBe(0);
    expect(sent.mostBytes).toBeLessThan(LIMIT_BYTES);
    const [accepted] = Object.keys(sent.statuses).filter((status) => /^2/.test(status));
    expect(accepted).toBeUndefined();
    // Visitors have a budget of their own, so that they keep no admin from importing 5,000 members.
    if (senders === 'visitors') expect(sent.refusedImports).toBe(0);
  },
);
