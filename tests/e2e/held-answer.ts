/** An answer of the server that reaches the page late: after what the test does in the meantime. */
import type { Page, Request } from '@playwright/test';

export interface HeldAnswer {
  /** Resolves when the server has answered. */
  readonly isAnswered: Promise<void>;
  /** Lets the answer through, and waits until the page has read it. */
  arrive(): Promise<void>;
}

/** Holds back the answer to the next request that `address` matches. */
export async function holdNextAnswer(page: Page, address: string | RegExp): Promise<HeldAnswer> {
  const answered = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let held: Request | undefined;
  await page.route(
    address,
    async (route) => {
      held = route.request();
      const response = await route.fetch();
      answered.resolve();
      await released.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return {
    isAnswered: answered.promise,
    async arrive() {
      const finished = page.waitForEvent('requestfinished', (request) => request === held);
      released.resolve();
      await finished;
      // By the next frame, the page has read it.
      await page.evaluate(
        () => new Promise((done) => setTimeout(() => requestAnimationFrame(done))),
      );
    },
  };
}

/** Makes the panel read its lists again, as when the user returns to its tab. */
export async function returnToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
