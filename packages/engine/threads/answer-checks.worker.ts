/**
 * Checks expected answers in a thread of its own. Its first message reports that it runs, and names the lock that it holds
 * while it does: a page has no other way to learn that a worker has died. Where the browser has no locks, or denies them as
 * it does where it blocks storage, the message is null.
 */
import { createAnswerChecks } from './answer-checks.ts';
import { serve } from './calls.ts';

serve(createAnswerChecks(), self);
const withoutLock = () => self.postMessage(null);
if ('locks' in navigator) {
  const name = `answer checks ${Math.random()}`;
  navigator.locks
    .request(name, () => {
      self.postMessage(name);
      return new Promise(() => {});
    })
    .catch(withoutLock);
} else {
  withoutLock();
}
