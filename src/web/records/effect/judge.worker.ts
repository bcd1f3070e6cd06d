/**
 * Judges expectations in a thread of its own. Its first message says that it runs, and names the lock that it holds for as
 * long as it does: browsers tell a page in no other way that a worker has died. Null on a page without locks.
 */
import { serveJudge } from './serve-judge.ts';

serveJudge(self);
if ('locks' in navigator) {
  const name = `judge ${Math.random()}`;
  void navigator.locks.request(name, () => {
    self.postMessage(name);
    return new Promise(() => {});
  });
} else {
  self.postMessage(null);
}
