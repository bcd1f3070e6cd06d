/**
 * A slow phone on a slow network, as Lighthouse's mobile preset and the browser's own tools define it. The browser slows
 * the network and the page's thread. It cannot slow workers, so their computing time is read from a trace and added to
 * the figures.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';

/** How many times slower the processor is. */
export const SLOWDOWN = 4;

/** "Slow 4G" of Chromium's tools. */
const LATENCY_MS = 562.5;
const DOWN_BYTES_PER_SECOND = (1_440 * 1_000) / 8;
const UP_BYTES_PER_SECOND = (675 * 1_000) / 8;

const MICROSECONDS_PER_MS = 1_000;

export async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_BYTES_PER_SECOND,
    uploadThroughput: UP_BYTES_PER_SECOND,
  });
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** Runs `visit` and returns how long workers computed during it, in milliseconds at full speed. */
export async function workerTime(
  browser: Browser,
  page: Page,
  visit: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await visit();
  const trace = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const workers = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'DedicatedWorker thread')
      .map(threadOf),
  );
  const microseconds = trace.traceEvents
    .filter((event) => event.ph === 'X' && event.name === 'ThreadControllerImpl::RunTask')
    .filter((event) => workers.has(threadOf(event)))
    .reduce((sum, { dur = 0 }) => sum + dur, 0);
  return microseconds / MICROSECONDS_PER_MS;
}
